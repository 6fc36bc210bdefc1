import type { ActivityDetailText } from './text.ts';

export const de: ActivityDetailText = {
  title: 'Besuche und Schulungstage',
  description:
    'Wie ein Besuch, ein Schulungstag für Installationsbetriebe und ein Labortag bei eArc aussehen können: drei Formate, jedes an einem Beispiel beschrieben.',
  hero: {
    title: 'Sehen, kleben, prüfen',
    text: 'Drei Wege, das Modul aus nächster Nähe kennenzulernen: ein Besuch, ein Schulungstag für Installationsbetriebe und ein Tag im Labor.',
    action: 'Zu den Terminen',
    alternative: 'Bevor Sie kommen',
  },
  dates: {
    title: 'Termine',
    text: 'Wie die einzelnen Tage ablaufen, zeigt weiter unten je ein Beispiel. Als Beispieldaten gekennzeichnete Termine zeigen nur, wie diese Liste funktioniert; sie finden nicht statt.',
  },
  training: {
    title: 'Beispiel: ein Schulungstag',
    text: 'Für alle, die Module auf Dächern und Fahrzeugen befestigen. Erst wird angepackt, Theorie gibt es dort, wo sie nötig ist.',
    steps: [
      [
        'Die Oberfläche beurteilen',
        'Ein Musterblech reinigen, eine Probe aufkleben, abziehen, den Bruch ansehen. Jedes echte Dach kann dem Blech widersprechen; deshalb wird jedes einzelne geprüft.',
      ],
      [
        'Die Klebstoffraupe ziehen',
        'Höhe, Abstand und Verarbeitungszeit richten sich nach den Angaben des Klebstoffherstellers. Geübt wird auf Musterblechen, bis die Raupe gleichmäßig ist.',
      ],
      [
        'Die Klemmen setzen',
        'An einem Stück Stehfalz mit einem SMH-Rahmen: ausrichten, anziehen, kontrollieren. Die Abstände kommen aus der Montageanleitung, nicht aus dem Gedächtnis.',
      ],
      [
        'Anschließen und messen',
        'Kabel verlegen, die originalen Steckverbinder belassen, die Spannung des Strings messen und notieren. Zum Schluss prüft jedes Paar die Arbeit eines anderen.',
      ],
    ],
  },
  visit: {
    title: 'Beispiel: ein Besuch',
    text: 'Die Gruppe folgt einem Modul vom ersten Zellstring bis zum Flashtest. Fragen werden unterwegs gesammelt und am Ende beantwortet, auch die unbequemen: Hitze, Haftung, Lebensende. Ob fotografiert werden darf, wird vorher vereinbart.',
  },
  laboratory: {
    title: 'Beispiel: ein Tag im Labor',
    text: 'Planungsbüros, Studierende oder Bewerberinnen und Bewerber stehen selbst am Labortisch. Thema ist eine der fünf Prüfungen: Salznebel, Ammoniakkorrosion, Feuer, Flugsand oder potenzialinduzierte Degradation (PID). Was zeigt sie, und was nicht? Der Tag endet mit einer Messung, die die Teilnehmenden auswerten.',
    action: 'Prüfungen und Zertifikate',
  },
  faq: {
    title: 'Bevor Sie kommen',
    questions: [
      [
        'Wer kann teilnehmen?',
        'Installationsbetriebe, Planungsbüros, Studierende und alle, die sich bewerben möchten. Sagen Sie uns, wer Sie sind und was Sie sehen wollen. Nicht jedes Format passt zu jeder Gruppe; dann sagen wir es.',
      ],
      [
        'Was kostet es?',
        'Einen festen Preis nennen wir hier nicht, denn Format, Ort und Gruppengröße sind verschieden. Sie erhalten die Bedingungen schriftlich, bevor Sie sich festlegen.',
      ],
      [
        'Bin ich nach dem Schulungstag zertifiziert?',
        'Nein. Er dient der Übung. Er ersetzt weder die Montageanleitung noch die Qualifikationen und Genehmigungen, die in Ihrem Land vorgeschrieben sind.',
      ],
    ],
  },
  next: {
    title: 'Schlagen Sie einen Tag vor',
    text: 'Schreiben Sie uns, an welches Format Sie denken, wie viele Personen kämen und aus welchem Land.',
    action: 'Schreiben Sie uns',
    alternative: 'Karriere',
  },
};
