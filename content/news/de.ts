import type { NewsText } from './text.ts';

export const de: NewsText = {
  adhesion: {
    title: 'Vor dem Verkleben: die Haftung auf dem eigenen Dach prüfen',
    summary:
      'Ein Klebstoff hält auf der einen Beschichtung und versagt auf der nächsten. Eine Prüfung auf dem Dach dauert einige Tage und zeigt, welche Sie haben.',
    body: [
      'Rahmenlose Module werden ohne Dachdurchdringung verklebt. Dann hängt alles an zwei Schichten, die später niemand mehr sieht: an der Beschichtung des Blechs und am Klebstoff darauf. Ein Datenblatt kennt weder Ihr Dach noch sein Alter.',
      { heading: 'Warum sich die Prüfung lohnt' },
      'Eine verklebte Anlage versagte nach vier Monaten bei 14 m/s Wind, auch weil die Haftung nicht geprüft worden war (how-do-you-glue.de). Auf PVDF-Beschichtungen hält eine Verklebung nicht zuverlässig (support.s-5.com).',
      { heading: 'So wird geprüft' },
      {
        list: [
          'Klären Sie, womit das Blech beschichtet und wie alt es ist. Notieren Sie Rost, Kreidung und lose Stellen.',
          'Wählen Sie mehrere Stellen: sonnig und schattig, am Rand und in der Mitte.',
          'Reinigen Sie sie genau so, wie später das ganze Dach gereinigt wird, und lassen Sie den Reiniger ablüften.',
          'Tragen Sie den Klebstoff so auf, wie er verwendet werden soll, mit einem Streifen zum Abziehen.',
          'Warten Sie, bis er ganz ausgehärtet ist. Wie lange das dauert, steht in der Anleitung des Klebstoffs.',
          'Ziehen Sie und sehen Sie sich den Bruch an. Er soll im Klebstoff liegen. Löst sich der Klebstoff sauber ab, ist diese Oberfläche so nicht geeignet.',
          'Fotografieren Sie jede Stelle und legen Sie das Protokoll zu den Projektunterlagen.',
        ],
      },
      { heading: 'Was die Prüfung nicht zeigt' },
      'Über den Windsog an Rändern und Ecken sagt sie nichts, über Jahrzehnte der Alterung auch nicht. Dafür braucht es Tragwerksplanung und regelmäßige Kontrollen. Alle Schritte des Verklebens stehen unter [Montagearten](/eArc_install).',
    ],
  },
  standards: {
    title: 'IEC 61215 und IEC 61730: was die beiden Normen sagen',
    summary:
      'Die eine fragt, ob ein Modul weiter funktioniert, die andere, ob es sicher ist. Wie lange es auf Ihrem Dach hält, beantwortet keine von beiden.',
    body: [
      'Auf fast jedem Datenblatt eines Solarmoduls stehen diese beiden Nummern. Oft werden sie wie ein einziges Gütesiegel gelesen. Es sind aber zwei verschiedene Fragen.',
      { heading: 'IEC 61215: Funktioniert es weiter?' },
      'Die Norm regelt Bauarteignung und Bauartzulassung. Mustermodule durchlaufen Prüfungen, die Belastungen im Freien nachahmen, etwa Hitze, Kälte, Feuchte und mechanische Last. Davor und danach wird ihre Leistung gemessen.',
      { heading: 'IEC 61730: Ist es sicher?' },
      'Hier geht es um Sicherheit: im einen Teil um Aufbau und Werkstoffe, im anderen um Prüfungen. Betrachtet werden elektrischer Schlag, Brand und mechanische Gefahren. UL 61730 ist die Ausgabe für die USA. Eine Anleitung von 2019 nennt für die damaligen Module Anwendungsklasse A, Schutzklasse II und Brandschutzklasse C.',
      { heading: 'Was daneben steht' },
      'Salznebel, Ammoniakkorrosion, Feuer, Flugsand und potenzialinduzierte Degradation (PID) sind eigene Prüfungen. Welche davon zählen, entscheidet der Standort: Ein Stall ist kein Hafen.',
      { heading: 'Was auf keinem Zertifikat steht' },
      {
        list: [
          'Wie viele Jahre ein Modul bei Ihnen hält: Eine Bauartprüfung ist keine Lebensdauerprüfung.',
          'Ob der Klebstoff auf Ihrer Beschichtung haftet: Das sagt nur eine Prüfung auf Ihrem Dach.',
          'Ob das Zertifikat für Ihr Modell gilt: Vergleichen Sie die Typbezeichnung und lassen Sie sich das Dokument geben.',
        ],
      },
      'Unsere Unterlagen stehen im [Download-Bereich](/download). Was dort fehlt, ist nicht veröffentlicht.',
    ],
  },
  weight: {
    title: 'Warum das Gewicht entscheidet: das Lastargument in Zahlen',
    summary:
      'Viele Dächer könnten Solarstrom liefern, wenn er weniger wöge. Eine kurze Rechnung, mit Quellen und mit Grenzen.',
    body: [
      'Eine Halle ist für ihr eigenes Dach gebaut, für Schnee, für Wind und für wenig mehr. Was übrig bleibt, ist die Traglastreserve. Brauchen Solarmodule mehr, muss das Dach verstärkt werden, oder es bleibt leer.',
      { heading: 'Die Zahlen' },
      {
        list: [
          'Ein herkömmliches Glassystem bringt mindestens {minimumRoofLoad} zusätzliche Last mit (Firmenangabe).',
          'Ein SMF-Modul wiegt rund {smf-520.weightPerArea}, {lighterThanGlass} weniger als ein Glasmodul. Klebstoff und Kabel kommen hinzu.',
          'Rund {excludedRoofs} der Dächer von Gewerbe und Industrie scheiden deshalb aus (Firmenangabe). Andere nennen 30–40 % der Gebäude (couleenergy.com) oder, im Jahr 2019, 60 % der Industriedächer (vwi.org).',
          'Mehr als 85 GW auf europäischen Dächern scheitern am Gewicht (pv-magazine.com, 11. März 2026).',
          'Eine Verstärkung kostet 100.000 bis 250.000 Euro je Megawatt (eu.longi.com).',
        ],
      },
      { heading: 'Die Grenzen des Arguments' },
      'Geringes Gewicht ersetzt keine Berechnung. Wind hebt ein leichtes Modul eher an als ein schweres, Schnee wiegt, was er wiegt, und ohne Luftspalt wird ein Modul wärmer: Ein Test bei rund 44 °C ergab rund 9 % weniger Leistung (solar4rvs.com.au).',
      'Der ehrliche Satz lautet also: Wo Glas zu schwer ist, kann ein leichtes Modul möglich sein. Ob es das ist, entscheidet die Tragwerksplanung für jedes Dach einzeln. Mit Ihren Plänen können wir [das Gespräch beginnen](/home#quote).',
    ],
  },
  cases: {
    title: 'Zwei Dächer von 2019: was Berichte zeigen und was nicht',
    summary:
      'Ein Museum in Sydney und eine Sporthalle in Waldkirch sind die am besten belegten Projekte mit eArc-Modulen aus jenem Jahr. Wir haben die Berichte noch einmal gelesen.',
    body: [
      'Beide Projekte haben andere beschrieben, nicht wir. Das macht sie wertvoll, und deshalb wiederholen wir nur, was veröffentlicht wurde.',
      { heading: 'Sydney: Wharf 7, Schifffahrtsmuseum' },
      'Auf einem steilen Dach wurden 812 Module mit zusammen 235 kW montiert. Die Ersparnis wird mit rund 50.000 australischen Dollar im Jahr angegeben (Clean Energy Regulator, cer.gov.au).',
      { heading: 'Waldkirch: Sporthalle' },
      'Hier sind gerahmte Module auf ein Dach aus Titanzink geklemmt. Einige Berichte sprachen von Verklebung, was der Hersteller richtigstellte. Als Leistung werden 245 kW genannt (pv-magazine.de, 5. April 2019), in einem anderen Bericht 190 kW (leichtbauwelt.de).',
      { heading: 'Was sich daraus lernen lässt' },
      {
        list: [
          'Steile Dächer und Metalldächer mit Klemmen sind seit Jahren in Gebrauch.',
          'Berichte weichen voneinander ab. Wir nennen beide Zahlen, nicht die schönere.',
          'Damalige Gewichte sind nicht die heutigen: 2,5 kg/m² nach Angabe des Gründers, 3,5 kg/m² verklebt und 4,5 kg/m² gerahmt nach einem früheren Bericht. Ein SMF-Modul wiegt heute rund {smf-520.weightPerArea}.',
        ],
      },
      { heading: 'Was offen bleibt' },
      'Kein Bericht nennt Erträge über mehrere Jahre, Schäden oder den heutigen Zustand. Wer solche Daten hat, kann uns gern [schreiben](/about#media). Weitere Daten stehen in der [Chronik](/about#history).',
    ],
  },
};
