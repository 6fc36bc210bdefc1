import type { Kit400Text } from './text.ts';

export const en: Kit400Text = {
  title: 'Balcony 400: one module for a small balcony',
  description:
    'Balcony 400 is for tenants with a short railing: one glass-free module, mounted without drilling and taken along when they move.',
  hero: {
    title: 'A rented balcony, your own electricity',
    text: 'One module, one micro-inverter, one plug. Balcony 400 is for a railing that is short and not yours: it holds without a hole and leaves with you.',
    parameters: 'See the parameters',
    planning: 'Plan your balcony',
  },
  tenant: {
    title: 'What tenants ask first',
    questions: [
      {
        question: 'Does it fit?',
        answer:
          'In our example data the module is {balcony-400.length} long and, hung lengthways, {balcony-400.width} high. Measure the clear part of the railing, without flower boxes and downpipes, and look where the lower edge would hang.',
      },
      {
        question: 'Will I get it upstairs?',
        answer:
          'The module weighs {balcony-400.weight} (example data), so one person carries it. Hanging it takes two: one holds, the other fastens the straps.',
      },
      {
        question: 'Will it leave a mark?',
        answer:
          'Nothing is drilled and nothing is bonded. Put the soft side of the straps against the paint, and look under them once a year. That leaves the question to your landlord, and it is better asked before than after.',
      },
    ],
  },
  figures: {
    title: 'What hangs on the railing',
    perArea: 'weight per area',
    weight: 'the module',
    power: 'nominal power',
    thickness: 'thickness of the laminate',
  },
  mounting: {
    title: 'Mounting in five steps',
    text: 'For two people, on a dry, still day. The installation manual for your kit comes first.',
    steps: [
      {
        title: 'Check the railing',
        text: 'Shake it, and look at posts and fixings. If anything is loose or corroded, the work ends here. Wipe the places where the straps will lie.',
      },
      {
        title: 'Prepare the straps',
        text: 'Lay the module on a blanket and thread a strap through every eyelet. Count the straps. Your manual shows where the hooks go.',
      },
      {
        title: 'Secure, then lift',
        text: 'Tie a safety line to the module and to a load-bearing part of the balcony. Only then lift the module over the handrail. One person holds the module while the other fastens the upper straps.',
      },
      {
        title: 'Fix the lower edge',
        text: 'Fit the spacers, fasten the lower straps and tug at each one. The module must neither flap nor rattle.',
      },
      {
        title: 'Connect, plug in last',
        text: 'Hang the micro-inverter in the shade, with air around it. Push the connectors together until they click. The plug comes last, after any registration that is required beforehand.',
      },
    ],
  },
  safety: {
    title: 'There are people below your railing',
    text: 'Keep the ground below clear while you work. A module carries voltage whenever light falls on it: never cut a cable, never pull connectors apart under load, never use a damaged module. Check straps and eyelets after every storm. If a storm is forecast and you are in doubt, take the module in.',
  },
  parameters: {
    title: 'Parameters of Balcony 400',
    text: 'One module with its nominal power. What the micro-inverter feeds in depends on its own limit.',
    basis:
      'Only the weight per area is a product figure. The values marked as example data show what the data sheet will give.',
  },
  next: {
    title: 'Measure first, order second',
    text: 'The planning guide goes through railing, direction, shade, socket and wind with you. If there is room for more, look at the kit with two modules.',
    planning: 'Go to the planning guide',
    quote: 'Get a quote',
    pair: 'See Balcony 800',
  },
};
