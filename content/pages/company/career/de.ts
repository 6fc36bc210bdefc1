import type { CareerText } from './text.ts';

export const de: CareerText = {
  title: 'Karriere',
  description:
    'Worum es in der Arbeit geht, was Sie erwartet und wie Sie sich nach dem Abschluss oder mit Berufserfahrung bei eArc bewerben.',
  hero: {
    title: 'Arbeiten an dem, was das Glas ersetzt',
    text: 'Die meisten Solarmodule kommen nicht ohne Glas aus. Unsere schon. Daraus ergeben sich Fragen zu Werkstoffen, Maschinen, Dächern und Fahrzeugen, die noch nicht alle beantwortet sind. Dafür suchen wir Menschen.',
    action: 'Offene Stellen ansehen',
    alternative: 'Zwei Wege zu uns',
  },
  vision: {
    text: 'Unsere Vision: Niemand soll auf Solarstrom verzichten müssen, nur weil Glas zu schwer ist.',
    basis:
      'Rund {excludedRoofs} der Gewerbe- und Industriedächer können die zusätzliche Last von mindestens {minimumRoofLoad}, die eine herkömmliche Anlage mit Glasmodulen mitbringt, nicht tragen (eigene Schätzung, 2026).',
  },
  joining: [
    { heading: 'Unser Auftrag' },
    'Wir bauen Module ohne Glas, prüfen, was sie aushalten, und schreiben auf, wohin sie nicht gehören.',
    { heading: 'Was Sie bei uns erwartet' },
    {
      list: [
        'Werkstoffe: Welche Schichten schützen eine Zelle ohne Glas, und wie lange?',
        'Fertigung: eine Gigafactory mit einer Kapazität von {capacity}, vom ersten Zellstring bis zum Flashtest.',
        'Prüfung: Salznebel, Ammoniakkorrosion, Feuer, Flugsand und potenzialinduzierte Degradation (PID).',
        'Anwendung: Verkleben und Klemmen auf Dächern, Fahrzeugen und Booten, gemeinsam mit denen, die für das Ergebnis geradestehen.',
      ],
    },
    { heading: 'Worauf Sie sich einstellen sollten' },
    'Sie werden manchmal Nein sagen: zu einer Beschichtung, auf der nichts zuverlässig klebt, zu einer Aussage ohne Messung. Und Sie brauchen Geduld, denn Alterung im Freien lässt sich nicht drängen.',
    'Eine Liste von Zusatzleistungen finden Sie hier nicht; sie hängen von Land und Vertrag ab. Gehaltsspanne, Arbeitsort und Vertragsart gehören in jede Stellenanzeige. Fehlt etwas davon, fragen Sie vor dem Gespräch.',
  ],
  tracks: [
    { heading: 'Nach dem Abschluss' },
    'Ihr Fach kann Werkstoffkunde, Elektrotechnik, Bauwesen, Chemie, Wirtschaft oder eine Sprache sein. Berufserfahrung erwarten wir nicht. Zeigen Sie uns etwas Eigenes, etwa eine Abschlussarbeit, eine Messung oder ein Programm, und erzählen Sie, was dabei schiefging.',
    { heading: 'Mit Berufserfahrung' },
    'Sie kennen sich mit Laminierlinien, Klebstoffen, Dachtragwerken, Zertifizierung oder Vertrieb aus. Erzählen Sie uns von einer Entscheidung, die Sie heute anders treffen würden. Wenn Sie aus einer anderen Branche kommen, sagen Sie, was sich übertragen lässt.',
  ],
  activities: {
    title: 'Unsere Veranstaltungen',
    text: 'Die Arbeit lässt sich schon vor der Bewerbung kennenlernen: bei einem Besuch, an einem Schulungstag für Installationsbetriebe, an einem Tag im Labor. Hier stehen die nächsten Termine, vergangene in der Übersicht aller Veranstaltungen; als Beispieldaten gekennzeichnete finden nicht statt.',
  },
  next: {
    title: 'Bewerben',
    text: 'Sehen Sie die offenen Stellen durch. Ist Ihre nicht dabei, ist eine Initiativbewerbung jederzeit möglich.',
    action: 'Offene Stellen',
    alternative: 'Initiativbewerbung',
  },
};
