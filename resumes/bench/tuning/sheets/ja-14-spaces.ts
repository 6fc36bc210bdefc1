import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A Japanese form with Western years, laid out with spaces in a word processor. */
export const sheet: Sheet = {
  language: 'ja',
  facts: {
    name: '小田切 遥',
    dateOfBirth: '1998-12-03',
    nationality: null,
    email: 'otagiri_haruka@example.jp',
    phone: '090-7777-1212',
    currentAddress: [
      '〒390-0811 長野県松本市中央2-3-9 メゾン松本303',
      '長野県松本市中央2-3-9 メゾン松本303',
    ],
    positionAppliedFor: ['研究開発職', '研究開発'],
    pastIndustry: [...industry('ja', 'chemistry', 'electronics', 'solar'), '精密', '光学', '研究'],
  },
  positions: [
    {
      title: '研究開発員',
      organisation: '信州オプト株式会社',
      start: '2023-04',
      end: 'present',
      accepted: { title: ['研究員'] },
    },
    {
      title: 'インターンシップ',
      organisation: '日本ガラス研究所',
      start: '2021-08',
      end: '2021-09',
      accepted: { title: ['インターン', 'インターン生'] },
    },
  ],
  text: `
^ # 履　歴　書（自己紹介書）
氏　　名：小田切　遥（おたぎり　はるか）
生年月日：1998年12月3日生まれ　満25歳　女性
現 住 所：〒390-0811　長野県松本市中央2-3-9 メゾン松本303
連 絡 先：090-7777-1212　otagiri_haruka@example.jp
希望職種：研究開発職
【学　歴】
2017年3月　長野県立安曇野高等学校 卒業
2017年4月　北信大学 工学部 物質化学科 入学
2021年3月　北信大学 工学部 物質化学科 卒業
2021年4月　北信大学大学院 工学研究科 修士課程 入学
2023年3月　北信大学大学院 工学研究科 修士課程 修了
【職　歴】
2021年8月～9月　日本ガラス研究所　インターンシップ
2023年4月～現在　信州オプト株式会社　研究開発員
　　　　　　　　　反射防止膜の成膜条件の最適化
【研究業績】
2022年9月　応用物理学会 ポスター賞
【資格・免許】
2019年8月　普通自動車免許（AT限定）
2022年12月　TOEIC 780点
【趣味】　登山（2022年に槍ヶ岳）
以上
`,
};
