import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A table of jobs with column heads, the type of employment, an objective in a sentence. */
export const sheet: Sheet = {
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
