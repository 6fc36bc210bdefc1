import { type Example, examplePicture } from '../example.ts';

export const examples: Example<'relatedProducts'>[] = [
  {
    name: 'with and without pictures',
    block: {
      blockType: 'relatedProducts',
      title: 'Related products',
      products: [
        {
          id: 'a',
          name: 'SMF',
          figure: 'about 2.8 kg/m²',
          text: 'Bonded, frameless.',
          href: '/home',
          picture: examplePicture('studio-flexed', 'Flexed module'),
        },
        { id: 'b', name: 'SMH “Dragonfly”', figure: '520 W' },
      ],
    },
  },
];
