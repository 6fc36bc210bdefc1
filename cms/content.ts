import type { Payload } from 'payload';
import { listCountries } from '../app/forms/places.ts';
import { downloadWords } from '../app/i18n/downloads.ts';
import type { Language } from '../app/i18n/languages.ts';
import { resumeWords } from '../app/i18n/resume.ts';
import { stringCheckWords } from '../app/i18n/string-check.ts';
import { parseId } from './choices.ts';
import { documentReader } from './documents/documents.ts';
import { type DocumentSources, noSources } from './documents/sources.ts';
import { type EntryCollection, entryCollections, entryKinds } from './entries.ts';
import type {
  ApplicationContent,
  Block,
  ContentSource,
  LayoutContent,
  Link,
  PageContent,
  PageOptions,
} from './interface.ts';
import { jobReader } from './jobs/jobs.ts';
import { newsReader } from './news/news.ts';
import type { Page, Setting } from './payload-types.ts';
import { productReader } from './products/products.ts';
import { resolveFields, resolveTitle, translatedLanguages } from './resolve.ts';
import { revisionReader } from './revision.ts';
import { searchReader } from './search/documents.ts';

type Stored = Record<string, unknown>;

/** Pages below these are made from a collection; no page of the back office is there. */
const entryPattern = new RegExp(
  `^(${entryCollections.map((collection) => entryKinds[collection].page).join('|')})/([^/]*)$`,
);

/** How many entries a teaser shows. */
const newestArticles = 3;
const newestPositions = 4;

interface Options {
  dataDirectory: string;
  /** Documents that the server makes. */
  sources?: DocumentSources;
}

