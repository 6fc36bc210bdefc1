import type { Example } from '../example.ts';

export const examples: Example<'quotes'>[] = [
  {
    name: 'one',
    block: {
      blockType: 'quotes',
      title: 'What is written about light modules',
      quotes: [
        {
          id: 'a',
          text: 'More than 85 GW of European roofs are blocked by weight.',
          source: 'pv-magazine.com, 11 March 2026',
        },
      ],
    },
  },
];
