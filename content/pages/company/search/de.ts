import type { ShortPageText } from '../short-page.ts';

export const de: ShortPageText = {
  title: 'Suche',
  description:
    'Produkte, Anwendungen, Technologie, Unterlagen und Kontakte auf der Website von eArc finden.',
  body: [
    'Das sind die kürzesten Wege zu dem, was am häufigsten gesucht wird.',
    { heading: 'Produkte' },
    {
      list: [
        '[Serie für Gewerbe und Industrie](/product) sowie [SMH „Dragonfly“](/dragonfly)',
        '[Off-Grid-Serie für Inselanlagen](/product_off) und [Module nach Maß](/off_grid)',
        '[Balkon-Serie: Balkonkraftwerke](/product_balcony)',
      ],
    },
    { heading: 'Planung und Wissen' },
    {
      list: [
        '[eArc-Technologie](/eArc) und [Montagearten](/eArc_install)',
        'Anwendungen [auf Gebäuden](/app_scenarios), [unterwegs](/off_one) und [am Balkon](/app_balcony)',
        '[Datenblätter, Montageleitfäden und Zertifikate](/download)',
      ],
    },
    { heading: 'Unternehmen' },
    { list: ['[Über eArc](/about)', '[Aktuelles](/news)', '[Karriere](/career)'] },
  ],
  next: {
    title: 'Nicht gefunden?',
    text: 'Fragen Sie uns. Wenn die Antwort auf dieser Website fehlt, möchten wir das wissen.',
    action: 'Schreiben Sie uns',
    alternative: 'Angebot anfordern',
  },
};
