import type { Example } from '../example.ts';

export const examples: Example<'caseList'>[] = [
  {
    name: 'public cases and an example',
    block: {
      blockType: 'caseList',
      title: 'Cases',
      cases: [
        {
          id: 'a',
          place: 'Sydney, maritime museum, Wharf 7',
          year: 2019,
          power: 235,
          roof: 'steep roof',
          text: '812 modules on a listed building by the harbour.',
          source: 'cer.gov.au',
        },
        {
          id: 'b',
          place: 'A logistics hall',
          roof: 'trapezoidal sheet',
          method: 'bonded',
          power: 480,
          isExample: true,
        },
      ],
    },
  },
];
