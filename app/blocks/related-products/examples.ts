import { type Example, exampleSeries } from '../example.ts';

export const examples: Example<'relatedProducts'>[] = [
  {
    name: 'with and without pictures',
    block: {
      blockType: 'relatedProducts',
      title: 'Related products',
      series: exampleSeries.slice(0, 3),
    },
  },
];
