import type { Translated } from '../plural.ts';

/** The words of the tool for balconies in English, beside those of the yield. */
export const messages = {
  title: 'A kit on your balcony',
  description:
    'Whether a kit fits on your railing, what it weighs beside glass, and what it yields upright at your place.',
  kit: 'Kit',
  railing: 'Length of the railing (m)',
  railingHint: 'The straight part that the modules can hang on',
  floor: 'Floor',
  floorHint: '0 is the ground floor.',
  fits: '{kit} takes {needed} of the railing: it fits.',
  fitsNot:
    '{kit} takes {needed} of the railing, more than {railing}: it does not fit side by side.',
  higher:
    'Higher up the wind is stronger. What the railing bears is for its owner to say; this tool does not check it.',
  rules: 'What the rules ask for, with date and sources:',
  rulesLink: 'Planning a balcony kit',
  weight: 'Weight of the kit’s modules',
  glassWeight: 'The same area of glass, with mounting',
  glassBasis: '11–14 kg/m², as a vendor names it (heliup-solar.com); example data',
};

export type BalconyMessages = Translated<typeof messages>;
