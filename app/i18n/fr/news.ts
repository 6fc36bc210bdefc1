import type { NewsMessages } from '../en/news.ts';

export const messages: NewsMessages = {
  year: 'Année',
  total: 'Articles : {value}',
  none: 'Aucun article sur ce thème cette année-là.',
  pages: 'Pages de la liste',
  newer: 'Articles plus récents',
  older: 'Articles plus anciens',
  neighbours: 'Autres articles',
  previous: 'Article précédent',
  next: 'Article suivant',
  share: 'Partager',
  byEmail: 'E-mail',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  readingTime: '{value} min de lecture',
};
