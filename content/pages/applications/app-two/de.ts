import type { AppTwoText } from './text.ts';

export const de: AppTwoText = {
  title: 'Kleben oder klemmen? Ein Leitfaden Dach für Dach',
  description:
    'Trapezblech, Stehfalz, Foliendach, Flachdach, Fassade, Carport: welche Befestigung wohin passt, was zuerst zu prüfen ist und was eine Verstärkung kostet.',
  hero: {
    title: 'Welches Dach, welche Befestigung?',
    text: 'Ein glasfreies Modul lässt sich auf zwei Arten befestigen: Das rahmenlose SMF wird verklebt, das gerahmte SMH „Dragonfly“ geklemmt. Welche Art passt, entscheidet das Dach.',
    action: 'Dach für Dach vergleichen',
    alternative: 'Was zuerst zu prüfen ist',
  },
  roofs: {
    title: 'Sieben Untergründe, zwei Wege',
    text: 'Ein Ausgangspunkt, keine Freigabe. Vor der Entscheidung steht die Prüfung auf dem tatsächlichen Dach.',
    ours: 'SMF, verklebt',
    other: 'SMH, geklemmt',
    trapezoidal: {
      criterion: 'Trapezblechdach',
      ours: 'Erste Wahl: auf den Hochsicken verklebt, kein Loch',
      other: 'Nur mit einer Klemme, die zum Profil passt',
      note: 'Klären Sie die Beschichtung: Nicht auf jeder haftet Klebstoff.',
    },
    standingSeam: {
      criterion: 'Stehfalzdach',
      ours: 'Möglich, wenn zwischen den Falzen genug ebene Fläche ist',
      other: 'Erste Wahl: Klemmen umgreifen den Falz, kein Loch',
      note: 'So gebaut in Waldkirch: gerahmt und geklemmt.',
    },
    membrane: {
      criterion: 'Foliendach aus TPO oder PVC',
      ours: 'Auf einer Aluminium-Unterkonstruktion',
      other: 'Auf einer Aluminium-Unterkonstruktion, wenn die Traglastreserve reicht',
      note: 'Holen Sie das Einverständnis des Dachbahnherstellers ein, sonst ist dessen Garantie in Gefahr.',
    },
    flat: {
      criterion: 'Flachdach mit anderem Belag',
      ours: 'Auf einer Aluminium-Unterkonstruktion, ohne Dachdurchdringung',
      other: 'Wenn Unterkonstruktion und Windnachweis es zulassen',
      note: 'Die Unterkonstruktion zählt zur Last.',
    },
    facade: {
      criterion: 'Fassade',
      ours: 'Auf glatter, intakter Bekleidung, auch gerundet',
      other: 'Auf Bekleidung mit tragendem Rahmen',
      note: 'Zuerst gelten Brandschutz und Bauordnung für Fassaden.',
    },
    carport: {
      criterion: 'PV-Carport',
      ours: 'Auf geschlossener Dachhaut, auch gewölbt',
      other: 'Auf einem offenen Gerüst aus Profilen',
      note: 'Rundum offen: Lassen Sie auch die Windlast von unten nachweisen.',
    },
    publicFacility: {
      criterion: 'Öffentliche Einrichtung',
      ours: 'Für Überdachungen und gewölbte Dächer',
      other: 'Wenn die Module für Dachreparaturen wieder abgenommen werden müssen',
      note: 'Fragen Sie früh nach Denkmalschutz, Feuerwehrzugang und Wartung.',
    },
    namedSurfaces:
      'Das Verkleben ist für Trapezblechdächer, Stehfalzdächer und Flachdächer vorgesehen. Fassaden, Carports und öffentliche Einrichtungen prüfen wir im Einzelfall.',
    weights:
      'SMF wiegt rund {smf-520.weightPerArea}, SMH {smh-520.weightPerArea}, jeweils ohne Klebstoff, Klemmen, Kabel und Unterkonstruktion.',
  },
  check: {
    title: 'Was zuerst zu prüfen ist',
    text: 'In dieser Reihenfolge: Eine frühe Antwort kann die folgenden Schritte ersparen.',
    load: {
      title: 'Die Traglastreserve',
      text: 'Lassen Sie sie von der Tragwerksplanung in kg/m² angeben. Rechnen Sie dagegen: Modul, Klebstoff oder Klemmen, Kabel und Unterkonstruktion.',
    },
    skin: {
      title: 'Die Dachhaut',
      text: 'Material, Beschichtung, Alter. Bei Rost, kreidender Farbe oder verschlissener Dachbahn wird zuerst die Dachhaut erneuert, dann befestigt.',
    },
    adhesion: {
      title: 'Die Haftung',
      text: 'Kleben Sie an mehreren Stellen Proben auf das echte Dach, lassen Sie sie aushärten und ziehen Sie sie ab. Was diese Prüfung zeigt, steht in keinem Datenblatt.',
    },
    heat: {
      title: 'Die Wärme',
      text: 'Hinter verklebten Modulen ist keine Luft, ein heißes Dach kostet also Ertrag. Rechnen Sie den Verlust in die Schätzung ein; was ein Test gemessen hat, steht bei den Grenzen von eArc.',
    },
    clamps: {
      title: 'Die Klemmen',
      text: 'Passt die Klemme zum Falz und ihr Abstand zur Montageanleitung? Dann spart der werkseitig integrierte Rahmen {installationTimeSaving} Montagezeit.',
    },
  },
  cost: {
    text: 'Die Verstärkung eines Dachs kostet 100.000 bis 250.000 € pro Megawatt, bevor das erste Modul oben liegt.',
    basis:
      'Angaben eines anderen Modulherstellers, der für 1 MWp auch 5.000–7.000 m² Bruttofläche nennt. Daraus leiten wir etwa 14 bis 50 € pro Quadratmeter ab. Das ist kein Angebot: Was Ihr Dach braucht, muss die Tragwerksplanung berechnen.',
    source: 'LONGi, eu.longi.com',
  },
  cases: {
    title: 'Ein Dach, ein Weg',
    text: 'Zwei öffentlich belegte Anlagen und zwei Beispiele, jeweils mit anderer Befestigung oder anderem Untergrund.',
    dreihausen: {
      place: 'Heizwerk, Dreihausen',
      text: '16 Module.',
      method: 'Verklebt',
      source: 'Stadtwerke Marburg (örtlicher Versorger)',
    },
    waldkirch: {
      place: 'Sporthalle, Waldkirch',
      text: 'Geklemmt und nicht, wie es zunächst hieß, verklebt. Ein Bericht nennt 190 kWp.',
      roof: 'Titanzink',
      method: 'Gerahmte Module, geklemmt',
      source: 'pv magazine Deutschland, 2019; Leichtbauwelt',
    },
    coldStore: {
      place: 'Beispiel: Kühlhaus',
      text: 'Die Dachbahn bleibt unversehrt, die Unterkonstruktion zählt zur Last.',
      roof: 'Flachdach, Dachbahn aus TPO',
      method: 'SMF auf Aluminium-Unterkonstruktion',
    },
    office: {
      place: 'Beispiel: Bürogebäude',
      text: 'Bänder zwischen den Fenstern, um die Ecke des Gebäudes gebogen.',
      roof: 'Fassade, glatte Metallbekleidung',
      method: 'SMF, verklebt',
    },
  },
  products: 'Die beiden Module',
  quote: {
    title: 'Beschreiben Sie uns Ihr Dach',
    text: 'Am meisten helfen uns Profil oder Bahnentyp, Beschichtung und Baujahr. Sie erhalten einen Vorschlag zur Montageart und eine Liste, was zu prüfen ist.',
  },
};
