import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A freelancer: projects as jobs, agencies, a period in words. */
export const sheet: Sheet = {
  language: 'ja',
  colour: '#2e7d32',
  columns: { 3: [24, 36, 40], 2: [20, 80] },
  hasRules: true,
  facts: {
    name: '片桐 徹',
    dateOfBirth: '1975-06-18',
    nationality: null,
    email: 'katagiri@example.org',
    phone: '070-9090-3434',
    currentAddress: [
      '京都府京都市左京区下鴨松ノ木町51',
      '〒606-0816 京都府京都市左京区下鴨松ノ木町51',
    ],
    positionAppliedFor: '品質保証マネージャー',
    pastIndustry: [
      ...industry('ja', 'electronics', 'engineering', 'automotive'),
      '品質',
      'コンサル',
    ],
  },
  positions: [
    {
      title: '品質コンサルタント',
      organisation: '個人事業主',
      start: '2020-04',
      end: 'present',
      accepted: {
        organisation: ['片桐品質事務所', 'フリーランス', '個人事業主（片桐品質事務所）'],
      },
    },
    {
      title: '品質保証部長',
      organisation: '京滋電子工業株式会社',
      start: '2009-10',
      end: '2020-03',
    },
    {
      title: '品質管理係長',
      organisation: '近江モーター株式会社',
      start: '1998-04',
      end: '2009-09',
    },
  ],
  text: `
# 職務経歴書
2024年7月現在　　片桐 徹
## 基本情報
生年月日 || 昭和50年6月18日（49歳）
住所 || 〒606-0816 京都府京都市左京区下鴨松ノ木町51
電話/メール || 070-9090-3434 / katagiri@example.org
応募職種 || 品質保証マネージャー
## 職歴一覧
在籍期間 || 会社名 || 最終役職
2020年4月～現在 || 個人事業主（片桐品質事務所） || 品質コンサルタント
2009年10月～2020年3月 || 京滋電子工業株式会社 || 品質保証部長
1998年4月～2009年9月 || 近江モーター株式会社 || 品質管理係長
## 職務詳細
**京滋電子工業株式会社（電子部品製造、従業員600名）**
・車載部品の品質保証、IATF16949認証取得（2016年）
・部下25名
**近江モーター株式会社（小型モーター製造、従業員400名）**
・不良率を0.8％から0.2％に改善
## 学歴
1998年3月　比叡大学 理工学部 卒業
## 資格
品質管理検定1級、ISO9001主任審査員
`,
};
