import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** From Hong Kong: English beside Chinese, the newest job as a paragraph. */
export const sheet: Sheet = {
  language: 'zh',
  traditional: true,
  facts: {
    name: [
      '黃詠詩',
      'Wong Wing Sze',
      '黃詠詩 Wong Wing Sze',
      '黃詠詩 (Wong Wing Sze)',
      '黃詠詩（Wong Wing Sze）',
    ],
    dateOfBirth: '1992-07-15',
    nationality: null,
    email: 'wingsze.wong@example.hk',
    phone: '+852 5123 4567',
    currentAddress: '香港新界沙田大圍美田路18號嘉峰花園3座12樓B室',
    positionAppliedFor: '高級會計主任',
    pastIndustry: [
      ...industry('zh', 'trade'),
      '會計',
      '核數',
      '金融',
      '財務',
      '审计',
      '審計',
      '商業服務',
    ],
  },
  positions: [
    {
      title: '會計主任',
      organisation: '恆達貿易（香港）有限公司',
      start: '2018-09',
      end: 'present',
    },
    {
      title: '核數師',
      organisation: '梁何會計師事務所',
      start: '2015-08',
      end: '2018-08',
      accepted: { title: ['助理核數師'] },
    },
    { title: '暑期實習生', organisation: '新界商業銀行', start: '2014-06', end: '2014-08' },
  ],
  columns: { 2: [26, 74] },
  text: `
# 黃詠詩 Wong Wing Sze
地址：香港新界沙田大圍美田路18號嘉峰花園3座12樓B室
電話：+852 5123 4567　　電郵：wingsze.wong@example.hk
出生日期：15/07/1992
申請職位：高級會計主任
## 工作經驗
2018年9月至今 || **會計主任**，恆達貿易（香港）有限公司\\\\- 處理全套賬目及每月報表\\\\- 監督兩名會計文員
2015年8月 – 2018年8月 || **核數師**，梁何會計師事務所\\\\- 審核中小企業年度帳目
2014年6月 – 2014年8月 || **暑期實習生**，新界商業銀行\\\\- 協助分行櫃位服務
## 學歷
2011 – 2015 || 維港大學 工商管理學士（會計）
2005 – 2011 || 沙田官立英文中學
## 專業資格
2018 || 香港註冊會計師
## 語言
粵語（母語）、英語（流利）、普通話（良好）
`,
};
