import type { NewsMessages } from '../en/news.ts';

export const messages: NewsMessages = {
  year: 'Jahr',
  total: 'Artikel: {value}',
  none: 'Zu diesem Thema gibt es in diesem Jahr keinen Artikel.',
  pages: 'Seiten der Liste',
  newer: 'Neuere Artikel',
  older: 'Ältere Artikel',
  neighbours: 'Weitere Artikel',
  previous: 'Vorheriger Artikel',
  next: 'Nächster Artikel',
  share: 'Teilen',
  byEmail: 'E-Mail',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  readingTime: '{value} Min. Lesezeit',
};
