import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Stehfalzdach: wann Klemmen besser sind als Kleben',
  summary:
    'Eine Klemme umgreift den Falz und braucht kein Loch. Wann das der bessere Weg ist, welche Klemmabstände unsere Anleitung von 2019 nennt und was SMH „Dragonfly“ ist.',
  body: [
    'Ein Stehfalzdach bringt seinen Halt selbst mit: den Falz. Eine Klemme umgreift ihn, ohne Dachdurchdringung. Auch Verkleben ist möglich, wenn zwischen den Falzen genug ebene Fläche ist. Was von beidem passt, entscheidet das Dach.',
    { heading: 'Vier Gründe für die Klemme' },
    {
      list: [
        'Die Beschichtung ist unbekannt, oder Klebstoff haftet schlecht auf ihr. Auf PVDF-Beschichtungen hält eine Verklebung nicht zuverlässig (support.s-5.com); die Klemme hängt von der Beschichtung nicht ab.',
        'Es ist kalt oder feucht, wenn gebaut werden muss. Eine mechanische Befestigung kennt keine Aushärtezeit.',
        'Die Module müssen später wieder herunter, etwa für Arbeiten am Dach. Eine Klemme lässt sich lösen.',
        'Die Befestigung soll kontrolliert werden. Eine Klemme sieht man, ihr Drehmoment lässt sich prüfen; eine Verklebung liegt verdeckt unter dem Modul.',
      ],
    },
    'Dagegen spricht das Gewicht. SMH wiegt {smh-520.weightPerArea}, ein verklebtes SMF-Modul rund {smf-520.weightPerArea}; Klemmen, Klebstoff und Kabel kommen hinzu. Außerdem leitet eine Klemme den Windsog punktweise in den Falz. Die Tragwerksplanung prüft deshalb auch, was das Blech am Gebäude hält, und das Blech muss weiterhin mit der Wärme arbeiten können.',
    { heading: 'Waldkirch: der belegte Fall' },
    'Auf einer Sporthalle in Waldkirch sind gerahmte eArc-Module auf Titanzink geklemmt. Einige Berichte sprachen irrtümlich von Verklebung; wir haben das richtiggestellt. Als Leistung werden 245 kWp genannt (pv-magazine.de, 5. April 2019), in einem anderen Bericht 190 kWp (leichtbauwelt.de).',
    'Es sind gerahmte Module jener Zeit, nicht das heutige SMH „Dragonfly“. Der Fall zeigt, dass diese Montageart in Gebrauch ist. Über die Erträge mehrerer Jahre sagt er nichts.',
    { heading: 'Klemmabstände in unserer Anleitung von 2019' },
    'Unsere Montageanleitung jenes Jahres gibt je nach Zellenzahl diese Bereiche an (manualshive.com, earc-sma160m-4x09dw, Seite 15):',
    {
      list: ['6 × 12 Zellen: 250–450 mm', '6 × 10 Zellen: 210–400 mm', '4 × 9 Zellen: 200–350 mm'],
    },
    'Sie gelten für Module jener Zeit. Bevor Sie einen solchen Wert verwenden, schlagen Sie nach, von welchem Punkt aus gemessen wird und für welche Last er gilt. Bei Ihrem Modul entscheiden die mitgelieferte Anleitung und die Windberechnung.',
    { heading: 'Was SMH „Dragonfly“ ist' },
    'SMH „Dragonfly“ ist das eArc-Modul, das mit fertigem Montagerahmen aus dem Werk kommt: {smh-520.nominalPower}, {smh-520.weightPerArea}, {dragonflyLighterThanGlass} leichter als ein gerahmtes Glasmodul. Mit dem werkseitig integrierten Rahmen dauert die Montage {installationTimeSaving} kürzer. Das sind unsere eigenen Angaben; was davon bei Ihnen ankommt, hängt von Dach, Zugang und Montageteam ab.',
    'Welche Klemme passt, hängt von Form und Metall des Falzes ab. Messen Sie Höhe und Abstand der Falze, halten Sie ein Foto bereit und [beschreiben Sie uns Ihr Dach](/dragonfly#quote).',
  ],
};
