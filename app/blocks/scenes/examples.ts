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
];
