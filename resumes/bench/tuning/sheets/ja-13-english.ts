import type { Sheet } from '../sheet.ts';

/** Japanese, for a foreign firm: English headings, titles in both scripts, named months. */
export const sheet: Sheet = {
  language: 'ja',
  font: 'serif',
  columns: { 2: [26, 74] },
  facts: {
    name: [
      '三浦 エミリー 香織',
      '三浦 エミリー香織',
      'Emily Kaori Miura',
      '三浦 エミリー 香織 / Emily Kaori Miura',
    ],
    dateOfBirth: null,
    nationality: ['JP', 'US'],
    email: 'emily.miura@example.com',
    phone: '+81 90-8888-0000',
    currentAddress: [
      '東京都港区白金台4-6-1 白金マンション702',
      '108-0071 東京都港区白金台4-6-1 白金マンション702',
      '〒108-0071 東京都港区白金台4-6-1 白金マンション702',
    ],
    positionAppliedFor: [
      'マーケティングマネージャー',
      'マーケティングマネージャー（Marketing Manager）',
    ],
    pastIndustry: ['化粧品', '広告', 'メディア', 'マーケティング', '化学', '消費財', '医薬'],
  },
  positions: [
    {
      title: 'シニアブランドマネージャー',
      organisation: 'ルミエール・ジャパン合同会社',
      start: '2019-11',
      end: 'present',
    },
    {
      title: 'ブランドマネージャー',
      organisation: 'ルミエール・ジャパン合同会社',
      start: '2016-02',
      end: '2019-10',
    },
    {
      title: 'アカウントエグゼクティブ',
      organisation: '株式会社アドスター',
      start: '2012-04',
      end: '2016-01',
    },
  ],
  text: `
# 三浦 エミリー 香織 / Emily Kaori Miura
〒108-0071 東京都港区白金台4-6-1 白金マンション702 | +81 90-8888-0000 | emily.miura@example.com
国籍：日本・アメリカ（二重国籍）
応募ポジション｜マーケティングマネージャー（Marketing Manager）
## SUMMARY / 概要
化粧品ブランドの戦略立案から実行まで12年の経験。
## EXPERIENCE / 職務経歴
**ルミエール・ジャパン合同会社** >> 東京
2019年11月 – 現在 || シニアブランドマネージャー\\\\・スキンケア事業の売上を3年で1.6倍に\\\\・5名のチームを統括
2016年2月 – 2019年10月 || ブランドマネージャー\\\\・新製品4品の発売
**株式会社アドスター** >> 東京
2012年4月 – 2016年1月 || アカウントエグゼクティブ\\\\・消費財クライアントの広告運用
## EDUCATION / 学歴
2008年4月 – 2012年3月 || 白樺国際大学 教養学部
## LANGUAGES / 語学
日本語・英語（ネイティブ）
`,
};
