import type { Example } from '../example.ts';

export const examples: Example<'timeline'>[] = [
  {
    name: 'with sources',
    block: {
      blockType: 'timeline',
      id: 'timeline-full',
      title: 'From a laboratory to a gigawatt',
      text: 'Stations that others have reported on.',
      entries: [
        {
          id: '2017',
          year: 2017,
          text: 'A solar train in Byron Bay runs with 6.5 kW on its roof and 30 kW on the shed.',
          source: 'The Northern Star',
          href: 'https://www.northernstar.com.au/',
        },
        {
          id: '2019',
          year: 2019,
          text: '812 modules with 235 kW on the steep roof of the maritime museum in Sydney.',
          source: 'Clean Energy Regulator, Solar power protecting our maritime treasures',
        },
        {
          id: '2022',
          year: 2022,
          text: 'The first gigafactory opens with a capacity of 1 GW.',
          source: 'pv magazine Australia, 13 January 2022',
          href: 'https://www.pv-magazine-australia.com/2022/01/13/',
        },
      ],
    },
  },
  {
    name: 'one example entry, long words',
    block: {
      blockType: 'timeline',
      id: 'timeline-sparse',
      title: 'Unternehmens\u00ADentwicklungs\u00ADgeschichte',
      entries: [{ id: '2015', year: 2015, text: 'Gründung', isExample: true }],
    },
  },
];
