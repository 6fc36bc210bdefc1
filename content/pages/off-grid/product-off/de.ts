import type { ProductOffText } from './text.ts';

export const de: ProductOffText = {
  title: 'Off-Grid-Serie für Fahrzeuge, Boote und Züge',
  description:
    'Ultraleichte Solarmodule für Inselanlagen, rund {off-grid-215.weightPerArea}: Modelle, Anpassung an 12 und 24 V, Hinweise zu Biegen, Verkleben und Wärme.',
  hero: {
    title: 'Solarstrom mit leichtem Gepäck',
    text: 'Off-Grid-Module wiegen rund {off-grid-215.weightPerArea}. Sie liegen flach auf Dach oder Deck, folgen einer Rundung in einer Richtung und laden über einen Laderegler eine Batterie mit 12 V oder 24 V.',
    action: 'Zu den Modellen',
    alternative: 'Angebot anfordern',
  },
  scenes: {
    title: 'Wo sie mitfahren',
    motorhome: {
      name: 'Wohnmobile',
      text: 'Verklebt zwischen Lüftern und Dachluken, ohne Schienen und ohne Bohren.',
    },
    boxTruck: {
      name: 'Koffer-Lkw und Busse',
      text: 'Ein großes, ebenes Dach, das die Bordsysteme versorgen kann.',
    },
    yacht: {
      name: 'Yachten',
      text: 'Auf Deck oder Kajütdach, wo ein Rahmen im Weg wäre.',
    },
    train: {
      name: 'Züge',
      text: 'In Byron Bay in Australien ging im Dezember 2017 ein Zug in Betrieb, der mit 6,5 kWp ausgerüstet ist (northernstar.com.au).',
    },
    charger: {
      name: 'Tragbares Solarladegerät',
      text: 'Es bleibt bis zur Rast in der Tasche und braucht gar kein Dach.',
    },
  },
  models: {
    title: 'Technische Grunddaten: zwei Modelle',
    text: 'Das Flächengewicht ist unsere Angabe. Maße und elektrische Werte sind Beispieldaten, bis das Datenblatt sie ersetzt: gut zum Vergleichen, nicht zum Bestellen von Kabeln.',
    power: 'Nennleistung',
    size: {
      criterion: 'Maße',
      ours: '{off-grid-110.length} × {off-grid-110.width}',
      other: '{off-grid-215.length} × {off-grid-215.width}',
    },
    weight: 'Gewicht',
    place: {
      criterion: 'Wohin es passt',
      ours: 'Schmale Streifen zwischen Luken, Lüftern und Antennen',
      other: 'Große, ebene Flächen: weniger Anschlüsse und weniger Kabel',
    },
    small: 'Off-Grid 110',
    large: 'Off-Grid 215',
    assumption: 'Beide wiegen rund {off-grid-215.weightPerArea}; Klebstoff und Kabel kommen hinzu.',
  },
  voltage: [
    { heading: 'Passend zu 12 V und 24 V' },
    'Ein Modul lädt eine Batterie nur, solange seine Spannung über deren Ladespannung liegt. Dazwischen sitzt ein Laderegler. Ein MPPT-Regler macht aus überschüssiger Spannung mehr Strom.',
    {
      list: [
        '12 V: Die Spannung eines Moduls muss auch bei Hitze über der Ladespannung bleiben, denn sie sinkt, wenn die Zellen warm werden.',
        '24 V: Schalten Sie zwei gleiche Module in Reihe oder verwenden Sie einen Regler, der die Spannung anhebt. Bei Parallelschaltung addieren sich nur die Ströme.',
        'Obergrenze: Bei Kälte steigt die Leerlaufspannung. Auch am kältesten Morgen müssen die Module in Reihe unter der höchsten Eingangsspannung des Reglers bleiben.',
        'Batterie: Ihr eigenes Datenblatt legt die Ladespannung fest, nicht das Modul.',
      ],
    },
    'Für Ihr Fahrzeug rechnen wir mit den Werten des Moduls, das wir liefern. Bis dahin können Sie [Ihren Laderegler prüfen](/off_series#string-check), mit Beispieldaten.',
  ],
  handling: {
    title: 'Biegen, kleben, Wärme bedenken',
    text: 'Drei Dinge entscheiden, wie lange ein Modul auf einem fahrenden Dach hält.',
    bend: {
      title: 'Nur in eine Richtung biegen',
      text: 'Ein Modul folgt einem Zylinder, keiner Kuppel. Einen allgemeinen Biegeradius gibt es nicht: Nennen Sie uns Ihren vor der Bestellung. Das Modul nie knicken und nie über die Anschlussdose biegen.',
    },
    bond: {
      title: 'Klebstoff auf der echten Oberfläche testen',
      text: 'Lack, Gelcoat und Aluminium verhalten sich verschieden. Kleben Sie eine Probe, lassen Sie sie aushärten, ziehen Sie sie ab. Der Fahrtwind greift an der Vorderkante an, dort darf die Raupe keine Lücke haben.',
    },
    heat: {
      title: 'Wärme einplanen',
      text: 'Ohne Luftspalt verklebt, werden Module wärmer und liefern weniger; wie viel ein Test gemessen hat, steht bei den Grenzen von eArc. Rechnen Sie das ein und dämmen Sie die Decke darunter.',
    },
  },
  faq: {
    title: 'Fragen vor dem Einbau',
    questions: [
      {
        question: 'Darf man auf den Modulen gehen?',
        answer:
          'Planen Sie so, dass es niemand muss. Schon ein Schuhabsatz kann eine Zelle brechen lassen, ohne dass man es sieht. Muss ein Deck begehbar bleiben, sagen Sie es uns; wir antworten für das Modell, und die Antwort kann auch Nein lauten.',
      },
      {
        question: 'Reicht ein Modul für meinen Verbrauch?',
        answer:
          'Zählen Sie die Wattstunden eines Tages zusammen und schicken Sie uns die Liste. Ein Fahrzeugdach steht selten günstig zur Sonne, und der Winter bringt weit weniger als der Sommer. Wir rechnen mit beidem.',
      },
      {
        question: 'Lässt sich ein Modul wieder abnehmen?',
        answer:
          'Ein verklebtes Modul soll bleiben. Man kann es freischneiden, oft nimmt es dabei aber Schaden. Wenn Sie es umsetzen wollen, fragen Sie nach einer anderen Befestigung.',
      },
    ],
    action: 'Welches Modell passt auf Ihr Dach?',
  },
  quote: {
    title: 'Angebot für Ihr Fahrzeug oder Boot anfordern',
    text: 'Hilfreich sind: Typ und Baujahr, freie Dachfläche, Wölbung, Material der Oberfläche, Batteriespannung und Laderegler.',
  },
};
