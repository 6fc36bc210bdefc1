import { type Example, examplePositions } from '../example.ts';

export const examples: Example<'jobTeaser'>[] = [
  {
    name: 'positions',
    block: { blockType: 'jobTeaser', title: 'Open positions', positions: examplePositions },
  },
  {
    name: 'no open position',
    block: { blockType: 'jobTeaser', title: 'Open positions', positions: [] },
  },
];
