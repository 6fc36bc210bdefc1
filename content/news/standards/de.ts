import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'IEC 61215 und IEC 61730: was die beiden Normen sagen',
  summary:
    'Die eine fragt, ob ein Modul weiter funktioniert, die andere, ob es sicher ist. Wie lange es auf Ihrem Dach hält, beantwortet keine von beiden.',
  body: [
    'Auf fast jedem Datenblatt eines Solarmoduls stehen diese beiden Nummern. Oft werden sie wie ein einziges Gütesiegel gelesen. Es sind aber zwei verschiedene Fragen.',
    { heading: 'IEC 61215: Funktioniert es weiter?' },
    'Die Norm regelt Bauarteignung und Bauartzulassung. Mustermodule durchlaufen Prüfungen, die Belastungen im Freien nachahmen, etwa Hitze, Kälte, Feuchte und mechanische Last. Davor und danach wird ihre Leistung gemessen.',
    { heading: 'IEC 61730: Ist es sicher?' },
    'Hier geht es um Sicherheit: im einen Teil um Aufbau und Werkstoffe, im anderen um Prüfungen. Betrachtet werden elektrischer Schlag, Brand und mechanische Gefahren. UL 61730 ist die Ausgabe für die USA. Unsere Anleitung von 2019 nennt für die damaligen Module Anwendungsklasse A, Schutzklasse II und Brandschutzklasse C.',
    { heading: 'Was gesondert geprüft wird' },
    'Salznebel, Ammoniakkorrosion, Feuer, Flugsand und potenzialinduzierte Degradation (PID) sind eigene Prüfungen. Welche davon zählen, entscheidet der Standort: Ein Stall ist kein Hafen.',
    { heading: 'Was auf keinem Zertifikat steht' },
    {
      list: [
        'Wie viele Jahre ein Modul bei Ihnen hält: Eine Bauartprüfung ist keine Lebensdauerprüfung.',
        'Ob der Klebstoff auf Ihrer Beschichtung haftet: Das sagt nur eine Prüfung auf Ihrem Dach.',
        'Ob das Zertifikat für Ihr Modell gilt: Vergleichen Sie die Typbezeichnung und lassen Sie sich das Dokument geben.',
      ],
    },
    'Unsere Unterlagen stehen im [Download-Bereich](/download). Zertifikate senden wir auf Anfrage.',
  ],
};
