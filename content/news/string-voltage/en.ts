import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'How many modules in series? Plan for the coldest morning',
  summary:
    'Voltage rises as cells get colder. The lowest temperature of the site therefore decides how long a string may be, not the 25 °C of the data sheet.',
  body: [
    'Modules in series add up their voltages. One too many may pass unnoticed on a mild day, but on a frosty morning it takes the string above the limit of modules and inverter. So the count begins with the cold.',
    { heading: 'The upper limit' },
    'Open-circuit voltage is the voltage of a module in the light when no current flows: the highest it reaches at a given temperature and brightness. Our 2019 manual states a maximum system voltage of {smf-520.maximumSystemVoltage} for the eArc modules of that time (manualshive.com). The inverter has a maximum input voltage of its own. The lower of the two is the limit of the string.',
    { heading: 'The calculation in words' },
    {
      list: [
        'Take the open-circuit voltage at standard test conditions and its temperature coefficient from the data sheet of your delivery.',
        'Find the lowest temperature to be expected at the site, from a long record and not from the last winter. At sunrise the cells are about as cold as the air.',
        'Count how many kelvins that is below 25 °C.',
        'Multiply this number by the coefficient without its sign, and add the result to the open-circuit voltage. A coefficient in %/K is turned into volts first, as a share of the open-circuit voltage.',
        'Divide the limit by the voltage you have found, and round down, never up.',
      ],
    },
    'The same manual also gives a flat factor: conductors and fuses are sized for 1.25 times short-circuit current and open-circuit voltage. Divide the limit by 1.25 times the open-circuit voltage as well, and keep to the smaller of the two counts. Local rules come before both.',
    { heading: 'Why example figures are no basis' },
    'The electrical values on our product pages are marked as example data. Those of SMF 520 belong to a glass module of the same class in the CEC list of NREL SAM. They show how the calculation goes, and must not be used for a design: every deviation is multiplied by the number of modules, and a few volts can decide over a whole one. Power is no guide either, for a weaker module can have the higher voltage.',
    { heading: 'The lower limit and the check' },
    'In summer heat, voltage falls. The voltage at maximum power of the whole string must then still be within the range in which the inverter can work; otherwise the string is too short. Before you connect it to the inverter, check its polarity, measure its voltage and record both, with the temperature.',
    'The page of SMF 520 shows [the steps drawn with example data](/product_data#strings). For your design, ask there for the data sheet and the PAN file of your delivery.',
  ],
};
