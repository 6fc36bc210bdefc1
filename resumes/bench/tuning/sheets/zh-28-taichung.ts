import type { Sheet } from '../sheet.ts';

/**
 * From Taiwan: an address on several lines with a door number, titles after the firm, an industry
 * for each.
 */
export const sheet: Sheet = {
  language: 'zh',
  traditional: true,
  columns: { 2: [25, 75] },
  facts: {
    name: ['林佳穎', '林佳穎 Lin, Chia-Ying', '林佳穎（Lin, Chia-Ying）', 'Lin, Chia-Ying'],
    dateOfBirth: '1987-04-28',
    nationality: 'TW',
    email: 'cy.lin@example.tw',
    phone: '(04) 2255-0100',
    currentAddress: [
      '407 台中市西屯區河南路二段262號之3 9樓',
      '台中市西屯區河南路二段262號之3 9樓',
    ],
    positionAppliedFor: '業務副理',
    pastIndustry: ['自行車', '運動', '製造', '機械', '體育'],
  },
  positions: [
    {
      title: '國外業務課長',
      organisation: '峰輪自行車工業股份有限公司',
      start: '2016-02',
      end: 'present',
    },
    { title: '業務專員', organisation: '昇陽五金企業有限公司', start: '2012-08', end: '2016-01' },
    { title: '門市人員', organisation: '日和咖啡', start: '2011-07', end: '2012-07' },
  ],
  text: `
# 林佳穎（Lin, Chia-Ying）
## 個人資料
生日 || 1987 / 04 / 28
國籍 || 中華民國（台灣）
聯絡電話 || (04) 2255-0100
E-mail || cy.lin@example.tw
居住地址 || 407 台中市西屯區河南路二段262號之3 9樓
戶籍地 || 彰化縣員林市中山路一段5號
希望職稱 || 業務副理
## 經歷
峰輪自行車工業股份有限公司　國外業務課長 >> 2016年2月～現在
產業：自行車製造業
負責歐洲品牌客戶之開發，年成長15%。
昇陽五金企業有限公司　業務專員 >> 2012年8月～2016年1月
產業：五金製造業
日和咖啡　門市人員 >> 2011年7月～2012年7月
產業：餐飲業
## 學歷
中興湖大學　外國語文學系　學士 >> 2005年9月～2009年6月
## 語文
英文：精通　日文：中等
`,
};
