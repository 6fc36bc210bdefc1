import type { Payload } from 'payload';

/** Kept once a database has the demonstration content. */
export const contentMarker = 'demonstration-content';

/** Kept once a database has guides, or has had them. */
export const guidesMarker = 'demonstration-guides';

export async function isMarked(payload: Payload, marker: string): Promise<boolean> {
  const row = await payload.db.findOne({
    collection: 'content-revisions',
    where: { key: { equals: marker } },
  });
  return Boolean(row);
}

/** Whether there is nothing left for `seed` to do. */
export async function isFilled(payload: Payload): Promise<boolean> {
  return (await isMarked(payload, contentMarker)) && (await isMarked(payload, guidesMarker));
}
