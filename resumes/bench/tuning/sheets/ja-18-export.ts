import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * As exported by a job site: bars, age and number of job changes, objective, lines of labels with
 * full stops.
 */
export const sheet: Sheet = {
  language: 'ja',
  facts: {
    name: '土屋 沙織',
    dateOfBirth: '1992-08-08',
    nationality: null,
    email: 'saori.tsuchiya@example.jp',
    phone: '080-6060-7070',
    currentAddress: ['静岡県浜松市中央区鍛冶町100-1', '〒430-0933 静岡県浜松市中央区鍛冶町100-1'],
    positionAppliedFor: ['購買・調達', '購買・調達担当'],
    pastIndustry: [
      ...industry('ja', 'automotive', 'engineering', 'trade', 'electronics'),
      '楽器',
      '購買',
    ],
  },
  positions: [
    {
      title: '購買担当',
      organisation: '遠州オートパーツ株式会社',
      start: '2019-10',
      end: 'present',
    },
    {
      title: '生産管理',
      organisation: '浜名楽器製造株式会社',
      start: '2015-04',
      end: '2019-09',
      accepted: { title: ['生産管理担当', '生産管理スタッフ'] },
    },
  ],
  text: `
# 土屋 沙織
ツチヤ サオリ｜1992年8月8日生（31歳）｜女性｜転職回数1回
〒430-0933 静岡県浜松市中央区鍛冶町100-1｜080-6060-7070｜saori.tsuchiya@example.jp
希望職種：購買・調達
希望勤務地：静岡県・愛知県
## 職務経歴サマリー
製造業で生産管理4年半、購買4年半。
## 職務経歴詳細
**遠州オートパーツ株式会社**
2019年10月 〜 現在（4年9ヶ月）｜正社員
業種：自動車部品製造
職種：購買担当
仕事内容：プレス部品の調達、原価低減、サプライヤー監査。年間1.2億円のコスト削減に貢献。
**浜名楽器製造株式会社**
2015年4月 〜 2019年9月（4年6ヶ月）｜正社員
業種：楽器製造
職種：生産管理
仕事内容：月次計画の作成、進捗管理。
## 学歴
2015年3月 遠江大学 経営学部 卒業
## 語学・資格
英語：日常会話レベル（TOEIC 650点、2018年取得）
`,
};
