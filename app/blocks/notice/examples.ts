import type { Example } from '../example.ts';

export const examples: Example<'notice'>[] = [
  {
    name: 'information',
    block: {
      blockType: 'notice',
      kind: 'information',
      title: 'This is not a structural assessment',
      text: 'An engineer has to check the roof.',
    },
  },
  {
    name: 'warning',
    block: {
      blockType: 'notice',
      kind: 'warning',
      title: 'Removing connectors voids the warranty',
    },
  },
];
