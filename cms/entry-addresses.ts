import { type EntryCollection, entryCollections, entryKinds } from './entry-kinds.ts';
import { parseId } from './parse-id.ts';

/** Paths below these belong to entries of a collection; pages cannot be created there. */
const entryPattern = new RegExp(
  `^(${entryCollections.map((collection) => entryKinds[collection].page).join('|')})/([^/]*)$`,
);

/** @returns the entry whose page is at a path; its id is null if it cannot be one. */
export function entryAt(
  path: string,
): { collection: EntryCollection; id: number | null } | undefined {
  const [, above, key = ''] = entryPattern.exec(path) ?? [];
  const collection = entryCollections.find((one) => entryKinds[one].page === above);
  return collection && { collection, id: parseId(key) };
}

/** The ids in those paths that lead to entries of a kind. */
export function idsOf(collection: EntryCollection, paths: string[]): number[] {
  return paths.flatMap((path) => {
    const entry = entryAt(path);
    return entry?.collection === collection && entry.id !== null ? [entry.id] : [];
  });
}
