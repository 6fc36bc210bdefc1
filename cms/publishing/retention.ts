import type { Payload } from 'payload';
import { deleteMatching } from '../delete-matching.ts';
import { isEmptyRichText } from '../rich-text.ts';
import { previewedCollections } from './draft-address.ts';

const dayInMilliseconds = 86_400_000;
/** As long as one may want to know why something was not published. */
const daysOfFailures = 30;

/** Every text of it, in any language. */
const written = ['title', 'description', 'summary', 'text', 'body', 'blocks', 'parts'];

/**
 * Opening the form of something new makes a draft at once, so that what is typed can be kept. One
 * in which nothing was typed for a day is deleted.
 */
export async function deleteUnwritten(payload: Payload, now = new Date()): Promise<number> {
  const yesterday = new Date(now.getTime() - dayInMilliseconds).toISOString();
  let count = 0;
  for (const collection of previewedCollections) {
    const { docs } = await payload.find({
      collection,
      where: {
        and: [{ _status: { equals: 'draft' } }, { updatedAt: { less_than: yesterday } }],
      },
      select: {},
      depth: 0,
      pagination: false,
    });
    for (const { id } of docs) {
      const draft = await payload.findByID({
        collection,
        id,
        draft: true,
        locale: 'all',
        depth: 0,
      });
      if (draft.updatedAt >= yesterday || isWritten({ ...draft })) continue;
      await payload.delete({ collection, id });
      count += 1;
    }
  }
  return count;
}

const isWritten = (draft: Record<string, unknown>): boolean =>
  written.some((name) => hasWords(draft[name]));

function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (value === null || typeof value !== 'object') return false;
  if ('root' in value) return !isEmptyRichText(value);
  return Object.values(value).some(hasWords);
}

/** Of plans that could not be carried out. */
export function deleteOldFailures(payload: Payload, now = new Date()): Promise<number> {
  const limit = new Date(now.getTime() - daysOfFailures * dayInMilliseconds).toISOString();
  return deleteMatching(payload, 'payload-jobs', {
    and: [{ hasError: { equals: true } }, { updatedAt: { less_than: limit } }],
  });
}
