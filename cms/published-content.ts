import type { Payload } from 'payload';
import { dataReaders } from '../app/blocks/data.ts';
import type { Language } from '../app/i18n/languages.ts';
import { ActivityReader } from './activities/activities.ts';
import { entryAt } from './entry-addresses.ts';
import { type EntryCollection, entryKinds } from './entry-kinds.ts';
import { guideReader } from './guides/guides.ts';
import type {
  Block,
  BlockData,
  BlockSources,
  PageContent,
  PublishedContent,
  Query,
} from './interface.ts';
import { JobReader } from './jobs/jobs.ts';
import { keptByRevision } from './kept-by-revision.ts';
import { layoutReader } from './layout.ts';
import { hasMailServer } from './mail/owed.ts';
import { usualListSites } from './markets.ts';
import { NewsReader } from './news/news.ts';
import { pathReader } from './page-paths.ts';
import { pageTree } from './page-tree.ts';
import type { Products } from './products/products.ts';
import { readToolValues } from './products/tool-values.ts';
import { resolveFields, resolveTitle, translatedLanguages } from './resolve.ts';
import { searchReader } from './search/documents.ts';
import { readVideo } from './videos/videos.ts';

interface Options {
  revision: () => Promise<string>;
  readProducts: () => Promise<Products>;
}

/** The published content, read through Payload's Local API in this process. */
export function publishedContent(
  payload: Payload,
  { revision, readProducts }: Options,
): PublishedContent {
  const pageFields = payload.collections.pages.config.flattenedFields;
  const news = new NewsReader(payload, readProducts);
  const jobs = new JobReader(payload, readProducts);
  const activities = new ActivityReader(payload, readProducts);
  const entries = { news, jobs, activities };
  const readTools = keptByRevision(revision, () => readToolValues(payload));
  const { findPage, breadcrumbs, breadcrumbsBelow } = pageTree(payload, readProducts);

  async function entryPage(
    collection: EntryCollection,
    id: number | null,
    language: Language,
    draft: boolean,
  ): Promise<PageContent | null> {
    if (id === null) return null;
    const page = await entries[collection].page(id, language, draft);
    const { list } = entryKinds[collection];
    return page && { ...page, breadcrumbs: await breadcrumbsBelow(list, language) };
  }

  const paths = pathReader(payload, { entries, readProducts });
  const sources: BlockSources = {
    sendsMail: hasMailServer(payload),
    listSites: async () => {
      const settings = await payload.findGlobal({ slug: 'settings', depth: 0 });
      return settings.listSites ?? usualListSites;
    },
    video: (id, language) => readVideo(payload, id, language),
    ...entries,
  };

  return {
    ...paths,
    revision,
    news: (language, filters) => news.news(language, filters),
    newsFeed: (language) => news.newsFeed(language),
    newsItem: (id, language) => news.newsItem(id, language),
    jobs: (language, filters) => jobs.jobs(language, filters),
    job: (id, language) => jobs.job(id, language),
    activity: (id, language) => activities.activity(id, language),
    guides: guideReader(payload, {
      readProducts,
      withData: (part, language) => withData(part, { language, query: {}, sources }),
    }),
    searchDocuments: searchReader(payload, readProducts),
    listSites: sources.listSites,
    models: async (language) => (await readProducts()).allModels(language),
    modelKeys: async () => (await readProducts()).keys,
    model: async (key, language) => (await readProducts()).modelWithKey(key, language),
    fill: async (text, language) => (await readProducts()).set(text, language),
    toolValues: async ({ draft = false } = {}) => {
      const glass = (await readProducts()).quantity('glassModule', 'en')?.value ?? null;
      return { ...(await (draft ? readToolValues(payload, { draft }) : readTools())), glass };
    },

    async page(path, language, options = {}): Promise<PageContent | null> {
      const { draft = false } = options;
      const entry = entryAt(path);
      if (entry) return entryPage(entry.collection, entry.id, language, draft);
      // PostgreSQL accepts no NUL in a text, and no path contains one.
      const stored = path.includes('\0') ? undefined : await findPage(path, draft);
      if (!stored) return null;
      const products = await readProducts();
      const page = resolveFields(stored, pageFields, language, products);
      return {
        path,
        title: resolveTitle(stored.title, language, products),
        description: (page.description as PageContent['description']) ?? null,
        breadcrumbs: await breadcrumbs(stored, language),
        blocks: await Promise.all(
          (page.blocks as Block[]).map((block) =>
            withData(block, { language, query: options.query ?? {}, sources }),
          ),
        ),
        translatedInto: translatedLanguages(stored, pageFields),
      };
    },

    layout: layoutReader(payload, readProducts),
  };
}

interface DataRequest {
  language: Language;
  query: Query;
  sources: BlockSources;
}

type AnyReader = (
  request: DataRequest & { block: Block },
) => BlockData[keyof BlockData] | Promise<BlockData[keyof BlockData]>;

/** Adds what no editor filled in, except downloads (documents/with-downloads.ts). */
async function withData(block: Block, request: DataRequest): Promise<Block> {
  const { blockType } = block;
  if (!Object.hasOwn(dataReaders, blockType)) return block;
  // Each reader only gets blocks of its own kind, which the compiler cannot follow.
  const read = dataReaders[blockType as keyof BlockData] as AnyReader;
  return { ...block, ...(await read({ block, ...request })) } as Block;
}
