import type { Translated } from '../plural.ts';

/** The words of the tool for balconies in English, beside those of the yield. */
export const messages = {
  title: 'A kit on your balcony',
  description:
    'Whether a kit fits on your railing, what it weighs compared with glass, and what it yields upright at your location.',
  kit: 'Kit',
  railing: 'Length of the railing (m)',
  railingHint: 'The straight, clear part that modules can hang on',
  floor: 'Floor',
  floorHint: '0 is the ground floor.',
  fits: '{kit} takes {needed} of the railing: it fits.',
  fitsNot: '{kit} takes {needed} of the railing, more than {railing}: it does not fit.',
  drawing: 'The railing to scale',
  drawingDescription:
    'The railing from the front, {railing} long; the modules hang from its left end onwards.',
  overhang: 'Yellow: {overhang} beyond the end of the railing.',
  higher:
    'The higher up, the stronger the wind. What the railing can bear is for its owner to say; this tool does not check it.',
  rules: 'What the rules require, with date and sources:',
  rulesLink: 'Planning a balcony kit',
  weight: 'Weight of the modules in the kit',
  glassWeight: 'Glass modules of the same area, without mounting',
  glassBasis: 'at about {glassModule}, derived: {smf-520.weightPerArea} is {lighterThanGlass} less',
};

export type BalconyMessages = Translated<typeof messages>;
