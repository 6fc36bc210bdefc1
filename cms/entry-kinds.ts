import type { Where } from 'payload';
import { publishedByNow } from './access.ts';

interface EntryKind {
  list: string;
  page: string;
  date: string;
  /** The date from which visitors do not see it any more; it may be empty. */
  until?: string;
  /** Other dates whose passing changes what visitors see. */
  turningPoints?: readonly string[];
}

/**
 * Records that have their own page below a list. Visitors see them once they are published and the
 * date in `date` has passed; lists show the latest first.
 */
export const entryKinds = {
  news: { list: '/news', page: '/news_detail', date: 'published' },
  jobs: { list: '/job', page: '/job', date: 'released', until: 'closes' },
  activities: {
    list: '/activity_detail',
    page: '/activity_detail',
    date: 'published',
    turningPoints: ['registrationUntil', 'starts', 'ends'],
  },
} as const satisfies Record<string, EntryKind>;

export type EntryCollection = keyof typeof entryKinds;

export const entryCollections = Object.keys(entryKinds) as EntryCollection[];

/** The dates whose passing changes what visitors see. */
export function turningPointsOf(collection: EntryCollection): readonly string[] {
  const { date, until, turningPoints = [] }: EntryKind = entryKinds[collection];
  return [date, ...(until ? [until] : []), ...turningPoints];
}

/** @returns the condition for entries that visitors see now. */
export function visibleNow(collection: EntryCollection): Where {
  const { date, until }: EntryKind = entryKinds[collection];
  return publishedByNow(date, until);
}

/** @returns the path of the page of an entry. */
export const entryAddress = (collection: EntryCollection, id: unknown): string =>
  `${entryKinds[collection].page}/${id}`;
