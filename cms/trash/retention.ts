import type { CollectionSlug, Payload } from 'payload';
import { deleteMatching } from '../delete-matching.ts';

const dayInMilliseconds = 24 * 3_600_000;

/** How long what is in the trash can be restored. */
const daysInTrash = 30;

/** When what was moved into the trash at a moment is deleted for good. */
export const endInTrash = (deletedAt: string): Date =>
  new Date(Date.parse(deletedAt) + daysInTrash * dayInMilliseconds);

/** Pages before the pictures in them: collections are listed in that order (cms/config.ts). */
export async function emptyTrash(payload: Payload, now = new Date()): Promise<number> {
  const limit = new Date(now.getTime() - daysInTrash * dayInMilliseconds).toISOString();
  let deleted = 0;
  for (const [slug, { config }] of Object.entries(payload.collections)) {
    if (!config.trash) continue;
    const due = { deletedAt: { less_than: limit } };
    deleted += await deleteMatching(payload, slug as CollectionSlug, due, { trash: true });
  }
  return deleted;
}
