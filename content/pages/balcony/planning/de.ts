import type { PlanningText } from './text.ts';

export const de: PlanningText = {
  title: 'Ein Balkonkraftwerk planen',
  description:
    'Vom Maßband bis zur Steckdose: Geländer, Himmelsrichtung, Schatten, Anmeldung und Wind in fünf Prüfungen, mit drei Beispielen.',
  introduction:
    'Ein Maßband, ein Kompass und ein sonniger Tag: Mehr brauchen Sie nicht, um herauszufinden, ob sich ein Balkonkraftwerk für Sie lohnt. Gehen Sie die fünf Prüfungen durch, bevor Sie etwas bestellen, und schreiben Sie die Antworten auf. Danach fragen wir auch für ein Angebot.',
  length: {
    title: 'Passt das? Zwei Sets, ein Geländer',
    text: 'Quer gehängt und maßstäblich gezeichnet. An dieses Beispielgeländer passt ein Modul, zwei passen nicht. Über Ihres entscheidet das Maßband.',
    single: 'Balkon 400, ein Modul',
    pair: 'Balkon 800, zwei Module und 40 mm Abstand',
    railing: 'Freie Länge eines Beispielgeländers',
    basis:
      'Länge eines Moduls: Beispieldaten, bis das Datenblatt vorliegt. Über Eck hängen die zwei Module von Balkon 800 an zwei Seiten des Geländers.',
  },
  checks: {
    title: 'Fünf Prüfungen, in dieser Reihenfolge',
    text: 'Jede kann das Vorhaben beenden. Deshalb kommen die einfachsten zuerst.',
    steps: [
      {
        title: 'Das Geländer messen',
        text: 'Notieren Sie die freie Länge, die Höhe von der Balkonplatte bis zum Handlauf, die Dicke des Handlaufs und den Abstand der Stäbe. In unseren Beispieldaten misst ein Modul {balcony-400.length} × {balcony-400.width}. Gurte müssen um etwas herumgreifen: Geschlossene Brüstungen und Glasfüllungen verlangen andere Befestigungen. Achten Sie auf Rost und lockere Pfosten.',
      },
      {
        title: 'Die Himmelsrichtung bestimmen',
        text: 'Süden bringt übers Jahr am meisten, auf der Südhalbkugel Norden. Osten liefert morgens, Westen abends, wenn viele zu Hause sind. Am Geländer steht ein Modul senkrecht und liefert weniger als ein geneigtes.',
      },
      {
        title: 'Den Schatten beobachten',
        text: 'Sehen Sie an einem sonnigen Tag morgens, mittags und nachmittags nach. Die Zellen eines Moduls sind in Reihe geschaltet; ein schmaler Schatten kann daher mehr Leistung kosten, als seine Größe vermuten lässt. Denken Sie an Bäume, an den Balkon darüber und an die tiefe Wintersonne.',
      },
      {
        title: 'Steckdose und Anmeldung klären',
        text: 'Gibt es außen eine Steckdose, und wer darf dort anschließen? In Deutschland genügt bis 2.000 W Modulleistung und 800 VA Wechselrichterleistung der Eintrag im Marktstammdatenregister; was sonst gilt, steht unter den fünf Prüfungen. Holen Sie die Zustimmung der Vermieterin, des Vermieters oder der Eigentümergemeinschaft schriftlich ein. Fehlt eine geeignete Steckdose, hilft ein Elektrofachbetrieb.',
      },
      {
        title: 'An den Wind denken',
        text: 'Obere Stockwerke, Ecken und freies Gelände bekommen mehr davon ab. Lassen Sie sich vom Hersteller des Geländers, von der Hausverwaltung oder der Tragwerksplanung bestätigen, dass Pfosten und Befestigungen die zusätzliche Windlast aufnehmen können.',
      },
    ],
  },
  rules: {
    title: 'Was in Deutschland gilt',
    points: [
      'Anmeldung: Bis 2.000 W Modulleistung und 800 VA Wechselrichterleistung genügt der Eintrag im Marktstammdatenregister (§ 8 Abs. 5a EEG). Den Netzbetreiber brauchen Sie nicht zu fragen; ist ein anderer Zähler nötig, veranlasst er den Tausch.',
      'Unsere Sets: {balcony-400.nominalPower} und {balcony-800.nominalPower} Modulleistung, dazu als Beispiel ein Mikrowechselrichter mit 800 VA. Beide bleiben innerhalb der Grenzen (Beispieldaten; maßgeblich ist das Typenschild).',
      'Stecker: Welche Steckverbindung zulässig ist und wie sie gegen Berührung geschützt sein muss, regelt die Produktnorm DIN VDE V 0126-95.',
      'Mietwohnung: Sie können verlangen, dass die Vermieterin oder der Vermieter zustimmt, sofern das zumutbar ist (§ 554 BGB). Fragen müssen Sie trotzdem vorher.',
      'Eigentumswohnung: Steckersolargeräte gehören zu den baulichen Veränderungen, die Sie verlangen können; über die Ausführung beschließt die Eigentümergemeinschaft (§ 20 WEG).',
    ],
    basis:
      'Stand: November 2026. Quellen: EEG, BGB und WEG (gesetze-im-internet.de), DIN VDE V 0126-95. Regeln ändern sich, und in Österreich, der Schweiz und anderen Ländern gelten eigene: Prüfen Sie vor dem Kauf, was bei Ihnen gilt.',
  },
  wind: {
    text: 'Am Geländer ist das Gewicht die kleinere Frage. Die größere ist der Wind.',
    basis:
      'Die Module wiegen {balcony-400.weightPerArea}. Was der Wind hinzufügt, hängt von Fläche, Höhe und Ort ab und ist für jedes Gebäude zu prüfen.',
  },
  cases: {
    title: 'Drei Balkone, drei Entscheidungen',
    text: 'Erfundene Beispiele, die zeigen, wohin die Prüfungen führen. Keines ist ein Kundenprojekt.',
    west: {
      place: 'Kurzes Geländer nach Westen',
      method: 'Balkon 400, quer gehängt',
      text: 'In diesem Beispiel ist Platz für ein Modul. Der Strom kommt am Abend, wenn gekocht wird. Die Vermieterin stimmt schriftlich zu.',
    },
    corner: {
      place: 'Eckbalkon, Osten und Süden',
      method: 'Balkon 800, auf jeder Seite ein Modul',
      text: 'Jedes Modul hat einen eigenen Eingang am Mikrowechselrichter. Zuerst prüft die Tragwerksplanung den Eckpfosten, denn dort ist der Wind in diesem Beispiel am stärksten.',
    },
    north: {
      place: 'Nordseite, Baum davor',
      method: 'keine: Wir raten ab',
      text: 'Himmelsrichtung und Schatten sprechen beide gegen ein Modul. In diesem Beispiel lautet unsere Antwort Nein, und sie kommt vor der Bestellung.',
    },
  },
  products: { title: 'Fürs Geländer, und wenn keines da ist' },
  next: {
    title: 'Alle fünf beantwortet?',
    text: 'Schicken Sie uns Ihre Notizen: Land, Länge und Bauart des Geländers, Himmelsrichtung, Schatten, und wem das Haus gehört.',
    kits: 'Zu den Sets',
    quote: 'Angebot anfordern',
    estimate: 'Zur Ertragsschätzung',
  },
};
