import { type Example, examplePicture } from '../example.ts';

export const examples: Example<'salesMap'>[] = [
  {
    name: 'many countries',
    block: {
      blockType: 'salesMap',
      id: 'sales-map-full',
      title: 'Where you can buy eArc',
      text: 'Through the sales centre or a partner near you.',
      countries: [
        'DE',
        'FR',
        'ES',
        'IT',
        'NL',
        'PL',
        'GB',
        'JP',
        'CN',
        'AU',
        'US',
        'SG',
        'ZA',
        'BR',
      ],
      isExample: true,
    },
  },
  {
    name: 'one country',
    block: {
      blockType: 'salesMap',
      id: 'sales-map-sparse',
      title: { text: 'Vertriebspartner\u00ADstandorte', language: 'de' },
      countries: ['DE'],
      isExample: true,
    },
  },
  {
    name: 'a standard map, which Chinese pages show',
    block: {
      blockType: 'salesMap',
      id: 'sales-map-standard',
      title: 'Where Chinese pages show eArc',
      countries: ['CN', 'DE'],
      standardMap: examplePicture('facade', 'Stands in for the standard map'),
      mapApproval: '审图号：GS（0000）0000号',
      isExample: true,
    },
  },
];
