import type { Example } from '../example.ts';

export const examples: Example<'statement'>[] = [
  {
    name: 'with its basis',
    block: {
      blockType: 'statement',
      id: 'statement-full',
      text: 'More than 85 GW of solar power is missing on European roofs that cannot carry the weight.',
      basis: 'An estimate of the roofs in Europe on which weight rules out conventional modules.',
      source: 'pv magazine, 11 March 2026',
      href: 'https://www.pv-magazine.com/2026/03/11/',
    },
  },
  {
    name: 'without a basis, long words',
    block: {
      blockType: 'statement',
      id: 'statement-sparse',
      text: 'Dachtragfähigkeitsbeschränkungen schließen Glasmodule auf vielen Gewerbedächern aus.',
    },
  },
];
