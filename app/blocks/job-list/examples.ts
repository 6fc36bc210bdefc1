import type { JobList } from '../../../cms/interface.ts';
import { type Example, examplePositions } from '../example.ts';

const list: JobList = {
  positions: examplePositions,
  found: 2,
  total: 2,
  page: 1,
  pages: 1,
  title: '',
  category: null,
  location: null,
  track: null,
  categories: [
    { key: 'research', name: 'Research and development' },
    { key: 'engineering', name: 'Application engineering' },
  ],
  locations: [{ key: 'Example location', name: 'Example location' }],
  tracks: [
    { key: 'graduate', name: 'Fresh graduates' },
    { key: 'experienced', name: 'Experienced' },
  ],
};

export const examples: Example<'jobList'>[] = [
  { name: 'all positions', block: { blockType: 'jobList', list } },
  {
    name: 'one page of many, experienced people',
    block: {
      blockType: 'jobList',
      list: { ...list, found: 42, total: 60, page: 2, pages: 5, track: 'experienced' },
    },
  },
  {
    name: 'no match',
    block: { blockType: 'jobList', list: { ...list, positions: [], found: 0, title: 'welder' } },
  },
  {
    name: 'no open position',
    block: { blockType: 'jobList', list: { ...list, positions: [], found: 0, total: 0 } },
  },
];
