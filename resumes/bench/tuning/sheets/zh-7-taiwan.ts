import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** From Taiwan: years of the Republic, a table of jobs with column heads. */
export const sheet: Sheet = {
  language: 'zh',
  traditional: true,
  hasRules: true,
  columns: { 4: [24, 30, 16, 30], 2: [20, 80] },
  facts: {
    name: '陳柏翰',
    dateOfBirth: '1989-10-03',
    nationality: 'TW',
    email: 'bohan.chen@example.tw',
    phone: '0912-345-678',
    currentAddress: '新北市板橋區文化路二段88巷12號5樓',
    positionAppliedFor: '設備工程師',
    pastIndustry: industry('zh', 'electronics'),
  },
  positions: [
    {
      title: '資深設備工程師',
      organisation: '晶曜半導體股份有限公司',
      start: '2017-03',
      end: 'present',
    },
    { title: '設備工程師', organisation: '聯騰光電', start: '2014-09', end: '2017-02' },
  ],
  text: `
# 履歷表
## 基本資料
中文姓名 || 陳柏翰
英文姓名 || Chen, Bo-Han
出生日期 || 民國78年10月3日
國籍 || 中華民國
婚姻狀況 || 未婚
兵役狀況 || 役畢（民國102年退伍）
行動電話 || 0912-345-678
電子信箱 || bohan.chen@example.tw
戶籍地址 || 台南市東區中華東路三段7號
通訊地址 || 22041 新北市板橋區文化路二段88巷12號5樓
應徵職務 || 設備工程師
## 學歷
學校 || 科系 || 學位 || 期間
淡江口科技大學 || 機械工程 || 碩士 || 2011/09～2013/06
## 工作經歷
服務公司 || 產業類別 || 職稱 || 任職期間
晶曜半導體股份有限公司 || 半導體製造業 || 資深設備工程師 || 2017/03～迄今
聯騰光電 || 光電業 || 設備工程師 || 2014/09～2017/02
## 工作內容說明
負責蝕刻機台之安裝、保養與異常排除，並帶領三位新進同仁。
## 自傳
我生長於台南的小康家庭，自幼對機械充滿興趣。
`,
};
