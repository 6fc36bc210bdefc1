import { setImmediate } from 'node:timers/promises';
import type { CollectionSlug, Payload, Where } from 'payload';

interface Wanted {
  collection: CollectionSlug;
  where?: Where;
  sort?: string[];
  depth: number;
  /** How many are read by one statement. */
  atOnce: number;
}

type Stored = Record<string, unknown>;

/**
 * All that is wanted, in all languages. Payload puts together what one statement reads while nobody is
 * answered, and of thousands the statement takes longer than it may: they are read one part after the
 * other, and other work goes on in between.
 */
export async function readInParts(
  payload: Payload,
  { collection, where = {}, sort, depth, atOnce }: Wanted,
): Promise<Stored[]> {
  const common = { collection, pagination: false } as const;
  const { docs } = await payload.find({ ...common, where, sort, depth: 0, select: {} });
  const ids = docs.map(({ id }) => id);
  const byId = new Map<unknown, Stored>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = { id: { in: ids.slice(from, from + atOnce) } };
    // What was taken back meanwhile is left out.
    const read = await payload.find({
      ...{ ...common, depth, locale: 'all', where: { and: [some, where] } },
    });
    for (const one of read.docs) byId.set(one.id, one as unknown as Stored);
    await setImmediate();
  }
  return ids.map((id) => byId.get(id)).filter((one): one is Stored => one !== undefined);
}
