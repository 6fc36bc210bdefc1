import type { Payload } from 'payload';
import { EntryReader } from './entries.ts';
import { entryCollections } from './entry-kinds.ts';
import { type Addresses, comparable } from './page-addresses.ts';

/** The addresses at which visitors find something at this moment. */
export async function publishedAddresses(payload: Payload): Promise<Addresses> {
  const [pages, ...entries] = await Promise.all([
    payload.find({
      collection: 'pages',
      where: { _status: { equals: 'published' } },
      select: { path: true },
      depth: 0,
      pagination: false,
    }),
    ...entryCollections.map(async (collection) => {
      const reader = new EntryReader(payload, collection);
      const { docs } = await reader.find({ select: { updatedAt: true } });
      return docs.map(({ id }) => reader.addressOf(id));
    }),
  ]);
  return new Set([...pages.docs.map(({ path }) => comparable(path)), ...entries.flat()]);
}

/** Those at which something is or may be published one day: drafts have an address, too. */
export async function knownAddresses(payload: Payload): Promise<Addresses> {
  const all = { depth: 0, pagination: false, draft: true } as const;
  const [pages, published, ...entries] = await Promise.all([
    payload.find({ collection: 'pages', select: { path: true }, ...all }),
    publishedAddresses(payload),
    ...entryCollections.map(async (collection) => {
      const { docs } = await payload.find({ collection, select: { updatedAt: true }, ...all });
      return docs.map(({ id }) => new EntryReader(payload, collection).addressOf(id));
    }),
  ]);
  // A path that is about to change still leads somewhere until that is published.
  const drafts = pages.docs.flatMap(({ path }) => (path ? [comparable(path)] : []));
  return new Set([...drafts, ...published, ...entries.flat()]);
}
