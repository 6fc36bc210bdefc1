import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** The Japanese form: columns for year and month, phonetic readings above name and address. */
export const sheet: Sheet = {
  language: 'ja',
  hasRules: true,
  columns: { 3: [12, 8, 80], 2: [18, 82] },
  facts: {
    name: '大久保 拓真',
    dateOfBirth: '1988-09-09',
    nationality: null,
    email: 'okubo.takuma@example.jp',
    phone: '080-1234-5678',
    currentAddress: [
      '〒330-0854 埼玉県さいたま市大宮区桜木町9丁目8-7-605',
      '埼玉県さいたま市大宮区桜木町9丁目8-7-605',
    ],
    positionAppliedFor: null,
    pastIndustry: [...industry('ja', 'construction', 'electronics'), '設備'],
  },
  positions: [
    {
      title: '施工管理',
      organisation: '関東電設工業株式会社',
      start: '2016-10',
      end: 'present',
      accepted: { title: ['施工管理担当'] },
    },
    { title: '電気工事士', organisation: '有限会社あさひ電工', start: '2009-04', end: '2016-09' },
  ],
  text: `
# 履 歴 書
2026年2月10日現在
ふりがな || おおくぼ　たくま
氏　名 || 大久保　拓真
生年月日 || 昭和63年9月9日生（満37歳）　男
ふりがな || さいたまけんさいたましおおみやくさくらぎちょう
現住所 || 〒330-0854\\\\埼玉県さいたま市大宮区桜木町9丁目8-7-605
電話 || 080-1234-5678
E-mail || okubo.takuma@example.jp
年 || 月 || 学歴・職歴
 || || 学歴
2004 || 4 || 埼玉県立荒川工業高等学校 電気科 入学
2007 || 3 || 埼玉県立荒川工業高等学校 電気科 卒業
 || || 職歴
2009 || 4 || 有限会社あさひ電工 入社（電気工事士）
2016 || 9 || 同社 退社
2016 || 10 || 関東電設工業株式会社 入社（施工管理）
 || || 現在に至る
 || || 以上
年 || 月 || 免許・資格
2010 || 3 || 第一種電気工事士 合格
`,
};
