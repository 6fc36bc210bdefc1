import type { PlanningText } from './text.ts';

export const en: PlanningText = {
  title: 'Planning a balcony system',
  description:
    'From the tape measure to the socket: railing, direction, shade, registration and wind, in five checks, with three examples.',
  introduction:
    'A tape measure, a compass and one sunny day: that is all you need to find out whether a balcony system makes sense for you. Go through the five checks below before you order anything, and write down the answers. They are what we ask for in a quote.',
  length: {
    title: 'Does it fit? Two kits on one railing',
    text: 'Hung lengthways, drawn to scale. On this example railing one module fits and two do not. For yours, the tape measure decides.',
    single: 'Balcony 400, one module',
    pair: 'Balcony 800, two modules and a gap of 40 mm',
    railing: 'Clear length of an example railing',
    basis:
      'Length of a module: example data until the data sheet is published. Round a corner, the two modules of Balcony 800 hang on two lengths of railing.',
  },
  checks: {
    title: 'Five checks, in this order',
    text: 'Each one can end the plan. That is why the cheapest come first.',
    steps: [
      {
        title: 'Measure the railing',
        text: 'Note the clear length, the height from slab to handrail, the thickness of the handrail and the distance between bars. In our example data one module is {balcony-400.length} by {balcony-400.width}. Straps need something to go round: solid parapets and glass panels call for other fixings. Look for rust and loose posts.',
      },
      {
        title: 'Note the direction',
        text: 'A module on a railing that faces south yields most over the year; in the southern hemisphere, one that faces north. East gives its power in the morning, west in the evening, when many people are at home. A module on a railing is upright and yields less than a tilted one.',
      },
      {
        title: 'Watch the shade',
        text: 'On a sunny day, look in the morning, at noon and in the afternoon. Cells in a module are connected in series, so a narrow shadow can cost more power than its size suggests. Think of trees, of the balcony above, and of the low sun in winter.',
      },
      {
        title: 'Settle the socket and the registration',
        text: 'Is there an outdoor socket, and who may connect to it? Ask the grid operator how much power and which type of plug are permitted, and who has to register what. Ask the landlord or the owners’ association for consent in writing. If plug-in systems are not permitted, ask an electrician what is possible.',
      },
      {
        title: 'Allow for the wind',
        text: 'Upper floors, corners and open country get more of it. Have the manufacturer of the railing, the managing agent or a structural engineer confirm that posts and fixings can take the additional wind load.',
      },
    ],
  },
  rules: {
    title: 'Rules in the United Kingdom',
    points: [
      'Network: a plug-in set counts as generation. Up to 16 A per phase, the distribution network operator is told within 28 days of commissioning (Engineering Recommendation G98); above that, its consent comes first (G99).',
      'Plug: in June 2026 the government consulted on a specification for plug-in sets, with at most 800 VA from the inverter and 2,000 W of modules (DESNZ). Check whether it is in force before you buy; until it is, an electrician connects the set to BS 7671.',
      'Surplus: payments under the Smart Export Guarantee ask for an MCS certificate.',
      'Consent: in a flat, the freeholder or managing agent agrees in writing, and tenants also ask the landlord. For a listed building or a conservation area, ask the planning authority.',
    ],
    basis:
      'As of November 2026; sources: Energy Networks Association, Department for Energy Security and Net Zero, Ofgem. Rules change, and outside the United Kingdom others apply: check with your network operator before you buy.',
  },
  wind: {
    text: 'On a railing, weight is the smaller question. Wind is the larger one.',
    basis:
      'The modules weigh {balcony-400.weightPerArea}. What wind adds depends on the area, the height and the place, and has to be checked for each building.',
  },
  cases: {
    title: 'Three balconies, three decisions',
    text: 'Invented examples, to show how the checks play out. None of them is a customer’s project.',
    west: {
      place: 'Short railing, facing west',
      method: 'Balcony 400, hung lengthways',
      text: 'The example has room for one module. Its power comes in the evening, when the tenants cook. The landlord agrees in writing.',
    },
    corner: {
      place: 'Corner balcony, east and south',
      method: 'Balcony 800, one module on each side',
      text: 'Each module has its own input on the micro-inverter. A structural engineer looks at the corner post first, because the wind is strongest there in this example.',
    },
    north: {
      place: 'North side, tree in front',
      method: 'none: we advise against it',
      text: 'Direction and shade both speak against a module. In this example our answer is a no, and it comes before the order.',
    },
  },
  products: { title: 'For the railing, and for those without one' },
  next: {
    title: 'All five answered?',
    text: 'Send us your notes: country, length and type of the railing, direction, shade, and who owns the building.',
    kits: 'See the kits',
    quote: 'Get a quote',
    estimate: 'Follow a yield estimate',
  },
};
