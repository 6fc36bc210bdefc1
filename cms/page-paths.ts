import type { Payload } from 'payload';
import { idsOf } from './entry-addresses.ts';
import type { PublishedContent } from './interface.ts';
import type { JobReader } from './jobs/jobs.ts';
import type { NewsReader } from './news/news.ts';
import type { Products } from './products/products.ts';
import { translatedLanguages } from './resolve.ts';

type Stored = Record<string, unknown>;

interface Options {
  news: NewsReader;
  jobs: JobReader;
  readProducts: () => Promise<Products>;
}

type Paths = Pick<PublishedContent, 'publishedPaths' | 'pagePaths' | 'changed' | 'keepPublished'>;

/** Where something is published, and when it last changed. */
export function pathReader(payload: Payload, { news, jobs, readProducts }: Options): Paths {
  const pageFields = payload.collections.pages.config.flattenedFields;

  async function publishedPaths() {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { _status: { equals: 'published' } },
      locale: 'all',
      depth: 0,
      pagination: false,
    });
    const pages = (docs as unknown as Stored[]).map((page) => ({
      path: page.path as string,
      translatedInto: translatedLanguages(page, pageFields),
      changed: page.updatedAt as string,
    }));
    const positions = (await jobs.entries.published()).filter(({ isExample }) => !isExample);
    return [...pages, ...(await news.entries.published()), ...positions];
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
      const [articles, positions] = await Promise.all([
        news.entries.keepPublished(idsOf('news', paths)),
        jobs.entries.keepPublished(idsOf('jobs', paths)),
      ]);
      return new Set([...docs.map(({ path }) => path), ...articles, ...positions]);
    },
  };
}
