import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in German; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: 'Ein Set an Ihrem Balkon',
  description:
    'Ob ein Set an Ihr Geländer passt, was es neben Glas wiegt und was es senkrecht an Ihrem Ort liefert.',
  kit: 'Set',
  railing: 'Länge des Geländers (m)',
  railingHint: 'Das gerade Stück, an dem Module hängen können',
  floor: 'Stockwerk',
  floorHint: '0 ist das Erdgeschoss.',
  fits: '{kit} braucht {needed} Geländer: Es passt.',
  fitsNot: '{kit} braucht {needed} Geländer, mehr als {railing}: Nebeneinander passt es nicht.',
  higher:
    'Weiter oben ist der Wind stärker. Was das Geländer trägt, sagt, wem es gehört; dieser Rechner prüft es nicht.',
  rules: 'Was die Regeln verlangen, mit Datum und Quellen:',
  rulesLink: 'Ein Balkonkraftwerk planen',
  weight: 'Gewicht der Module des Sets',
  glassWeight: 'Dieselbe Fläche aus Glas, mit Montage',
  glassBasis: '11–14 kg/m², wie ein Anbieter angibt (heliup-solar.com); Beispieldaten',
};
