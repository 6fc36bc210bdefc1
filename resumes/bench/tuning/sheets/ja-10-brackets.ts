import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Labels in brackets, eras by their initials; firm, department and tasks below. */
export const sheet: Sheet = {
  language: 'ja',
  facts: {
    name: '山本 雄大',
    dateOfBirth: '1985-11-23',
    nationality: null,
    email: 'yudai_yamamoto@example.jp',
    phone: '090-0000-4321',
    currentAddress: [
      '〒812-0013 福岡県福岡市博多区博多駅東3丁目7番8号 シャトー博多502',
      '福岡県福岡市博多区博多駅東3丁目7番8号 シャトー博多502',
    ],
    positionAppliedFor: '設備保全',
    pastIndustry: [
      ...industry('ja', 'engineering', 'automotive', 'electronics', 'chemistry'),
      'タイヤ',
      'ゴム',
      '設備',
    ],
  },
  positions: [
    {
      title: '設備保全リーダー',
      organisation: '九州ラバー工業株式会社',
      start: '2016-04',
      end: 'present',
      accepted: { title: ['リーダー', '設備保全課 リーダー'] },
    },
    {
      title: '保全工',
      organisation: '九州ラバー工業株式会社',
      start: '2011-10',
      end: '2016-03',
      accepted: { title: ['設備保全課 保全工'] },
    },
    {
      title: 'サービスエンジニア',
      organisation: '西日本昇降機サービス㈱',
      start: '2008-04',
      end: '2011-09',
      accepted: {
        organisation: [
          '西日本昇降機サービス',
          '西日本昇降機サービス株式会社',
          '西日本昇降機サービス(株)',
        ],
      },
    },
  ],
  text: `
職務経歴書
[氏名] 山本 雄大（やまもと ゆうだい）
[生年月日] S60.11.23（38歳）
[現住所] 〒812-0013 福岡県福岡市博多区博多駅東3丁目7番8号 シャトー博多502
[連絡先] 090-0000-4321 / yudai_yamamoto@example.jp
[希望職種] 設備保全
≪経歴要約≫
昇降機の点検を経て、タイヤ工場の設備保全に12年従事しております。
≪職務経歴≫
H23.10 ～ 現在　九州ラバー工業株式会社（従業員 1,200名／タイヤ製造）
　H28.4 ～ 現在　設備保全課　設備保全リーダー
　・加硫機の予防保全、停止時間を年30％削減
　・後輩5名の育成
　H23.10 ～ H28.3　設備保全課　保全工
　・電気・油圧系統の修理
H20.4 ～ H23.9　西日本昇降機サービス㈱（従業員 300名／エレベーター保守）
　技術部　サービスエンジニア
　・定期点検、故障対応
≪学歴≫
H16.4 ～ H20.3　筑紫工科大学 工学部 電気工学科
≪免許・資格≫
第三種電気主任技術者（H25.9）
≪自己PR≫
「止めない設備」を目標に、データに基づく保全を心がけています。
`,
};
