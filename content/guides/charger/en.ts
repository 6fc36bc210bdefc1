import type { GuideText } from '../text.ts';

export const en: GuideText = {
  title: 'The portable charger',
  text: 'For the portable solar charger: unfolding, turning it to the sun, what its outputs suit and what they do not, and how to make it last.',
  tools: [
    'The charger in its bag, with the cables that came with it',
    'The device to be charged, or a portable power station, with its manual',
    'Two cords or pegs against the wind',
    'Dry soft cloth',
  ],
  conditions: [
    'Ground: dry and firm. Hot sand, a car bonnet in the sun and a dashboard are too hot for the charger and for the battery of your device.',
    'Wind: tie it or weigh it down at the edges; a gust turns it over.',
    'Rain: take it in. Keep outputs and plugs dry, whatever the fabric withstands.',
    'Shade: none on any section, not even a cord or a branch.',
    'Children and animals: nobody steps on it or plays with the cables.',
  ],
  steps: {
    title: 'Connecting step by step',
    steps: [
      {
        title: 'Look first',
        text: 'If you see cracks, kinks, or burnt or bent plugs, it stays in the bag.',
      },
      {
        title: 'Choose the output',
        text: 'Voltage and plug of the output have to be those that the manual for your device names. Never force a plug.',
      },
      {
        title: 'Charger first, device second',
        text: 'Lay the charger out in the sun, wait until its output is steady, then plug in the device. Where a manual asks for another order, follow the manual.',
      },
      {
        title: 'Device into the shade',
        text: 'Behind the charger or in the open bag, with air around it. If it feels hot, unplug it and let it cool before it charges again.',
      },
      {
        title: 'Through a power station',
        text: 'It evens out clouds. Its input must take the open-circuit voltage of the charger, also on a cold bright morning.',
      },
      {
        title: 'End of the day',
        text: 'Unplug, let it cool, wipe it dry, fold it at the seams and close the bag.',
      },
    ],
  },
  checks: [
    'All sections are in full sun.',
    'The charger is at a right angle to the sun and has been turned in the last few hours.',
    'No cable is taut, pinched or lying in a puddle.',
    'The device shows that it is charging.',
    'Device and plug are no more than warm to the hand.',
  ],
  care: [
    'Store it dry, folded only at the seams, with nothing heavy on top.',
    'Wipe it with water; no solvent, no washing machine.',
    'Twice a year, unfold it, look at seams, pockets and plugs, and charge something for an hour.',
    'A charger that has been stepped on, burnt or soaked is not used again.',
  ],
  decisions: [
    {
      document: 'Manual of the charger',
      decides:
        'Outputs, their voltage and current, temperatures, water, what may be connected together',
    },
    {
      document: 'Manual of your device',
      decides:
        'Input voltage and plug, whether it may charge from a source that changes with the clouds',
    },
    {
      document: 'Manual of the portable power station',
      decides: 'Maximum input voltage and current, plug, order of connecting',
    },
    { document: 'Manual of the battery', decides: 'Temperatures at which it may be charged' },
    {
      document: 'Rules for travel',
      decides: 'How chargers, power banks and power stations are carried on aircraft and ferries',
    },
  ],
  record: {
    lines: ['Bought on, from', 'Devices it is used with: input voltage'],
    columns: [
      'Date',
      'Sun, sky',
      'Output',
      'Device',
      'Before (%)',
      'After (%)',
      'Time (h)',
      'Initials',
    ],
  },
};
