import type { NewsMessages } from '../en/news.ts';

export const messages: NewsMessages = {
  year: '年',
  total: '記事数：{value}',
  none: 'この年に、このテーマの記事はありません。',
  pages: '一覧のページ',
  newer: '新しい記事へ',
  older: '以前の記事へ',
  neighbours: 'ほかの記事',
  previous: '前の記事',
  next: '次の記事',
  share: '共有',
  byEmail: 'メール',
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました',
  readingTime: '読了まで約{value}分',
};
