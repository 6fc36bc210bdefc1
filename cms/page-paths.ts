import type { Payload } from 'payload';
import type { EntryReader } from './entries.ts';
import { idsOf } from './entry-addresses.ts';
import { type EntryCollection, entryCollections } from './entry-kinds.ts';
import type { PublishedContent } from './interface.ts';
import { lastChangeOf, newestOf } from './page-changes.ts';
import type { Products } from './products/products.ts';
import { translatedLanguages } from './resolve.ts';

type Stored = Record<string, unknown>;

interface Options {
  entries: Record<EntryCollection, { entries: EntryReader }>;
  readProducts: () => Promise<Products>;
}

type Paths = Pick<
  PublishedContent,
  'publishedPaths' | 'pagePaths' | 'changed' | 'keepPublished' | 'redirect'
>;

/** Where something is published, and when it last changed. */
export function pathReader(payload: Payload, { entries, readProducts }: Options): Paths {
  const pageFields = payload.collections.pages.config.flattenedFields;

  async function publishedPaths() {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { _status: { equals: 'published' } },
      locale: 'all',
      depth: 0,
      pagination: false,
    });
    const published = await Promise.all(
      entryCollections.map(
        async (collection) => [collection, await entries[collection].entries.published()] as const,
      ),
    );
    const newest = {
      ...Object.fromEntries(published.map(([collection, all]) => [collection, newestOf(all)])),
      products: (await readProducts()).changed,
    };
    const pages = (docs as unknown as Stored[]).map((page) => ({
      path: page.path as string,
      translatedInto: translatedLanguages(page, pageFields),
      changed: lastChangeOf(page, newest),
    }));
    // Nobody looks for an example.
    const listed = published.flatMap(([, all]) => all.filter(({ isExample }) => !isExample));
    return [...pages, ...listed];
  }

  async function pagePaths(): Promise<string[]> {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { _status: { equals: 'published' } },
      select: { path: true },
      depth: 0,
      pagination: false,
    });
    return docs.map(({ path }) => path);
  }

  return {
    publishedPaths,
    pagePaths,

    async redirect(from) {
      const row = await payload.db.findOne<{ id: number; to: string; permanence: string }>({
        collection: 'redirects',
        where: { from: { equals: from } },
      });
      return row && { to: row.to, isPermanent: row.permanence === 'permanent' };
    },

    async changed(path) {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { path: { equals: path }, _status: { equals: 'published' } },
        select: { updatedAt: true },
        depth: 0,
        limit: 1,
        pagination: false,
      });
      const dates = [docs[0]?.updatedAt ?? '', (await readProducts()).changed];
      return dates.sort().at(-1) ?? '';
    },

    async keepPublished(paths) {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { path: { in: paths }, _status: { equals: 'published' } },
        select: { path: true },
        depth: 0,
        pagination: false,
      });
      const found = await Promise.all(
        entryCollections.map((collection) =>
          entries[collection].entries.keepPublished(idsOf(collection, paths)),
        ),
      );
      return new Set([...docs.map(({ path }) => path), ...found.flat()]);
    },
  };
}
