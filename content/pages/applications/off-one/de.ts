import type { OffOneText } from './text.ts';

export const de: OffOneText = {
  title: 'Off-Grid auf der Straße',
  description:
    'Inselanlagen für Wohnmobile, Koffer-Lkw, Busse, Sightseeing-Fahrzeuge und Wachstrucks: rund {off-grid-215.weightPerArea}, flach mit dem Fahrzeugdach verklebt.',
  hero: {
    title: 'Solarstrom fürs Fahrzeug: Jedes Kilogramm fährt mit',
    text: 'Was auf dem Dach liegt, fährt auf jedem Kilometer mit. Bei Off-Grid-Modulen sind das rund {off-grid-215.weightPerArea}. Sie werden flach mit dem Dach verklebt: kein Träger, kein Loch, kaum zusätzliche Höhe.',
    action: 'Anfrage zu Ihrem Fahrzeug',
    alternative: 'Anlage berechnen',
  },
  scenes: {
    title: 'Fünf Fahrzeuge, fünf Aufgaben',
    motorhome: {
      name: 'Wohnmobile',
      text: 'Licht, Kühlschrank und Laptop ohne Landstrom. Die Module liegen rund um Dachluken und Lüfter, und die Zuladung bleibt für die Reise.',
    },
    boxTruck: {
      name: 'Koffer-Lkw',
      text: 'Ein großes, ebenes Dach, das den ganzen Tag in der Sonne steht. Sein Strom hilft, Ladebordwand, Telematik und Beleuchtung zu versorgen.',
    },
    bus: {
      name: 'Busse',
      text: 'Module entlang beider Dachseiten helfen, Anzeigen, Lüftung und Bordelektronik zu versorgen.',
    },
    sightseeingCar: {
      name: 'Sightseeing-Fahrzeuge',
      text: 'Langsam, offen und immer in der Sonne. Die Module folgen der Wölbung des Dachs und laden zwischen den Runden die Batterie nach.',
    },
    skiWaxTruck: {
      name: 'Wachstrucks',
      text: 'Eine Werkstatt auf Rädern neben Piste oder Loipe, wo es für Wachsbügeleisen und Lampen keine Steckdose gibt; im Bild ein Anhänger. Nach Schneefall werden zuerst die Module geräumt.',
    },
  },
  weight: {
    title: 'Was ein Quadratmeter ausmacht',
    text: 'Ein Beispiel mit 6 m² Dachfläche: rund 18 kg mit Off-Grid-Modulen, rund 56 kg mit Glasmodulen.',
    glass: 'Glasmodul, abgeleitet',
    offGrid: 'Off-Grid-Serie',
    basis:
      'Der Wert für Glas ist abgeleitet: SMF wiegt rund {smf-520.weightPerArea}, das sind {lighterThanGlass} weniger als Glas, also rund {glassModule} für Glas. Nur Module, ohne Klebstoff, Kabel und Halter.',
  },
  bonding: {
    title: 'Verkleben auf dem Fahrzeugdach',
    text: 'Vier Dinge entscheiden, ob ein verklebtes Modul bleibt, wo es ist.',
    layout: {
      title: 'Das Dach maßstäblich zeichnen',
      text: 'Luken, Lüfter, Antennen, Nähte. Lassen Sie Platz für das Kabel und für eine Bürste. Ist das Dach gewölbt, fragen Sie uns vor der Bestellung.',
    },
    surface: {
      title: 'Oberfläche kennen, Haftung testen',
      text: 'Lackiertes Blech, Aluminium oder GFK? Der Untergrund muss sauber, trocken und fest sein. Kleben Sie vor dem ersten Modul eine Probe auf, lassen Sie sie aushärten und ziehen Sie sie ab.',
    },
    curing: {
      title: 'Dem Klebstoff Zeit geben',
      text: 'Ein gängiges Struktursilikon wird bei 5–40 °C verarbeitet und härtet in 12 Stunden 3 mm tief aus (Sikasil SG-10). Für Ihren Klebstoff gilt dessen eigenes Datenblatt. Fahren Sie erst, wenn er ausgehärtet ist.',
    },
    wiring: {
      title: 'Spannungen abstimmen',
      text: 'Die Leerlaufspannung muss zum Laderegler passen, der Laderegler zur Batterie mit 12 V oder 24 V. Lassen Sie die Steckverbinder am Kabel: Nach unserer Montageanleitung von 2019 erlischt sonst die Garantie.',
    },
  },
  heat: {
    title: 'Wärme kostet Leistung',
    text: 'Ohne Luftspalt verklebt, wird ein Modul wärmer und liefert weniger; was ein Test gemessen hat, steht unter eArc-Technologie. Planen Sie das bei der Batteriegröße ein und halten Sie Abstand zu Öffnungen, aus denen heiße Luft kommt.',
  },
  cases: {
    title: 'Drei Beispielfahrzeuge',
    text: 'So könnten die Module liegen: erfundene Fahrzeuge mit Beispieldaten, keine Kundenprojekte.',
    motorhome: {
      place: 'Beispiel: Wohnmobil',
      text: 'Zwei Module, eines auf jeder Seite der Dachluke.',
      roof: 'GFK-Dach',
      method: 'Verklebt',
    },
    boxTruck: {
      place: 'Beispiel: Koffer-Lkw',
      text: 'Sechs Module auf dem Koffer, keines über dem Fahrerhaus.',
      roof: 'Aluminiumdach',
      method: 'Verklebt',
    },
    bus: {
      place: 'Beispiel: Stadtbus',
      text: 'Acht Module in zwei Reihen, dazwischen die Klimaanlage.',
      roof: 'Lackiertes Blechdach',
      method: 'Verklebt',
    },
  },
  products: 'Fürs Dach und für die Tasche',
  quote: {
    title: 'Anfrage zu Ihrem Fahrzeug',
    text: 'Nennen Sie uns Fahrzeug, freie Dachfläche, Oberfläche und Batteriespannung. Sie erhalten einen Belegungsvorschlag und erfahren, was vor dem Verkleben zu prüfen ist.',
  },
};
