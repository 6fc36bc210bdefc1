import type { ProductOffText } from './text.ts';

export const en: ProductOffText = {
  title: 'Off-grid series for vehicles, boats and trains',
  description:
    'Ultra-light solar modules at about {off-grid-215.weightPerArea}: models, matching to 12 and 24 V, and guidance on bending, bonding and heat.',
  hero: {
    title: 'Solar power that travels light',
    text: 'Off-grid modules weigh about {off-grid-215.weightPerArea}. They lie flat on a roof or deck, follow a curve in one direction, and charge a 12 V or 24 V battery through a charge controller.',
    action: 'See the models',
    alternative: 'Get a quote',
  },
  scenes: {
    title: 'Where they ride along',
    motorhome: {
      name: 'Motorhomes',
      text: 'Bonded between vents and hatches, without rails and without drilling.',
    },
    boxTruck: {
      name: 'Box trucks and buses',
      text: 'A large, even roof that can feed the systems on board.',
    },
    yacht: {
      name: 'Yachts',
      text: 'On a deck or cabin roof, where a frame would be in the way.',
    },
    train: {
      name: 'Trains',
      text: 'In Byron Bay, Australia, a train fitted with 6.5 kW went into service in December 2017 (northernstar.com.au).',
    },
    charger: {
      name: 'Portable solar charger',
      text: 'It stays in the bag until you stop, and needs no roof at all.',
    },
  },
  models: {
    title: 'Basic parameters: two models at a glance',
    text: 'The weight per area is our figure. Dimensions and electrical values are example data until the data sheet takes their place: good for comparing, not for ordering cable.',
    power: 'Nominal power',
    size: {
      criterion: 'Size',
      ours: '{off-grid-110.length} × {off-grid-110.width}',
      other: '{off-grid-215.length} × {off-grid-215.width}',
    },
    weight: 'Weight',
    place: {
      criterion: 'Where it fits',
      ours: 'Narrow strips between hatches, vents and aerials',
      other: 'Large, even areas: fewer joints and less cable',
    },
    small: 'Off-grid 110',
    large: 'Off-grid 215',
    assumption: 'Both weigh about {off-grid-215.weightPerArea}; adhesive and cables come on top.',
  },
  voltage: [
    { heading: 'Matching 12 V and 24 V' },
    'A module charges a battery only while its voltage is above the battery’s charging voltage. Between them sits a charge controller. An MPPT controller turns surplus voltage into more current.',
    {
      list: [
        '12 V: the voltage of one module has to stay above the charging voltage even in heat, because voltage falls as the cells grow warmer.',
        '24 V: connect two equal modules in series, or use a controller that steps the voltage up. In parallel only the currents add up.',
        'Upper limit: in the cold, open-circuit voltage rises. On the coldest morning, the modules in series must still stay below the controller’s maximum input voltage.',
        'Battery: its own data sheet, not the module, sets the charging voltage.',
      ],
    },
    'For your vehicle we calculate with the values of the module we deliver. Until then, [check your charge controller](/off_series#string-check) with the example data.',
  ],
  handling: {
    title: 'Bend, bond, mind the heat',
    text: 'Three things decide how long a module lasts on a moving roof.',
    bend: {
      title: 'Bend in one direction only',
      text: 'A module follows a cylinder, not a dome. There is no general bend radius: send us yours before you order. Never crease a module or bend it across the junction box.',
    },
    bond: {
      title: 'Test the adhesive on the real surface',
      text: 'Paint, gelcoat and aluminium behave differently. Bond a sample, let it cure, pull it off. Airflow lifts at the leading edge, so the bead there must have no gap.',
    },
    heat: {
      title: 'Plan for heat',
      text: 'Bonded without an air gap, modules run warmer and give less; the limits of eArc say what a test found. Allow for it, and insulate the ceiling beneath.',
    },
  },
  faq: {
    title: 'Questions before fitting',
    questions: [
      {
        question: 'Can I walk on the modules?',
        answer:
          'Plan so that nobody has to. A heel can crack a cell without leaving a mark. If a deck must stay walkable, tell us; we answer for the model in question, and the answer may be no.',
      },
      {
        question: 'Will one module cover what I use?',
        answer:
          'Add up the watt-hours of a day and send us the list. A vehicle roof rarely faces the sun well, and winter brings far less than summer. We calculate with both.',
      },
      {
        question: 'Can a module be taken off again?',
        answer:
          'A bonded module is meant to stay. It can be cut free, but it is often damaged in the process. If you plan to move it, ask for another way of fixing.',
      },
    ],
    action: 'Which model fits your roof?',
  },
  quote: {
    title: 'Get a quote for your vehicle or boat',
    text: 'Helpful details: type and year, free roof area, curvature, material of the surface, battery voltage and charge controller.',
  },
};
