import type { JobList } from '../../../cms/interface.ts';
import { type Example, examplePositions } from '../example.ts';

const list: JobList = {
  positions: examplePositions,
  total: 2,
  title: '',
  category: null,
  track: null,
  categories: [
    { key: 'research', name: 'Research and development' },
    { key: 'engineering', name: 'Application engineering' },
  ],
  tracks: [
    { key: 'graduate', name: 'Fresh graduates' },
    { key: 'experienced', name: 'Experienced' },
  ],
};

export const examples: Example<'jobList'>[] = [
  { name: 'all positions', block: { blockType: 'jobList', list } },
  {
    name: 'no match',
    block: { blockType: 'jobList', list: { ...list, positions: [], title: 'welder' } },
  },
  {
    name: 'no open position',
    block: { blockType: 'jobList', list: { ...list, positions: [], total: 0 } },
  },
];
