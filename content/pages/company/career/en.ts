import type { CareerText } from './text.ts';

export const en: CareerText = {
  title: 'Careers',
  description:
    'What the work is about, what you can expect, and how fresh graduates and experienced people apply at eArc.',
  hero: {
    title: 'Work on what takes the place of glass',
    text: 'Most solar modules rely on glass. Ours do not. That opens questions about materials, machines, roofs and vehicles that have not all been answered yet. We are looking for people to work on them.',
    action: 'See open positions',
    alternative: 'Two ways in',
  },
  vision: {
    text: 'Our vision: nobody should have to do without solar power just because glass is too heavy.',
    basis:
      'About {excludedRoofs} of commercial and industrial roofs cannot carry the additional load of at least {minimumRoofLoad} that a conventional glass system brings (our estimate, 2026).',
  },
  joining: [
    { heading: 'Our mission' },
    'We make modules without glass, test what they withstand, and write down where they do not belong.',
    { heading: 'What you would work on' },
    {
      list: [
        'Materials: which layers protect a cell when there is no glass, and for how long?',
        'Production: a gigafactory with a capacity of {capacity}, from the first cell string to the flash test.',
        'Testing: salt mist, ammonia corrosion, fire, blown sand and potential-induced degradation (PID).',
        'Application: bonding and clamping on roofs, vehicles and boats, together with the people who must answer for the result.',
      ],
    },
    { heading: 'What to expect' },
    'You will sometimes say no: to a coating that will not bond reliably, to a claim without a measurement. And you will need patience, because ageing outdoors cannot be hurried.',
    'You will find no list of benefits here; they differ by country and contract. Pay range, place of work and type of contract belong in each job advertisement. If one of them is missing, ask before the interview.',
  ],
  tracks: [
    { heading: 'For fresh graduates' },
    'Your subject may be materials, electrical or structural engineering, chemistry, business or languages. We do not expect work experience. Show us something you have done yourself, such as a thesis, a measurement or a program, and tell us what went wrong on the way.',
    { heading: 'For experienced people' },
    'You know laminating lines, adhesives, roof structures, certification or sales. Tell us about a decision you would make differently today. If you come from another industry, say what carries over.',
  ],
  activities: {
    title: 'Recent activities',
    text: 'The work can be seen before you apply: on a visit, on a training day for installers, on a day in the laboratory. Here are the next dates; past ones are in the list of all activities. Those marked as example data do not take place.',
  },
  next: {
    title: 'Apply',
    text: 'Look through the open positions. If yours is not among them, an open application is always possible.',
    action: 'Open positions',
    alternative: 'Open application',
  },
};
