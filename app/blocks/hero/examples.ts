import { type Example, examplePicture } from '../example.ts';

export const examples: Example<'hero'>[] = [
  {
    name: 'with a picture and two actions',
    block: {
      blockType: 'hero',
      title: 'Solar power for roofs that cannot carry glass',
      text: 'About 2.8 kg per square metre, 70 % lighter than conventional modules.',
      picture: examplePicture('home-hero', 'Barrel-vaulted roof with thin solar modules'),
      actions: [
        { label: 'Get a quote', href: '#quote', id: 'a' },
        { label: 'See the products', href: '#products', id: 'b' },
      ],
    },
  },
  {
    name: 'words only, long German compounds',
    block: {
      blockType: 'hero',
      title: {
        text: 'Photovoltaik\u00ADmodule für Industriedächer mit geringer Tragfähigkeits\u00ADreserve',
        language: 'de',
      },
    },
  },
];
