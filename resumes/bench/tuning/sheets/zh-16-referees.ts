import type { Sheet } from '../sheet.ts';

/** From Hong Kong: English words in a Chinese CV, the expected salary, two referees. */
export const sheet: Sheet = {
  language: 'zh',
  traditional: true,
  columns: { 2: [24, 76] },
  facts: {
    name: [
      '何家俊',
      'Ho Ka Chun, Jason',
      'Ho Ka Chun',
      'Jason Ho',
      '何家俊 Jason Ho',
      '何家俊 HO Ka Chun, Jason',
    ],
    dateOfBirth: null,
    nationality: null,
    email: 'jason.ho@example.com.hk',
    phone: '(852) 6123 4567',
    currentAddress: '九龍觀塘翠屏道19號翠屏邨翠楠樓2204室',
    positionAppliedFor: '物業主任',
    pastIndustry: ['物業', '地產', '房地產', '房地产', '物业', '不動產', '保安'],
  },
  positions: [
    {
      title: '助理物業主任',
      organisation: '怡景物業管理有限公司',
      start: '2019-11',
      end: 'present',
    },
    { title: '客戶服務大使', organisation: '維多利亞港灣酒店', start: '2016-06', end: '2019-10' },
    { title: '兼職售貨員', organisation: '大昌書店', start: '2014', end: '2016' },
  ],
  text: `
^ # 個人履歷
姓名 || 何家俊 HO Ka Chun, Jason
住址 || 九龍觀塘翠屏道19號翠屏邨翠楠樓2204室
聯絡電話 || (852) 6123 4567
電郵地址 || jason.ho@example.com.hk
應徵職位 || 物業主任
## 工作經驗
11/2019 – 現在 || **怡景物業管理有限公司**\\\\職位：助理物業主任\\\\- 處理住戶查詢及投訴\\\\- 監督清潔及保安承辦商
6/2016 – 10/2019 || **維多利亞港灣酒店**\\\\職位：客戶服務大使\\\\- 大堂接待
2014 – 2016 || **大昌書店**\\\\職位：兼職售貨員
## 教育程度
2010 – 2016 || 香港公開進修學院　酒店管理高級文憑
2004 – 2010 || 觀塘官立中學　香港中學文憑試
## 語言
廣東話（母語）、英語（良好）、普通話（流利）
## 其他資料
要求待遇：HK$23,000
可到職日期：一個月通知
## 諮詢人
陳大文先生，怡景物業管理有限公司高級物業經理，電話 2345 0000
李美儀小姐，chan@example.com.hk
`,
};
