import type { ShortPageText } from '../short-page.ts';

export const de: ShortPageText = {
  title: 'Offene Stellen',
  description:
    'Offene Stellen bei eArc mit Bereich, Ort und Anzahl, für den Berufseinstieg und mit Berufserfahrung.',
  body: [
    'Offene Stellen stehen auf dieser Seite mit Bezeichnung, Bereich, Ort, Anzahl und Datum der Ausschreibung. Ist keine Liste zu sehen, ist zurzeit keine Stelle ausgeschrieben.',
    { heading: 'Nach dem Abschluss und mit Berufserfahrung' },
    'Es gibt zwei Wege: einen für alle, die gerade ihren Abschluss gemacht haben, und einen für alle, die Erfahrung mitbringen. Was sie unterscheidet, steht unter [Karriere](/career#tracks).',
  ],
  next: {
    title: 'Nichts Passendes dabei?',
    text: 'Eine Initiativbewerbung ist jederzeit möglich, in jedem Fachgebiet.',
    action: 'Initiativbewerbung',
    alternative: 'Karriere bei eArc',
  },
};
