import { parseId } from './choices.ts';
import { type EntryCollection, entryCollections, entryKinds } from './entries.ts';

/** Pages below these are made from a collection; no page of the back office is there. */
const entryPattern = new RegExp(
  `^(${entryCollections.map((collection) => entryKinds[collection].page).join('|')})/([^/]*)$`,
);

/** @returns which entry has its page at a path; its id is null if it cannot be one. */
export function entryAt(
  path: string,
): { collection: EntryCollection; id: number | null } | undefined {
  const [, above, key = ''] = entryPattern.exec(path) ?? [];
  const collection = entryCollections.find((one) => entryKinds[one].page === above);
  return collection && { collection, id: parseId(key) };
}

/** The ids in those of the paths that lead to an entry of a kind. */
export function idsOf(collection: EntryCollection, paths: string[]): number[] {
  return paths.flatMap((path) => {
    const entry = entryAt(path);
    return entry?.collection === collection && entry.id !== null ? [entry.id] : [];
  });
}