/** The content interface of the site, answered by Payload's Local API in this process. */
export function contentSource(
  payload: Payload,
  { dataDirectory, sources = noSources }: Options,
): ContentSource {
  const pageFields = payload.collections.pages.config.flattenedFields;
  const revision = revisionReader(payload);
  const readProducts = productReader(payload, revision);
  const news = newsReader(payload, readProducts);
  const jobs = jobReader(payload, readProducts);
  const entries = { news, jobs };
  const documents = documentReader(payload, readProducts, sources, dataDirectory);

  async function findPage(path: string, draft: boolean): Promise<Stored | undefined> {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { path: { equals: path }, ...(!draft && { _status: { equals: 'published' } }) },
      draft,
      locale: 'all',
      depth: 1,
      limit: 1,
      pagination: false,
    });
    return docs[0] as unknown as Stored | undefined;
  }

  async function breadcrumbs(page: Stored, language: Language): Promise<Link[]> {
    const links: Link[] = [];
    const seen = new Set([page.id]);
    let parent = page.parent as Stored | number | null | undefined;
    while (parent) {
      const id = typeof parent === 'object' ? parent.id : parent;
      // Two pages may name each other as parent; the line then simply ends.
      if (seen.has(id)) break;
      seen.add(id);
      const document = (await payload.findByID({
        collection: 'pages',
        id: id as number,
        select: { title: true, path: true, parent: true, _status: true },
        locale: 'all',
        depth: 0,
        disableErrors: true,
      })) as unknown as Stored | null;
      if (document?._status !== 'published') break;
      links.unshift({
        label: resolveTitle(document.title, language, await readProducts()),
        href: document.path as string,
      });
      parent = document.parent as number | null;
    }
    return links;
  }

  /** The way to an entry leads over the list it stands in. */
  async function breadcrumbsBelow(path: string, language: Language): Promise<Link[]> {
    const list = await findPage(path, false);
    if (!list) return [];
    const title = resolveTitle(list.title, language, await readProducts());
    return [...(await breadcrumbs(list, language)), { label: title, href: path }];
  }

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

  async function application(
    language: Language,
    chosen: string | undefined,
  ): Promise<ApplicationContent> {
    const advertised = await jobs.advertised(language);
    return {
      words: resumeWords[language],
      jobs: advertised,
      chosen: advertised.find(({ key }) => key === chosen) ?? null,
      countries: listCountries(language),
    };
  }

  /** Adds what a block shows that no editor filled in. */
  async function addData(
    block: Block,
    language: Language,
    { query = {}, withDocuments = true }: PageOptions,
  ): Promise<Block> {
    switch (block.blockType) {
      case 'newsTeaser':
        return { ...block, articles: await news.newest(language, newestArticles, block.topic) };
      case 'newsList': {
        const { topic } = query;
        const filters = { page: numberOf(query.page), year: numberOf(query.year), topic };
        return { ...block, list: await news.news(language, filters) };
      }
      case 'jobTeaser':
        return { ...block, positions: await jobs.newest(language, newestPositions) };
      case 'jobList':
        return {
          ...block,
          list: await jobs.jobs(language, { ...query, page: numberOf(query.page) }),
        };
      case 'resumeForm':
        return { ...block, application: await application(language, query.job) };
      case 'downloads':
        return {
          ...block,
          files: withDocuments ? await documents.ofModels(source, language, block.models) : [],
          words: downloadWords[language],
        };
      case 'downloadList':
        return {
          ...block,
          list: await documents.list(source, language, query),
          words: downloadWords[language],
        };
      case 'stringCheck':
        return { ...block, query, words: stringCheckWords[language] };
      default:
        return block;
    }
  }

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
    const positions = (await jobs.published()).filter(({ isExample }) => !isExample);
    return [...pages, ...(await news.published()), ...positions];
  }

  const source: ContentSource = {
    publishedPaths,
    revision,
    news: news.news,
    newsFeed: news.newsFeed,
    newsItem: news.newsItem,
    jobs: jobs.jobs,
    job: jobs.job,
    searchDocuments: searchReader(payload, readProducts),
    models: async (language) => (await readProducts()).allModels(language),
    documents: (language, filters) => documents.list(source, language, filters),
    documentFile: (key) => documents.documentFile(source, key),

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
        news.keepPublished(idsOf('news', paths)),
        jobs.keepPublished(idsOf('jobs', paths)),
      ]);
      return new Set([...docs.map(({ path }) => path), ...articles, ...positions]);
    },

    async page(path, language, options = {}): Promise<PageContent | null> {
      const { draft = false } = options;
      const entry = entryAt(path);
      if (entry) return entryPage(entry.collection, entry.id, language, draft);
      // PostgreSQL takes no NUL in a text, and no path has one.
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
          (page.blocks as Block[]).map((block) => addData(block, language, options)),
        ),
        translatedInto: translatedLanguages(stored, pageFields),
      };
    },

    async layout(language): Promise<LayoutContent> {
      const settings = payload.config.globals.find(({ slug }) => slug === 'settings');
      if (!settings) throw new Error('The global "settings" is missing from the configuration');
      const [stored, paths] = await Promise.all([
        payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 }),
        payload
          .find({
            collection: 'pages',
            where: { _status: { equals: 'published' } },
            select: { path: true },
            depth: 0,
            pagination: false,
          })
          .then(({ docs }) => new Set(docs.map((page) => (page as Page).path))),
      ]);
      const resolved = resolveFields(
        stored as unknown as Stored,
        settings.flattenedFields,
        language,
        await readProducts(),
      );
      const content = resolved as unknown as Omit<Setting, 'menu' | 'footer' | 'workingHours'> &
        Pick<LayoutContent, 'menu' | 'footer' | 'workingHours'>;
      // A menu never leads to a page that does not exist yet.
      const leadsSomewhere = ({ href }: Link) =>
        !href.startsWith('/') || paths.has(href.replace(/[?#].*$/, ''));
      return {
        companyName: content.companyName ?? '',
        menu: content.menu?.filter(leadsSomewhere) ?? [],
        footer: (content.footer ?? [])
          .map(({ title, links }) => ({ title, links: links?.filter(leadsSomewhere) ?? [] }))
          .filter(({ links }) => links.length > 0),
        hotline: content.hotline
          ? { number: content.hotline, isExample: content.hotlineIsExample === true }
          : null,
        workingHours: content.workingHours ?? null,
        registration: content.registrationNumber
          ? {
              number: content.registrationNumber,
              isExample: content.registrationNumberIsExample === true,
            }
          : null,
        resumeFields: {
          dateOfBirth: content.asksDateOfBirth !== false,
          nationality: content.asksNationality !== false,
        },
      };
    },
  };
  return source;
}

/** @returns which entry has its page at a path; its id is null where it cannot be one. */
function entryAt(path: string): { collection: EntryCollection; id: number | null } | undefined {
  const [, above, key = ''] = entryPattern.exec(path) ?? [];
  const collection = entryCollections.find((one) => entryKinds[one].page === above);
  return collection && { collection, id: parseId(key) };
}

/** The ids in those of the paths that lead to an entry of a kind. */
function idsOf(collection: EntryCollection, paths: string[]): number[] {
  return paths.flatMap((path) => {
    const entry = entryAt(path);
    return entry?.collection === collection && entry.id !== null ? [entry.id] : [];
  });
}

/** @returns a number an address may hold, or undefined. */
function numberOf(text: string | undefined): number | undefined {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
