import type { Example } from '../example.ts';

export const examples: Example<'jobCount'>[] = [
  { name: 'two', block: { blockType: 'jobCount', title: 'Open positions', total: 2 } },
];
