import type { NewsText } from './text.ts';

export const de: NewsText = {
  title: 'Aktuelles',
  description:
    'Neues von eArc: Produkte, Projekte und Termine, jede Meldung mit Datum und, wo es eine gibt, mit Quelle.',
  introduction:
    'Neue Produkte, Projekte und Termine: Jede Meldung trägt das Datum ihrer Veröffentlichung. Beruht sie auf einem fremden Bericht, nennt sie die Quelle.',
  body: [
    { heading: 'Hintergrund' },
    {
      list: [
        '[eArc-Technologie](/eArc): wie das Laminat aufgebaut ist, was geprüft wurde, wo die Grenzen liegen',
        '[Montagearten](/eArc_install): Verkleben und Klemmen, Dach für Dach',
        '[Chronik](/about#history): was seit 2017 über eArc berichtet wurde',
        '[Presse](/about#media): Anfragen, Bilder und Logo',
      ],
    },
  ],
  next: {
    title: 'Sie schreiben über eArc?',
    text: 'Quellen, Zahlen und Bilder finden Sie an einer Stelle, ebenso das Formular für Ihre Fragen.',
    action: 'Kontakt für Presse und Medien',
    alternative: 'So schreibt man die Namen',
  },
};
