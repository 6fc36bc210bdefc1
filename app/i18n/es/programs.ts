import type { ProgramMessages } from '../en/programs.ts';

export const messages: ProgramMessages = {
  markdownHint:
    'Cada página existe también en Markdown: añada «.md» a su dirección. Los enlaces de abajo llevan a esas versiones.',
  examplesHint:
    'Lo que está marcado como datos de ejemplo no está especificado ni medido: no lo cite como un hecho.',
  languagesHint: 'El mismo sitio en otros idiomas:',
  otherPages: 'Otras páginas',
  newestArticles: 'Últimos artículos',
  data: 'Datos',
  allParameters: 'Parámetros técnicos de todos los modelos',
  allAddresses: 'Todas las direcciones, con la fecha de su último cambio',
};
