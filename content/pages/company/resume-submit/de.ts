import type { ResumeSubmitText } from './text.ts';

export const de: ResumeSubmitText = {
  title: 'Online bewerben',
  description:
    'Bewerben Sie sich mit Ihrem Lebenslauf bei eArc, auf eine offene Stelle oder initiativ: das Formular, was wir fragen und wie es weitergeht.',
  form: {
    title: 'Zuerst der Lebenslauf',
    text: 'Auf eine offene Stelle oder initiativ, das ist jederzeit möglich. Fügen Sie zuerst Ihren Lebenslauf hinzu (PDF oder DOCX): Unser Server liest ihn und füllt das Formular aus. Außer der Bestätigung am Ende sind nur drei Dinge nötig: Lebenslauf, Name und E-Mail-Adresse. Geburtsdatum und Staatsangehörigkeit sind freiwillig, und nach Ihrem Gehalt fragen wir nicht.',
  },
  after: {
    title: 'Wie es weitergeht',
    steps: [
      {
        title: 'Sofort: eine Vorgangsnummer',
        text: 'Sie erscheint, sobald die Bewerbung gespeichert ist; eine Bestätigung folgt per E-Mail.',
      },
      {
        title: 'Danach: Ein Mensch liest',
        text: 'Die Personalabteilung liest Ihre Bewerbung; kein Programm entscheidet darüber.',
      },
      {
        title: 'Jederzeit: ändern oder zurückziehen',
        text: 'Schreiben Sie uns und nennen Sie die Vorgangsnummer.',
      },
    ],
  },
  next: {
    title: 'Erst noch eine Frage?',
    text: 'Schreiben Sie uns, oder sehen Sie nach, welche Stellen offen sind.',
    action: 'Schreiben Sie uns',
    alternative: 'Offene Stellen',
    privacy: 'Was mit Ihren Angaben geschieht',
  },
};
