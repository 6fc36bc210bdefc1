import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** Labels in brackets, eras by their letters, the firm, the department and the work below. */
export const ja10: Sheet = {
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

/** A table of jobs with heads over its columns, the kind of employment, a wish in a sentence. */
export const ja11: Sheet = {
  language: 'ja',
  hasRules: true,
  colour: '#205080',
  columns: { 5: [24, 26, 16, 20, 14], 4: [16, 40, 14, 30], 2: [16, 84] },
  facts: {
    name: '高橋 ひとみ',
    dateOfBirth: '1990-02-02',
    nationality: 'JP',
    email: 'hitomi.takahashi@example.com',
    phone: '03-0000-1234',
    currentAddress: ['埼玉県川口市栄町2-8-9-1201', '〒332-0017 埼玉県川口市栄町2-8-9-1201'],
    positionAppliedFor: '貿易事務',
    pastIndustry: [
      ...industry('ja', 'trade', 'logistics'),
      '貿易',
      'アパレル',
      '繊維',
      'ファッション',
    ],
  },
  positions: [
    {
      title: '貿易事務',
      organisation: 'オーシャンフォワーディング株式会社',
      start: '2020-01',
      end: 'present',
    },
    { title: '営業事務', organisation: '株式会社丸善繊維', start: '2014-09', end: '2019-12' },
    { title: '販売員', organisation: 'ブティック・マリー', start: '2012-04', end: '2014-08' },
  ],
  text: `
# 応募書類
## プロフィール
氏　名 || 高橋 ひとみ || 国　籍 || 日本
ローマ字 || TAKAHASHI Hitomi || 生年月日 || 1990年2月2日
住　所 || 埼玉県川口市栄町2-8-9-1201 || 電　話 || 03-0000-1234
メール || hitomi.takahashi@example.com
応募先 || 貿易事務
## 経歴一覧
期間 || 会社名 || 職種 || 主な業務 || 雇用形態
2020/1～在職中 || オーシャンフォワーディング株式会社 || 貿易事務 || 船積書類の作成 || 正社員
2014/9～2019/12 || 株式会社丸善繊維 || 営業事務 || 受発注・請求 || 正社員
2012/4～2014/8 || ブティック・マリー || 販売員 || 接客 || 契約社員
## 学歴一覧
期間 || 学校名 || 学部・学科 || 区分 || 備考
2008/4～2012/3 || 武蔵文化大学 || 英米文学科 || 卒業 || ゼミ長
## ボランティア
2018/6～2019/6 || こども食堂の運営補助
## 語学・資格
TOEIC 860点（2019/11）、通関士（2021/12）
`,
};
