import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** One firm with promotions told as events, and an objective in the heading lines. */
export const sheet: Sheet = {
  language: 'ja',
  font: 'serif',
  facts: {
    name: '渡邉 恵子',
    dateOfBirth: '1979-07-04',
    nationality: null,
    email: 'keiko.watanabe@example.jp',
    phone: '03-5555-0147',
    currentAddress: '千葉県船橋市本町6丁目2番20号 ゼブラ船橋1105',
    positionAppliedFor: '経理マネージャー',
    pastIndustry: [
      ...industry('ja', 'electronics', 'trade'),
      '経理',
      '会計',
      '医療',
      '金融',
      '財務',
    ],
  },
  positions: [
    {
      title: '経理課長',
      organisation: '東葛メディカル機器株式会社',
      start: '2012-03',
      end: 'present',
      accepted: { title: ['経理課 課長', '課長', '経理課長'] },
    },
    {
      title: '経理担当',
      organisation: '有限会社鈴木会計センター',
      start: '2002-04',
      end: '2012-02',
      accepted: { title: ['会計スタッフ', '会計補助'] },
    },
  ],
  text: `
^ # 職務経歴書
渡邉 恵子（わたなべ けいこ）
昭和54年7月4日生まれ（44歳）
千葉県船橋市本町6丁目2番20号 ゼブラ船橋1105
電話 03-5555-0147 ／ メール keiko.watanabe@example.jp
応募ポジション：経理マネージャー
## 1. 経歴の概略
会計事務所で10年、医療機器メーカーの経理で12年の経験があります。
## 2. 勤務先別の経歴
**① 有限会社鈴木会計センター**　平成14年4月 ～ 平成24年2月
職種：経理担当
顧問先30社の記帳代行、決算補助、年末調整
**② 東葛メディカル機器株式会社**　平成24年3月 ～ 現在に至る
職種：経理課長
月次・年次決算、税務申告、監査対応、部下4名の指導
## 3. 学歴
平成10年4月 ～ 平成14年3月　下総女子大学 商学部
## 4. 資格
日商簿記検定1級（平成16年）
税理士科目合格（簿記論・財務諸表論）
## 5. 推薦者
東葛メディカル機器株式会社 元経理部長 田中 実（03-5555-9999）
`,
};
