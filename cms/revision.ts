import type { Payload } from 'payload';
import { EntryReader } from './entries.ts';
import { entryCollections } from './entry-kinds.ts';
import { readContentRevision } from './hooks/content-revision.ts';

/**
 * What visitors see changes when an editor publishes something, and when the date of something
 * published passes: the revision combines the editors' revision with the latest date that has
 * passed. So it is the same on every node and after every restart, and differs just before and just
 * after a date. The dates are read once per editors' revision.
 */
export function revisionReader(payload: Payload): () => Promise<string> {
  const readers = entryCollections.map((collection) => new EntryReader(payload, collection));
  const readDates = async () => (await Promise.all(readers.map((reader) => reader.dates()))).flat();
  let known: { mark: string; dates: number[] } | undefined;
  return async () => {
    const mark = await readContentRevision(payload);
    const { dates } = known?.mark === mark ? known : { dates: await readDates() };
    known = { mark, dates };
    const now = Date.now();
    const last = Math.max(0, ...dates.filter((date) => date <= now));
    return `${mark} ${last}`;
  };
}
