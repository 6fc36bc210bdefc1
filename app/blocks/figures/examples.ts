import type { Example } from '../example.ts';

export const examples: Example<'figures'>[] = [
  {
    name: 'with qualifiers, units and example data',
    block: {
      blockType: 'figures',
      title: 'Where we stand',
      figures: [
        { id: 'a', value: 1, qualifier: 'exactly', unit: 'GW', label: 'annual capacity' },
        { id: 'b', value: 1.2, qualifier: 'moreThan', unit: 'GW', label: 'shipped in all' },
        {
          id: 'c',
          value: 40,
          qualifier: 'about',
          unit: '%',
          label: 'of commercial and industrial roofs',
        },
        { id: 'd', value: 30, qualifier: 'exactly', label: 'sales countries', isExample: true },
      ],
    },
  },
];
