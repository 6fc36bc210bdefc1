import { type Example, examplePicture } from '../example.ts';

export const examples: Example<'gallery'>[] = [
  {
    name: 'three pictures',
    block: {
      blockType: 'gallery',
      title: 'On the roof',
      pictures: [
        {
          id: 'a',
          picture: examplePicture('home-hero', 'Barrel-vaulted roof'),
          caption: 'By the water',
        },
        {
          id: 'b',
          picture: examplePicture('studio-flexed', 'Flexed module'),
          caption: 'Two millimetres thin',
        },
        { id: 'c', picture: examplePicture('trapezoidal-roof', 'Factory roof') },
      ],
    },
  },
];
