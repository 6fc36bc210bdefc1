import type { ActivitiesText } from './text.ts';

export const de: ActivitiesText = {
  place: 'Beispielort',
  training: {
    title: 'Beispiel: Schulungstag für Installationsbetriebe',
    summary:
      'Oberfläche vorbereiten, Klebstoffraupe ziehen, Klemmen setzen, anschließen und messen: ein Tag Praxis an Musterblechen.',
    body: [
      'Dies ist ein Beispiel und kein echter Termin: Der Tag findet nicht statt. Es zeigt, wie eine Ankündigung auf dieser Seite aussieht.',
      '[So läuft ein Schulungstag ab](/activity_detail#training)',
      {
        list: [
          'Vormittag: Oberfläche, Haftprüfung, Klebstoffraupe',
          'Nachmittag: Klemmen am Stehfalz, Anschließen, Messen',
          'Bitte Arbeitskleidung und festes Schuhwerk mitbringen',
        ],
      },
      'Eine echte Ankündigung nennt auch die Adresse, die Bedingungen und eine Ansprechperson.',
    ],
  },
  questions: {
    title: 'Beispiel: Online-Fragestunde zum Verkleben',
    summary:
      'Eine Stunde für Fragen zu Beschichtungen, Klebstoffen und Haftprüfung, die unbequemen zuerst.',
    body: [
      'Dies ist ein Beispiel und kein echter Termin: Die Fragestunde findet nicht statt. Es zeigt, wie eine Ankündigung auf dieser Seite aussieht.',
      'Ihre Frage können Sie mit der Anmeldung senden. Was in der Stunde offenbleibt, wird danach schriftlich beantwortet.',
    ],
  },
  visit: {
    title: 'Beispiel: Besuch in der Gigafactory',
    summary: 'Vom ersten Zellstring bis zum Flashtest, mit Fragen unterwegs.',
    body: [
      'Dies ist ein Beispiel und kein echter Termin: Der Besuch findet nicht statt. Es zeigt, wie eine Ankündigung auf dieser Seite aussieht.',
      '[So läuft ein Besuch ab](/activity_detail#visit)',
      'Ob fotografiert werden darf, wird vorher vereinbart.',
    ],
  },
  laboratory: {
    title: 'Beispiel: ein Tag im Labor',
    summary:
      'Salznebel, Ammoniak, Feuer, Flugsand oder PID: eine Prüfung, eine Messung und eine eigene Auswertung.',
    body: [
      'Dies ist ein Beispiel und kein echter Termin: Der Tag findet nicht statt. Es zeigt, wie eine Ankündigung auf dieser Seite aussieht.',
      '[So läuft ein Tag im Labor ab](/activity_detail#laboratory)',
      'Für Planungsbüros, Studierende und alle, die sich bewerben möchten. Die Gruppen sind klein, damit alle selbst am Labortisch stehen.',
    ],
  },
};
