import type { Example } from '../example.ts';

export const examples: Example<'productFamily'>[] = [
  {
    name: 'with links and figures',
    block: {
      blockType: 'productFamily',
      title: 'One technology, five series',
      text: 'The same glass-free cell laminate, built for the place where it will work.',
      products: [
        {
          id: 'a',
          name: 'SMF',
          text: 'Bonded to the roof skin.',
          figure: 'about 2.8 kg/m²',
          href: '/home',
        },
        {
          id: 'b',
          name: 'SMH “Dragonfly”',
          text: 'With a mounting frame.',
          figure: '520 W · 4.1 kg/m²',
          href: '/home',
        },
        {
          id: 'c',
          name: 'Off-grid series',
          text: 'For everything that moves.',
          figure: 'about 3 kg/m²',
        },
      ],
    },
  },
  {
    name: 'names only',
    block: {
      blockType: 'productFamily',
      title: 'Products',
      products: [{ id: 'a', name: 'SMF' }],
    },
  },
];
