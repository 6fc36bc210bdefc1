import type { OffTwoText } from './text.ts';

export const de: OffTwoText = {
  title: 'Off-Grid auf Wasser und Schiene',
  description:
    'Glasfreie Module für Yachten und Züge: Salznebel, gewölbte Decks und Dächer, der Solarzug von Byron Bay und was wir nicht versprechen.',
  hero: {
    title: 'Solarstrom hoch oben, fast ohne Gewicht',
    text: 'Auf einer Yacht liegt jedes Kilogramm an Deck weit über dem Kiel, bei einem Zug ist das Dach der höchste Punkt. Verklebte Module mit rund {off-grid-215.weightPerArea} fallen dort oben kaum ins Gewicht.',
    action: 'Anfrage zu Boot oder Zug',
    alternative: 'Zu den Anlagen',
  },
  tests: {
    title: 'Salz in der Luft, Sand an der Strecke',
    text: 'Drei unserer Beständigkeitsprüfungen zählen auf Wasser und Schiene am meisten. Geprüft wird das Modul. Klebstoff, Dichtungen und Kabeldurchführungen bleiben Teil Ihrer eigenen Kontrolle.',
    testsTitle: 'Beständigkeitsprüfungen',
    saltMist: {
      name: 'Salznebel',
      text: 'Für Decks, Häfen und Strecken an der Küste.',
    },
    blownSand: {
      name: 'Flugsand',
      text: 'Für Strecken durch trockenes Land.',
    },
    fire: {
      name: 'Feuer',
      text: 'Eine Prüfung des Moduls. Sie ersetzt keine Zulassung von Boot oder Schienenfahrzeug.',
    },
  },
  byronBay: {
    text: 'Im Dezember 2017 trug ein Zug im australischen Byron Bay Solarmodule mit 6,5 kWp auf dem eigenen Dach.',
    basis: 'Weitere 30 kWp liegen auf dem Dach der Wagenhalle.',
    source: 'The Northern Star, Australien',
  },
  rail: {
    title: 'Auf Schienen: Das Dach ist schon da',
    text: 'Auf dem langen, gewölbten Dach eines Triebwagens steht kein Mast, und auf Strecken ohne Oberleitung gibt es wenig Schatten. Dünne Module folgen der Wölbung, statt aus ihr herauszuragen. Ohne Luftspalt verklebt, werden sie wärmer. Brandschutz und Zulassung hängen von Fahrzeug und Land ab; fragen Sie die Zulassungsstelle, bevor das erste Modul verklebt wird.',
    action: 'Zu den Off-Grid-Modellen',
  },
  questions: {
    title: 'Drei Fragen vor der Bestellung',
    walking: {
      question: 'Darf die Crew auf die Module treten?',
      answer:
        'Planen Sie das bitte nicht ein. Wir veröffentlichen keinen Wert für die Trittbelastung und nennen die Module deshalb nicht begehbar. Ordnen Sie sie so an, dass Crew und Wartungspersonal daran vorbeikommen.',
    },
    curve: {
      question: 'Wie eng lässt sich ein Modul biegen?',
      answer:
        'Das hängt vom Modell und von der Biegerichtung ab. Wir veröffentlichen keinen kleinsten Radius; schicken Sie uns eine Zeichnung oder Schablone von Deck oder Dach, und wir prüfen sie.',
    },
    shade: {
      question: 'Was macht der Schatten eines Mastes?',
      answer:
        'Ein Schatten auf einer Zelle kann einen ganzen Zellstring ausbremsen. Halten Sie mit den Modulen möglichst Abstand zu Mast, Baum und Antennen, und geben Sie Flächen, die zu verschiedenen Zeiten im Schatten liegen, je einen eigenen Laderegler.',
    },
    action: 'Modul nach Maß anfragen',
  },
  cases: {
    title: 'Ein Zug, seine Halle und eine Yacht',
    text: 'Über Zug und Halle wurde öffentlich berichtet. Die Yacht ist ein Beispiel.',
    train: {
      place: 'Solarzug, Byron Bay, Australien',
      text: 'Module auf dem Dach des Zuges selbst.',
      roof: 'Zugdach',
      source: 'The Northern Star, Australien',
    },
    shed: {
      place: 'Wagenhalle, Byron Bay, Australien',
      text: 'Der größere Teil der Leistung liegt auf dem Gebäude.',
      roof: 'Hallendach',
      source: 'The Northern Star, Australien',
    },
    yacht: {
      place: 'Beispiel: Segelyacht',
      text: 'Zwei Module auf dem Vordeck, links und rechts der Luke, mit freiem Weg daran vorbei.',
      roof: 'Gewölbtes GFK-Deck',
      method: 'Verklebt',
    },
  },
  products: 'Für Deck, Zug und Halle',
  quote: {
    title: 'Anfrage zu Boot oder Zug',
    text: 'Nennen Sie uns freie Fläche, Wölbung, Oberfläche und Batteriespannung. Sie erhalten einen Belegungsvorschlag, und wir sagen offen, wenn ein Deck oder Dach nicht geeignet ist.',
  },
};
