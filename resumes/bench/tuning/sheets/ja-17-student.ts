import type { Sheet } from '../sheet.ts';

/** A student's form: part-time work alongside studies, a club, a desired position. */
export const sheet: Sheet = {
  language: 'ja',
  colour: '#b03060',
  columns: { 2: [24, 76] },
  facts: {
    name: '朝倉 結衣',
    dateOfBirth: '2003-05-05',
    nationality: null,
    email: 'asakura.yui@example.ac.jp',
    phone: '090-2020-3030',
    currentAddress: [
      '神奈川県藤沢市湘南台1-22-4 ハイム湘南105',
      '〒252-0804 神奈川県藤沢市湘南台1-22-4 ハイム湘南105',
    ],
    positionAppliedFor: ['営業職（総合職）', '営業職', '総合職'],
    pastIndustry: ['飲食', 'ホテル', '宿泊', '教育', 'カフェ', '小売', '外食'],
  },
  positions: [
    {
      title: 'ホールスタッフ',
      organisation: 'カフェ・ラ・メール藤沢店',
      start: '2022-05',
      end: 'present',
      accepted: { organisation: ['カフェ・ラ・メール'] },
    },
    {
      title: 'マーケティングインターン',
      organisation: '株式会社ソラエナ',
      start: '2023-08',
      end: '2023-09',
    },
    { title: '塾講師', organisation: '個別指導まなび塾', start: '2021-06', end: '2022-04' },
  ],
  text: `
# 朝倉 結衣（あさくら ゆい）
エントリーシート　｜　希望職種：営業職（総合職）
## 基本情報
生年月日 || 2003年5月5日（21歳）
住所 || 〒252-0804 神奈川県藤沢市湘南台1-22-4 ハイム湘南105
電話番号 || 090-2020-3030
メールアドレス || asakura.yui@example.ac.jp
## 学歴
2022年4月 || 江ノ島大学 経営学部 入学
2026年3月 || 江ノ島大学 経営学部 卒業見込み
## アルバイト・インターン歴
2022年5月～現在 || カフェ・ラ・メール藤沢店／ホールスタッフ
2023年8月～2023年9月 || 株式会社ソラエナ／マーケティングインターン
2021年6月～2022年4月 || 個別指導まなび塾／塾講師
## サークル活動
2022年4月～2024年12月 || 軽音楽部 副部長
## 学生時代に力を入れたこと
カフェの売上を伸ばすため、季節のセットを提案しました。
## 資格
TOEIC 720点（2023年12月）
`,
};
