import type { NewsMessages } from '../en/news.ts';

export const messages: NewsMessages = {
  year: 'Rok',
  total: 'Liczba artykułów: {value}',
  none: 'W tym roku nie ma artykułów na ten temat.',
  pages: 'Strony listy',
  newer: 'Nowsze artykuły',
  older: 'Starsze artykuły',
  neighbours: 'Więcej artykułów',
  previous: 'Poprzedni artykuł',
  next: 'Następny artykuł',
  share: 'Udostępnij',
  byEmail: 'E-mail',
  copyLink: 'Kopiuj link',
  linkCopied: 'Link skopiowany',
  readingTime: '{value} min czytania',
};
