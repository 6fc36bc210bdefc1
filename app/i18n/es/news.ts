import type { NewsMessages } from '../en/news.ts';

export const messages: NewsMessages = {
  year: 'Año',
  total: 'Artículos: {value}',
  none: 'No hay artículos sobre este tema en este año.',
  pages: 'Páginas de la lista',
  newer: 'Artículos más recientes',
  older: 'Artículos anteriores',
  neighbours: 'Más artículos',
  previous: 'Artículo anterior',
  next: 'Artículo siguiente',
  share: 'Compartir',
  byEmail: 'Correo',
  copyLink: 'Copiar el enlace',
  linkCopied: 'Enlace copiado',
  readingTime: '{value} min de lectura',
};
