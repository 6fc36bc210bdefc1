import { type Example, examplePicture } from '../example.ts';

export const examples: Example<'pictureText'>[] = [
  {
    name: 'with a picture',
    block: {
      blockType: 'pictureText',
      title: 'The roofs that were left out',
      text: 'A conventional glass system needs a roof that can carry at least 15 kg per square metre more. About 40 % of commercial and industrial roofs cannot.',
      picture: examplePicture('trapezoidal-roof', 'Factory roof with bonded modules'),
      actions: [{ id: 'a', label: 'Ask about your roof', href: '#quote' }],
    },
  },
  {
    name: 'without a picture',
    block: {
      blockType: 'pictureText',
      title: 'Commercial distribution',
      text: 'Installers and wholesalers work with us directly.',
    },
  },
];
