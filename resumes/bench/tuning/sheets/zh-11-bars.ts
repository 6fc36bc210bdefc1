import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Taiwan, free-form: firm, department and job on one line with bars. */
export const sheet: Sheet = {
  language: 'zh',
  traditional: true,
  facts: {
    name: ['林雅婷', 'Yating Lin', '林雅婷 Yating Lin'],
    dateOfBirth: '1995-04-22',
    nationality: null,
    email: 'yating.lin@example.tw',
    phone: '0987-654-321',
    currentAddress: ['台中市西屯區', '臺中市西屯區', '居住地：台中市西屯區'],
    positionAppliedFor: '產品經理',
    pastIndustry: [...industry('zh', 'software'), '電子商務', '网络', '網路', '電商'],
  },
  positions: [
    { title: '產品企劃', organisation: '好日子電商股份有限公司', start: '2021-05', end: 'present' },
    { title: '專案助理', organisation: '飛鳥資訊', start: '2018-03', end: '2021-04' },
    { title: '行銷實習生', organisation: '綠芽文創', start: '2017-07', end: '2017-08' },
  ],
  text: `
# 林雅婷 Yating Lin
1995/04/22 | 台中市西屯區 | 0987-654-321 | yating.lin@example.tw
希望職稱：產品經理
## 專業摘要
五年電商平台經驗，擅長使用者訪談與數據分析。
## 工作經歷
2021/05 – 現在
好日子電商股份有限公司｜產品部｜產品企劃
- 規劃會員制度，回購率提升 15%
2018/03 – 2021/04
飛鳥資訊｜專案管理處｜專案助理
- 撰寫規格書與會議紀錄
2017/07 – 2017/08
綠芽文創｜行銷部｜行銷實習生
- 經營社群貼文
## 學歷
2014/09 – 2018/06
中台科技大學｜資訊管理學系｜學士
## 專案作品
2020/01 – 2020/06
校園二手書平台｜發起人
## 語言能力
中文（母語）、英文（TOEIC 880）
`,
};
