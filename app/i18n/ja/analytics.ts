import type { AnalyticsMessages } from '../en/analytics.ts';

export const messages: AnalyticsMessages = {
  title: '{provider}によるアクセス解析に同意されますか',
  text: '同意された場合、ご覧になったページがこのサービスに伝わり、Cookieが最長12か月保存されます。拒否された場合は何も読み込みません。どちらを選んでもサイトは同じようにお使いいただけ、選択はいつでも変更できます。',
  agree: '同意する',
  refuse: '拒否する',
  settings: 'Cookieの設定',
  agreed: '{provider}によるアクセス解析に同意されています。',
  refused: '{provider}によるアクセス解析を拒否されています。',
};
