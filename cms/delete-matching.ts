import type { CollectionSlug, Payload, Where } from 'payload';

/** Batch size, so that nothing else waits for long. */
const chunkSize = 100;

/**
 * Deletes all rows that match a filter, however many there are.
 * @param options.trash whether what is in the trash is meant, too.
 * @returns their number.
 */
export async function deleteMatching(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  { trash = false } = {},
): Promise<number> {
  let deleted = 0;
  while (true) {
    const { docs: found } = await payload.find({
      collection,
      where,
      select: {},
      limit: chunkSize,
      depth: 0,
      pagination: false,
      trash,
    });
    if (found.length === 0) return deleted;
    const { docs, errors } = await payload.delete({
      collection,
      where: { id: { in: found.map(({ id }) => id) } },
      select: {},
      depth: 0,
      trash,
    });
    deleted += docs.length;
    // What cannot be deleted now would be found again and again.
    if (errors.length > 0) throw new Error(`Some rows of ${collection} could not be deleted`);
  }
}
