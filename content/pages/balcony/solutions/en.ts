import type { SolutionsText } from './text.ts';

export const en: SolutionsText = {
  title: 'Balcony solutions',
  description:
    'Railings, walls below windows, garden sheds and terraces: where light modules fit around the home, with a yield estimate worked through.',
  hero: {
    title: 'The sun falls on walls and railings, too',
    text: 'Around a home there are surfaces that nobody planned for solar modules. At {balcony-400.weightPerArea} many of them become worth a look, and then a check.',
    tool: 'Check your railing',
    estimate: 'Follow the estimate',
  },
  places: [
    {
      title: 'On the railing',
      text: 'Straps, no drilling, and wind from all sides. [How the kits hang](/product_balcony).',
    },
    {
      title: 'Below the window',
      text: 'The strip of facade between two windows is often sunny and empty. The module needs fixings in the wall, a gap for air behind it, and the consent of whoever owns the facade. This is a job for an installer, not for straps.',
    },
    {
      title: 'On the garden shed',
      text: 'A light roof of metal sheet is a case for SMF: bonded, at about {smf-520.weightPerArea}. Test the adhesion on that very roof before anything else. A bonded module runs warmer than one with air behind it.',
    },
    {
      title: 'Round the terrace',
      text: 'A low railing or a pergola catches sun, and guests lean against it. Keep modules and cables out of reach of feet, chairs and children.',
    },
  ],
  cases: {
    title: 'Four examples',
    text: 'These are not customers’ projects. The places are invented; they show how we would go about each.',
    railing: {
      place: 'Third floor, long railing',
      method: 'two modules on straps',
      text: 'The railing in the example faces south. Its manufacturer confirms the posts before anything is ordered.',
    },
    window: {
      place: 'Terraced house, wall below a window',
      method: 'one module on a rail, air gap behind',
      text: 'In this example the wall is masonry, so an installer can choose anchors for it.',
    },
    shed: {
      place: 'Garden shed with a metal roof',
      method: 'one SMF module, bonded',
      text: 'The example begins with an adhesion test, and is fixed mechanically instead if the test fails.',
    },
    terrace: {
      place: 'Roof terrace, open corner',
      method: 'one module on straps instead of two',
      text: 'Two would fit. The wind at the corner of this example speaks for one, on the sheltered side.',
    },
  },
  estimate: {
    title: 'A yield estimate, worked through',
    text: 'Example: a south-facing railing in the United Kingdom, with the two modules of Balcony 800. Every step of the calculation is shown.',
    steps: [
      {
        title: 'Power',
        text: '2 modules × 400 W ÷ 1000 = 0.8 kWp. The power of the modules is example data.',
      },
      {
        title: 'Yield of the country at the best tilt',
        text: 'The average of the United Kingdom is 954 kWh per kWp and year (World Bank and Solargis, 2020). 0.8 × 954 = about 763 kWh. That figure assumes optimum tilt, 3.5% loss to dirt, 7.5% other losses and no downtime.',
      },
      {
        title: 'From the best tilt to the railing',
        text: 'A railing is upright. We multiply by 0.70: an assumption of this example, from no source, to be replaced by a calculation for your place. 763 × 0.70 = about 534 kWh a year. Air passes behind the modules, so nothing is taken off for bonding.',
      },
      {
        title: 'Range',
        text: 'Across the United Kingdom the yield at the best tilt lies between 855 and 1,043 kWh per kWp (P10 to P90). For the example that makes about 479 to 584 kWh.',
      },
      {
        title: 'Carbon dioxide',
        text: '534 kWh × 216 g = about 115 kg of CO₂ equivalent a year (Ember, British grid average 2024), provided every kilowatt-hour replaces one from the grid.',
      },
      {
        title: 'Load',
        text: 'The modules weigh {balcony-800.weight} together (example data); straps, micro-inverter and cable come on top. Set that, and the wind, against what the railing can take. The best result is never “safe”, but “worth an engineer’s check”.',
      },
    ],
  },
  figures: {
    peakUnit: 'kWp',
    title: 'The example in four figures',
    power: 'nominal power',
    tilted: 'a year at the best tilt',
    upright: 'a year on the upright railing',
    carbon: 'CO₂ equivalent a year, if all of it replaces grid power',
  },
  limits: {
    title: 'What this estimate leaves out',
    text: 'It is a country average, not your town and not your balcony. The range is one between places, not between good and bad years. Shade, snow, ageing and curtailment are left out, and so is any limit of the inverter. The grid average changes every year. It is not a quote, not a guarantee and not a structural check.',
  },
  products: { title: 'Modules for these places' },
  quote: {
    title: 'Describe your place',
    text: 'Railing, wall, shed or terrace: tell us the town, the direction, the area and what casts a shadow on it. We answer with an estimate for that place.',
  },
};
