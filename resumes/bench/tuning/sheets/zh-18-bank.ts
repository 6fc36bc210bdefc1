import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** From Taiwan, as exported by a job bank: numbered jobs, the firm's industry and the duration. */
export const sheet: Sheet = {
  language: 'zh',
  traditional: true,
  columns: { 2: [22, 78], 4: [18, 32, 18, 32] },
  facts: {
    name: ['吳宗翰', '吳宗翰 (Tsung-Han Wu)', '吳宗翰 Tsung-Han Wu', 'Tsung-Han Wu'],
    dateOfBirth: '1990-12-01',
    nationality: null,
    email: 'tsunghan.wu@example.com.tw',
    phone: '0955-123-000',
    currentAddress: '桃園市中壢區中央西路二段30號8樓之2',
    positionAppliedFor: ['品保工程師', '品保工程師、製程工程師'],
    pastIndustry: [
      ...industry('zh', 'electronics', 'solar'),
      '光電',
      '太陽能',
      '電路板',
      '印刷電路',
    ],
  },
  positions: [
    { title: '品保課長', organisation: '鴻昇光電股份有限公司', start: '2020-08', end: 'present' },
    {
      title: '製程品管工程師',
      organisation: '鴻昇光電股份有限公司',
      start: '2017-03',
      end: '2020-07',
    },
    { title: '品管助理', organisation: '大有電路板工業', start: '2014-10', end: '2017-02' },
  ],
  text: `
更新日：2024/05/20 >> 代碼：0000000000000
# 吳宗翰 (Tsung-Han Wu)
男　33歲　役畢　|　希望職務：品保工程師、製程工程師
## 個人資料
出生日期 || 1990年12月1日 || 婚姻狀態 || 已婚
行動電話 || 0955-123-000 || 住家電話 || 03-555-0100
E-mail || tsunghan.wu@example.com.tw
聯絡地址 || 桃園市中壢區中央西路二段30號8樓之2
駕駛執照 || 普通小型車、普通重型機車
## 求職條件
希望性質 || 全職工作
希望待遇 || 面議
希望地點 || 桃園市、新竹縣市
## 學歷
最高 || 明新北科技大學　電子工程系　大學畢業　2009/9~2013/6
## 工作經歷
總年資：9~10年工作經驗
**1. 品保課長**
鴻昇光電股份有限公司（光電業 500人以上）　桃園市龜山區
2020/8~仍在職　3年10個月
客訴8D處理、供應商稽核，管理5人
**2. 製程品管工程師**
鴻昇光電股份有限公司（光電業 500人以上）　桃園市龜山區
2017/3~2020/7　3年5個月
統計製程管制、良率分析
**3. 品管助理**
大有電路板工業（印刷電路板製造業 100~500人）　桃園市蘆竹區
2014/10~2017/2　2年5個月
進料檢驗
## 語文能力
英文 || 聽/中等、說/中等、讀/精通、寫/中等
## 推薦人
王大明　明新北科技大學　教授　電話：03-555-0123　wang@example.edu.tw
`,
};
