import type { ShortPageText } from '../short-page.ts';

export const de: ShortPageText = {
  title: 'Initiativbewerbung',
  description:
    'So bewerben Sie sich initiativ bei eArc: was wir wissen müssen, was Sie weglassen können und wohin Sie schreiben.',
  body: [
    'Eine Initiativbewerbung ist jederzeit möglich, ob eine Stelle ausgeschrieben ist oder nicht. Bitte nutzen Sie dafür vorerst unser [Kontaktformular](/about#contact) und beginnen Sie Ihre Nachricht mit „Bewerbung“.',
    { heading: 'Was wir wissen müssen' },
    {
      list: [
        'Ihren Namen und eine E-Mail-Adresse',
        'die Stelle oder das Fachgebiet und das Land, in dem Sie arbeiten möchten',
        'Ihre bisherigen Tätigkeiten und Branchen in wenigen Zeilen',
      ],
    },
    'Das Kontaktformular nimmt keine Dateien an. Bitte halten Sie Ihren Lebenslauf als PDF oder DOCX bereit; wir fragen danach.',
    { heading: 'Was Sie weglassen können' },
    'Für diesen ersten Schritt brauchen wir weder Geburtsdatum noch Staatsangehörigkeit noch Ihr bisheriges Gehalt. Was mit Ihren Angaben geschieht, steht in der [Datenschutzerklärung](/privacy).',
  ],
  next: {
    title: 'Bereit?',
    text: 'Für den Anfang genügen ein paar Zeilen.',
    action: 'Zum Kontaktformular',
    alternative: 'Offene Stellen',
  },
};
