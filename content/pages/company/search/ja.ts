import type { ShortPageText } from '../short-page.ts';

export const ja: ShortPageText = {
  title: '検索',
  description: 'eArcのサイトで、製品、活用シーン、技術、資料、連絡先をお探しいただけます。',
  body: [
    'よく探される情報への近道です。',
    { heading: '製品' },
    {
      list: [
        '[産業用・商業用シリーズ](/product)と[SMH Dragonfly](/dragonfly)',
        '[オフグリッドシリーズ](/product_off)と[特注モジュール](/off_grid)',
        '[バルコニーシリーズ](/product_balcony)',
      ],
    },
    { heading: '設計と知識' },
    {
      list: [
        '[eArcの技術](/eArc)と[施工方法](/eArc_install)',
        '活用シーン：[建物](/app_scenarios)、[乗り物](/off_one)、[バルコニー](/app_balcony)',
        '[データシート、施工ガイド、認証書](/download)',
      ],
    },
    { heading: '会社' },
    { list: ['[会社情報](/about)', '[ニュース](/news)', '[採用情報](/career)'] },
  ],
  next: {
    title: '見つからないときは',
    text: 'お尋ねください。このサイトに答えがないことも、私たちには大切な情報です。',
    action: 'お問い合わせ',
    alternative: '見積もりを依頼する',
  },
};
