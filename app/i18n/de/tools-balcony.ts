import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in German; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: 'Ein Balkonkraftwerk an Ihrem Geländer',
  description:
    'Ob ein Set an Ihr Geländer passt, was es im Vergleich zu Glas wiegt und was es senkrecht an Ihrem Standort liefert.',
  kit: 'Set',
  railing: 'Länge des Geländers (m)',
  railingHint: 'Das gerade, freie Stück, an dem Module hängen können',
  floor: 'Stockwerk',
  floorHint: '0 ist das Erdgeschoss.',
  fits: '{kit} braucht {needed} Geländer: Es passt.',
  fitsNot: '{kit} braucht {needed} Geländer, mehr als {railing}: Es passt nicht.',
  drawing: 'Das Geländer im Maßstab',
  drawingDescription:
    'Das Geländer von vorn, {railing} lang; die Module hängen von seinem linken Ende an.',
  overhang: 'Gelb: {overhang} über das Ende des Geländers hinaus.',
  higher:
    'Je höher, desto stärker der Wind. Was das Geländer trägt, muss sagen, wem es gehört; dieser Rechner prüft es nicht.',
  rules: 'Was vorgeschrieben ist, mit Datum und Quellen:',
  rulesLink: 'Ein Balkonkraftwerk planen',
  weight: 'Gewicht der Module im Set',
  glassWeight: 'Dieselbe Fläche mit Glasmodulen, ohne Montagesystem',
  glassBasis:
    'bei rund {glassModule}, abgeleitet: {smf-520.weightPerArea} sind {lighterThanGlass} weniger',
};
