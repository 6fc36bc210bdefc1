import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** The Japanese form with era years, a second contact `as above`, requests at the end. */
export const sheet: Sheet = {
  language: 'ja',
  hasRules: true,
  columns: { 3: [14, 8, 78], 2: [20, 80], 4: [14, 44, 12, 30] },
  facts: {
    name: '長谷川 美咲',
    dateOfBirth: '1995-01-08',
    nationality: null,
    email: 'hasegawa.m@example.ne.jp',
    phone: ['090-5555-0123', '052-555-0199'],
    currentAddress: [
      '〒464-0075 愛知県名古屋市千種区内山3-7-12 コーポ内山 203号室',
      '愛知県名古屋市千種区内山3-7-12 コーポ内山 203号室',
    ],
    positionAppliedFor: ['品質管理職', '品質管理', null],
    pastIndustry: [...industry('ja', 'engineering', 'automotive'), '食品'],
  },
  positions: [
    {
      title: '品質保証部 検査担当',
      organisation: '株式会社中京精密',
      start: '2020-10',
      end: 'present',
      accepted: { title: ['検査担当', '検査員'] },
    },
    {
      title: '製造職',
      organisation: '三河ベアリング株式会社',
      start: '2017-04',
      end: '2020-08',
      accepted: { title: ['製造'] },
    },
  ],
  text: `
# 履　歴　書 >> 令和6年4月20日現在
フリガナ || ハセガワ　ミサキ
氏名 || 長谷川　美咲
生年月日 || 平成7年1月8日生（満29歳） || 性別 || 女
ふりがな || あいちけんなごやしちくさくうちやま || 電話 || 052-555-0199
現住所 || 〒464-0075\\\\愛知県名古屋市千種区内山3-7-12 コーポ内山 203号室 || 携帯電話 || 090-5555-0123
ふりがな || 同上 || メール || hasegawa.m@example.ne.jp
連絡先 || 〒　　（現住所以外に連絡を希望する場合のみ記入）　同上
年 || 月 || 学歴・職歴（各別にまとめて書く）
 || || 学　　歴
平成25 || 3 || 愛知県立名東西高等学校　普通科　卒業
平成25 || 4 || 東海産業大学　工学部　機械工学科　入学
平成29 || 3 || 東海産業大学　工学部　機械工学科　卒業
 || || 職　　歴
平成29 || 4 || 三河ベアリング株式会社　入社（製造職）
令和2 || 8 || 一身上の都合により退職
令和2 || 10 || 株式会社中京精密　入社
 || || 品質保証部 検査担当として従事
 || || 現在に至る
 || || 以　上
年 || 月 || 免許・資格
平成28 || 9 || 普通自動車第一種運転免許　取得
令和3 || 11 || 品質管理検定2級　合格
志望の動機、特技、好きな学科など || 貴社の製品を支える品質に携わりたく志望いたしました。
本人希望記入欄 || 品質管理職を希望いたします。
`,
};
