import type { JobPageText } from './text.ts';

export const de: JobPageText = {
  title: 'Offene Stellen',
  description:
    'Offene Stellen bei eArc mit Bereich, Ort und Anzahl, für den Berufseinstieg und mit Berufserfahrung.',
  tracks: {
    title: 'Nach dem Abschluss und mit Berufserfahrung',
    text: 'Es gibt zwei Wege: einen für alle, die gerade ihren Abschluss gemacht haben, und einen für alle, die Erfahrung mitbringen. Beide führen zu denselben Werkstoffen, Maschinen und Dächern; sie unterscheiden sich darin, was Sie uns zeigen sollten.',
    action: 'Was die Wege unterscheidet',
  },
  next: {
    title: 'Nichts Passendes dabei?',
    text: 'Eine Initiativbewerbung ist jederzeit möglich, in jedem Fachgebiet.',
    action: 'Initiativbewerbung',
    alternative: 'Karriere bei eArc',
  },
};
