import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A foreigner in Japan: the name in two scripts, the status of residence, dates with slashes. */
export const sheet: Sheet = {
  language: 'ja',
  facts: {
    name: [
      'グエン・ティ・ホア',
      'Nguyen Thi Hoa',
      'グエン・ティ・ホア (Nguyen Thi Hoa)',
      'グエン・ティ・ホア（Nguyen Thi Hoa）',
    ],
    dateOfBirth: '1996-09-30',
    nationality: 'VN',
    email: 'hoa.nguyen@example.com',
    phone: '070-1234-9999',
    currentAddress: [
      '〒541-0048 大阪府大阪市中央区瓦町1-2-3-804',
      '大阪府大阪市中央区瓦町1-2-3-804',
    ],
    positionAppliedFor: ['フロントエンドエンジニア'],
    pastIndustry: industry('ja', 'software'),
  },
  positions: [
    {
      title: 'フロントエンドエンジニア',
      organisation: 'スカイノート合同会社',
      start: '2022-05',
      end: 'present',
    },
    {
      title: 'Webコーダー',
      organisation: '（株）ナニワデザイン',
      start: '2019-10',
      end: '2022-04',
      accepted: {
        organisation: ['ナニワデザイン', '株式会社ナニワデザイン', '(株)ナニワデザイン'],
      },
    },
    { title: 'インターン', organisation: 'Saigon Soft JSC', start: '2018-06', end: '2018-09' },
  ],
  text: `
# グエン・ティ・ホア（Nguyen Thi Hoa）
希望職種: フロントエンドエンジニア
**生年月日** 1996/09/30　**国籍** ベトナム　**在留資格** 技術・人文知識・国際業務（2027/05/10まで）
**住所** 〒541-0048 大阪府大阪市中央区瓦町1-2-3-804
**電話** 070-1234-9999　**Email** hoa.nguyen@example.com
## 自己紹介
ベトナムで情報工学を学び、2019年に来日しました。ReactとTypeScriptが得意です。
## 経歴
**スカイノート合同会社** | フロントエンドエンジニア >> 2022/05 〜 現在
- メモアプリの画面設計と実装
- アクセシビリティ改善
**（株）ナニワデザイン** | Webコーダー >> 2019/10 〜 2022/04
- コーポレートサイト30件以上の制作
**Saigon Soft JSC** | インターン >> 2018/06 〜 2018/09
## 学歴
**ホーチミン情報大学** 情報工学部 卒業 >> 2014/09 〜 2018/08
**なにわ日本語学院** 修了 >> 2018/10 〜 2019/09
## 個人開発
**レシピ共有サイト** >> 2021/01 〜 2021/03
## スキル・資格
JLPT N1（2021/12）
`,
};
