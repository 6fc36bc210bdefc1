import { type Example, examplePicture } from '../example.ts';

export const examples: Example<'steps'>[] = [
  {
    name: 'with and without pictures',
    block: {
      blockType: 'steps',
      title: 'Bonding to trapezoidal sheet',
      text: 'No hole in the roof, no rail, no ballast.',
      steps: [
        {
          id: 'a',
          title: 'Clean the sheet',
          text: 'Dust and grease keep the adhesive from holding.',
          picture: examplePicture('trapezoidal-roof', 'Trapezoidal roof'),
        },
        {
          id: 'b',
          title: 'Test the adhesion on the real roof',
          text: 'A coating may not bond reliably.',
        },
        { id: 'c', title: 'Press the module on' },
      ],
    },
  },
];
