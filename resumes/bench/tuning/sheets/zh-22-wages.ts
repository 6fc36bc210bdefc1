import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** From Hong Kong: British dates, a table of jobs with reasons for leaving, salaries. */
export const sheet: Sheet = {
  language: 'zh',
  traditional: true,
  hasRules: true,
  columns: { 5: [18, 28, 20, 14, 20], 4: [18, 32, 18, 32], 2: [18, 82] },
  facts: {
    name: ['歐陽志明', '歐陽志明 AU YEUNG Chi Ming', 'Au Yeung Chi Ming'],
    dateOfBirth: '1983-08-28',
    nationality: ['HK', 'CN'],
    email: 'cm.auyeung@example.hk',
    phone: '9876 0000',
    currentAddress: '新界元朗天水圍天耀邨耀盛樓1523室',
    positionAppliedFor: '電力工程督導員',
    pastIndustry: [...industry('zh', 'construction', 'electronics', 'solar'), '機電', '屋宇'],
  },
  positions: [
    { title: '助理管工', organisation: '永明機電工程有限公司', start: '2016-01', end: 'present' },
    { title: '電氣技工', organisation: '中港電業', start: '2008-05', end: '2015-12' },
    { title: '學徒', organisation: '九龍巴士維修廠', start: '2003-09', end: '2008-04' },
  ],
  text: `
^ # 職位申請表
申請職位 || 電力工程督導員 || 要求薪金 || HK$28,000
中文姓名 || 歐陽志明 || 英文姓名 || AU YEUNG Chi Ming
出生日期 || 28/8/1983 || 國籍 || 中國香港
身份證號碼 || A000000(0) || 婚姻狀況 || 已婚
手提電話 || 9876 0000 || 電郵 || cm.auyeung@example.hk
住址 || 新界元朗天水圍天耀邨耀盛樓1523室
## 學歷
年份 || 學校 || 程度 || 成績
2000 – 2003 || 屯門工業學院 || 電機工程文憑 || 合格
## 工作經驗
年份 || 公司名稱 || 職位 || 月薪 || 離職原因
1/2016 – 現在 || 永明機電工程有限公司 || 助理管工 || 25,000 || —
5/2008 – 12/2015 || 中港電業 || 電氣技工 || 18,000 || 轉換環境
9/2003 – 4/2008 || 九龍巴士維修廠 || 學徒 || 6,500 || 完成學徒訓練
## 專業資格
A級電業工程人員註冊證明書（2010）
## 諮詢人
姓名 || 李國強 || 職位 || 工程經理
公司 || 永明機電工程有限公司 || 電話 || 9123 0000
## 聲明
本人聲明以上資料正確無誤。
簽署：歐陽志明　日期：3/6/2024
`,
};
