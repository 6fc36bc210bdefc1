import type { Example } from '../example.ts';

export const examples: Example<'statement'>[] = [
  {
    name: 'with its basis',
    block: {
      blockType: 'statement',
      id: 'statement-full',
      text: 'About 40 % of commercial and industrial roofs cannot carry a conventional glass system.',
      basis:
        'A conventional glass system needs a roof that can carry at least 15 kg per square metre more.',
      source: 'Report on lightweight modules, pv magazine, March 2026',
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
