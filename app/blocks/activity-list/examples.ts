import type { ActivitySummary } from '../../../cms/interface.ts';
import { messages } from '../../i18n/en/activities.ts';
import { type Example, examplePicture } from '../example.ts';

const trainingDay: ActivitySummary = {
  id: 1,
  href: '/home',
  title: 'Training day for installers',
  summary: 'Bonding and clamping on sample sheets.',
  picture: examplePicture('macro-clamp', 'Clamp on a seam'),
  when: { value: '2027-01-07T08:00:00.000Z', text: 'Thursday 7 January 2027, 09:00–16:00 (CET)' },
  place: 'Example location',
  isOnline: false,
  registration: 'open',
  isExample: true,
};

const list = {
  upcoming: [
    trainingDay,
    {
      ...trainingDay,
      id: 2,
      title: { text: 'Question hour', language: 'en' },
      place: null,
      isOnline: true,
      registration: 'full',
    },
  ],
  past: [{ ...trainingDay, id: 3, registration: 'past', isExample: false }],
} satisfies { upcoming: ActivitySummary[]; past: ActivitySummary[] };

const block = { blockType: 'activityList', title: 'Dates', messages } as const;

export const examples: Example<'activityList'>[] = [
  { name: 'with past activities', block: { ...block, withPast: true, list } },
  { name: 'the next ones', block: { ...block, list: { ...list, past: [] } } },
  { name: 'no date fixed', block: { ...block, list: { upcoming: [], past: [] } } },
];
