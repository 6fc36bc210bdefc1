import type { OffSeriesText } from './text.ts';

export const de: OffSeriesText = {
  title: 'Off-Grid 110 und 215 im Detail',
  description:
    'Die technischen Daten beider Off-Grid-Modelle für Inselanlagen und ein Rechenbeispiel: wie viele Module auf ein Fahrzeugdach passen, mit welcher Leistung.',
  hero: {
    title: 'Wie viele Module passen auf Ihr Dach?',
    text: 'Weniger, als die bloße Fläche vermuten lässt. Hier stehen beide Off-Grid-Modelle mit ihren technischen Daten und eine Rechnung, die Sie mit dem Maßband wiederholen können.',
    action: 'Zum Rechenbeispiel',
    alternative: 'Zu den technischen Daten',
  },
  parameters: {
    title: 'Technische Daten',
    text: 'Beispieldaten sind gekennzeichnet. Das Flächengewicht von rund {off-grid-215.weightPerArea} gehört nicht dazu.',
    basis:
      'Maße, Gewichte und elektrische Werte stehen stellvertretend für ein Datenblatt, das wir noch nicht veröffentlicht haben.',
  },
  fit: {
    title: 'Ehrlich gezählt, in vier Schritten',
    text: 'Ein Beispieldach, gerechnet mit den Beispielmaßen der Tabelle. Setzen Sie Ihre eigenen Werte ein.',
    measure: {
      title: 'Freie Fläche messen',
      text: 'Zwischen Lüftern, Luken und Antennen, nicht das ganze Dach. Beispiel: 3,2 m × 1,9 m.',
    },
    edges: {
      title: 'Ränder abziehen',
      text: 'Lassen Sie Platz für Fahrtwind, Wasserablauf und Kabel. Beispiel: ringsum 100 mm, es bleiben 3,0 m × 1,7 m.',
    },
    count: {
      title: 'Beide Modelle in beiden Richtungen auslegen',
      text: 'Beispiel mit 20 mm Abstand. Modell 215 ({off-grid-215.length} × {off-grid-215.width}): 2 × 2 = 4 längs, 3 × 1 = 3 quer. Modell 110 ({off-grid-110.length} × {off-grid-110.width}): 2 × 3 = 6 längs, 5 × 1 = 5 quer.',
    },
    compare: {
      title: 'Leistung und Gewicht vergleichen',
      text: 'Auf diesem Beispieldach bringen vier große Module mehr als sechs kleine. Auf einem schmalen Streifen kann es umgekehrt sein. Klebstoff und Kabel kommen hinzu; prüfen Sie die Zuladung anhand der Fahrzeugpapiere.',
    },
  },
  result: {
    title: 'Was das Beispiel ergibt',
    power215: 'Nennleistung von vier Off-Grid 215',
    weight215: 'Gewicht von vier Off-Grid 215',
    power110: 'Nennleistung von sechs Off-Grid 110',
    weight110: 'Gewicht von sechs Off-Grid 110',
  },
  train: {
    text: 'Ein Zug in Byron Bay zeigt, was ein großes Dach aufnimmt: 6,5 kWp auf dem Zug und 30 kWp auf der Wagenhalle.',
    basis:
      'Stand laut Bericht: Dezember 2017. Welche Modelle verwendet wurden, sagen die Berichte nicht.',
  },
  notice: {
    title: 'Erst die Zeichnung, dann der Ausschnitt',
    text: 'Die Maße auf dieser Seite sind Beispieldaten. Legen Sie Kabeldurchführungen und Bohrungen erst nach der Zeichnung des gelieferten Moduls fest.',
  },
  next: {
    title: 'Schicken Sie uns eine Skizze des Dachs',
    text: 'Freie Fläche, Hindernisse, Wölbung, Batteriespannung: Wir legen die Module aus und sagen, was nicht passt.',
    action: 'Angebot anfordern',
    alternative: 'Sondermaß anfragen',
  },
};
