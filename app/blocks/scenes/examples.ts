import { type Example, examplePicture } from '../example.ts';

export const examples: Example<'scenes'>[] = [
  {
    name: 'two places',
    block: {
      blockType: 'scenes',
      title: 'Where it works',
      scenes: [
        {
          id: 'a',
          name: 'Curved roofs',
          text: 'The module follows the curve.',
          picture: examplePicture('home-hero', 'Barrel-vaulted roof'),
          href: '/home',
        },
        {
          id: 'b',
          name: 'Factory roofs',
          text: 'Bonded to the sheet.',
          picture: examplePicture('trapezoidal-roof', 'Factory roof'),
        },
      ],
    },
  },
  {
    name: 'without pictures',
    block: {
      blockType: 'scenes',
      title: 'Ways onto the roof',
      scenes: [
        { id: 'c', name: 'Bonding', text: 'Without a single hole in the roof.', href: '/home' },
        { id: 'd', name: 'Clamps', text: 'Independent of the coating of the sheet.' },
      ],
    },
  },
];
