import type { Kit800Text } from './text.ts';

export const en: Kit800Text = {
  title: 'Balcony 800: two modules for a long railing',
  description:
    'Balcony 800 for a long railing or a corner: two glass-free modules on one micro-inverter. Weight, mounting, safety and all parameters.',
  hero: {
    title: 'A long railing has room for two',
    text: 'Balcony 800 hangs two modules on one railing and connects both to one micro-inverter. Where the railing turns a corner, one can take the morning sun and the other the evening sun.',
    parameters: 'See the parameters',
    single: 'See Balcony 400',
  },
  choice: {
    title: 'One module or two?',
    text: 'It is the same module both times. Room decides, then the rules where you live.',
    pair: 'Balcony 800',
    single: 'Balcony 400',
    modules: { criterion: 'Modules', pair: 'two', single: 'one' },
    power: {
      criterion: 'Nominal power',
      pair: '{balcony-800.nominalPower}',
      single: '{balcony-400.nominalPower}',
    },
    weight: {
      criterion: 'Weight of the modules',
      pair: '{balcony-800.weight}',
      single: '{balcony-400.weight}',
    },
    length: {
      criterion: 'Clear length of railing',
      pair: 'twice {balcony-800.length}, plus a gap',
      single: '{balcony-400.length}',
    },
    directions: {
      criterion: 'Directions',
      pair: 'one, or two round a corner',
      single: 'one',
    },
    assumptions: [
      'The modules hang lengthways.',
      'Weight without straps, micro-inverter and cable.',
      'How much power may be connected is for your grid operator to say, for either kit.',
    ],
  },
  scale: {
    title: 'The whole railing at once',
    text: 'On a long railing, weight adds up. Here are two modules together, beside the same area in glass.',
    glass: 'Two glass modules of that size (derived)',
    ours: 'Balcony 800, both modules',
    basis:
      'Example data: two modules that cover just under 4 m². For glass we assume about {glassModule}; this is derived from SMF, which at about {smf-520.weightPerArea} is {lighterThanGlass} lighter. Modules by themselves.',
  },
  mounting: {
    title: 'Mounting two modules',
    text: 'Four hands, a dry day, no wind: two modules need more room to turn than one. What the installation manual for your kit says comes first.',
    steps: [
      {
        title: 'Divide the railing',
        text: 'Check posts and fixings along the whole length. Mark where each module begins and ends, and leave a gap between them so that they can move without touching.',
      },
      {
        title: 'Hang the first module',
        text: 'Tie a safety line before the module passes the handrail. Fasten the upper straps, fit the spacers, then fasten the lower straps.',
      },
      {
        title: 'Hang the second one level with it',
        text: 'Tie its own safety line. Line it up with the upper edge of the first, and tug at every strap of both.',
      },
      {
        title: 'One input for each module',
        text: 'In this kit (example data) each module has an input of its own on the micro-inverter. That way a shadow on one need not hold back the other. Never connect the two in series unless the manual says so.',
      },
      {
        title: 'Plug in and look twice',
        text: 'Plug in once the system is registered where that is required. On a sunny day, check that both modules deliver.',
      },
    ],
  },
  safety: {
    title: 'Twice the area, twice the sail',
    text: 'The weight of two modules is small, the wind on them is not: it grows with the area and with the height of the balcony. Have a structural engineer or the manufacturer of the railing confirm that posts and fixings can take it. Modules carry voltage whenever light falls on them. Check straps after every storm, and if you are in doubt before one, take both modules in.',
  },
  parameters: {
    title: 'Parameters of Balcony 800',
    text: 'Power and weight are those of the pair; voltages and dimensions are those of one module.',
    basis:
      'The weight per area is a product figure. The other values are example data and stand in for those of the data sheet.',
  },
  next: {
    title: 'Room for two? Find out in five checks',
    text: 'Take the planning guide out on the balcony. With your measurements and a note of who owns the building, we can answer exactly.',
    planning: 'Plan your balcony',
    quote: 'Get a quote',
  },
};
