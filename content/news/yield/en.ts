import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'Estimating yield and load by hand: five steps with sources',
  summary:
    'Pencil and paper are enough for a first estimate. Here is one for a roof in the United Kingdom, with its sources, its range and what it leaves out.',
  body: [
    'Example: 100 SMF 520 modules on a roof somewhere in the United Kingdom. Put in your own figures as you read. The result says whether a closer look is worth it, and no more than that.',
    { heading: 'Steps one to three: power and yield' },
    {
      list: [
        'Power: modules × watts ÷ 1000. 100 × {smf-520.nominalPower} ÷ 1000 = 52 kWp. If you only know the area that modules will cover, take m² × 0.194; this follows from the size and power of the 520 W class.',
        'Tilted roof: power × the average yield of the country. 52 × 954 = about 49,600 kWh a year with ventilated modules. Bonded without an air gap, modules get warmer: × 0.94 (0.91–0.97) leaves about 46,600 kWh.',
        'Flat instead of tilted, and bonded: power × horizontal irradiation × 0.80 (0.75–0.85), then not × 0.94 as well. 52 × 946 × 0.80 = about 39,400 kWh.',
      ],
    },
    { heading: 'Where the figures come from' },
    'Yield and irradiation are daily values of the World Bank and Solargis (2020) × 365: 954 kWh per kWp and 946 kWh/m² a year. The yield assumes a fixed plant at optimum tilt, 3.5 % loss to dirt, 7.5 % other losses and no downtime (Global Solar Atlas). We derived 0.94 from a heat test (solar4rvs.com.au) and the temperature model of pvlib-python; 0.80 is our own derivation too.',
    'From place to place, the yield in the United Kingdom lies between 855 and 1,043 kWh per kWp (P10 to P90). For the example, bonded at a tilt, that means about 41,800 to 51,000 kWh.',
    { heading: 'Steps four and five: CO₂ and load' },
    {
      list: [
        'Avoided CO₂: yield × grid factor. 46,600 kWh × 216 g = about 10.1 tonnes of CO₂ equivalent a year (Ember 2024, through co2.js), provided every kilowatt-hour replaces one from the grid.',
        'Load: module + adhesive + cables, in kg/m². An SMF module weighs about {smf-520.weightPerArea}; ask for the other two. Set the sum against the load reserve of the roof. If it fits, the answer is not “safe” but “worth an engineer’s check”; wind and snow have calculations of their own.',
      ],
    },
    { heading: 'What an honest estimate leaves out' },
    {
      list: [
        'Your site: these are averages of a country. The range describes places, not good and bad years.',
        'Shading, snow, degradation and curtailment, and any orientation that is not the best.',
        'The future of the grid: its factor is an average and changes.',
      ],
    },
    'Such an estimate is not a quote, a guarantee or a structural assessment. For the next step, have the address, the roof drawings and the load reserve ready and [ask for a quote](/home#quote).',
  ],
};
