import type { ProgramMessages } from '../en/programs.ts';

export const messages: ProgramMessages = {
  markdownHint:
    'Jede Seite gibt es auch als Markdown: einfach „.md“ an ihre Adresse anhängen. Die Links unten führen zu diesen Fassungen.',
  examplesHint:
    'Was als Beispieldaten gekennzeichnet ist, ist weder spezifiziert noch gemessen: bitte nicht als Tatsache zitieren.',
  languagesHint: 'Dieselbe Website in anderen Sprachen:',
  otherPages: 'Weitere Seiten',
  newestArticles: 'Neueste Artikel',
  data: 'Daten',
  allParameters: 'Technische Parameter aller Modelle',
  allAddresses: 'Alle Adressen mit dem Datum ihrer letzten Änderung',
};
