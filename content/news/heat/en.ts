import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'What heat does to a bonded module, and where an air gap pays',
  summary:
    'Warm cells give less power, and a module without air behind it gets warmer. How to read the coefficients, and when a gap is worth its weight.',
  body: [
    'Nominal power is measured in the laboratory, with the cells at 25 °C. On a roof in the sun they are nearly always warmer than the air. What that costs depends on two things: how the cells react to heat, and how well the heat gets away.',
    { heading: 'Reading the coefficients' },
    'A data sheet states how much a value changes per kelvin, counted from standard test conditions. A difference of one kelvin is a difference of one degree Celsius.',
    {
      list: [
        'Power: its temperature coefficient, in %/K, is negative. Multiplied by the difference in temperature it gives the loss. What counts is the temperature of the cell, not of the air.',
        'Open-circuit voltage: its coefficient, in V/K or %/K, is negative as well. Voltage falls in heat and rises in the cold, which is why the coldest morning limits the length of a string.',
        'Current: it rises a little with heat, far too little to make up for the lost voltage.',
      ],
    },
    { heading: 'What the missing gap costs' },
    'A module on rails gives off heat at the front and at the back. Bonded flat to a roof, it has little but the front. One test of flexible modules at about 44 °C ambient found about 9% less power without an air gap (solar4rvs.com.au). That is a single test in great heat: an order of magnitude, not a rule.',
    'When it is cool, windy or overcast, the difference shrinks. From the test and the temperature model of pvlib we derive about 6% less yield over a year for tilted, bonded modules than for ventilated ones, within a range of 3 to 9%.',
    { heading: 'Where a gap pays' },
    {
      list: [
        'On hot sites with load reserve to spare and little wind: there a glass module with air behind it can be the better choice.',
        'On flat roofs that need an [aluminium sub-structure](/eArc_install#flat-roof) anyway: left open at both ends, it lets air through, as far as the wind calculation allows.',
        'On balcony railings and walls, where spacers keep the back free with little effort.',
      ],
    },
    { heading: 'Where it does not' },
    'A gap needs rails or a frame, and they weigh something. If the load reserve is only enough for a bonded module, the choice is not between warm and cool but between slightly less power and none. Wind also gets under a gap, which has to be calculated, and on a vehicle it adds height. Where summers are mild it gains little.',
    'So calculate with the bonded case from the start, and read the other [limits of eArc](/eArc#limits) before you decide.',
  ],
};
