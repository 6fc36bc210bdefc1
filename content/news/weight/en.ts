import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'Why weight decides: the load argument in plain figures',
  summary:
    'Many roofs could carry solar modules if they weighed less. A short calculation, with its sources and its limits.',
  body: [
    'An industrial building is designed for its own roof, for snow, for wind and little else. What is left is the load reserve. If solar modules need more than that, the roof has to be reinforced or stays empty.',
    { heading: 'The figures' },
    {
      list: [
        'A conventional glass system brings an additional load of at least {minimumRoofLoad} (our figure).',
        'An SMF module weighs about {smf-520.weightPerArea}, {lighterThanGlass} less than a glass module. Adhesive and cables come on top.',
        'About {excludedRoofs} of commercial and industrial roofs are excluded for that reason, by our estimate (2026). Others have put the share at 30–40% of buildings (couleenergy.com) or, in 2019, at 60% of industrial roofs (vwi.org).',
        'More than 85 GW on European roofs are out of reach because of weight (pv-magazine.com, 11 March 2026).',
        'Reinforcing costs €100,000 to €250,000 per megawatt (eu.longi.com).',
      ],
    },
    { heading: 'The limits of the argument' },
    'Low weight does not replace a calculation. Wind lifts a light module more easily than a heavy one, snow weighs what it weighs, and without an air gap a module gets warmer and gives less ([limits of eArc](/eArc#limits)).',
    'So the honest sentence is: where glass is too heavy, a light module may be possible. Whether it is, a structural engineer decides for each roof. With your drawings we can [begin the conversation](/home#quote).',
  ],
};
