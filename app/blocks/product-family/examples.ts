import { type Example, exampleSeries } from '../example.ts';

export const examples: Example<'productFamily'>[] = [
  {
    name: 'with links, figures and pictures',
    block: {
      blockType: 'productFamily',
      title: 'One technology, five series',
      text: 'The same glass-free cell laminate, built for the place where it will work.',
      series: exampleSeries,
    },
  },
  {
    name: 'names only',
    block: {
      blockType: 'productFamily',
      title: 'Products',
      series: [{ id: 'a', key: 'smf', name: 'SMF', summary: null, highlight: null, href: null }],
    },
  },
];
