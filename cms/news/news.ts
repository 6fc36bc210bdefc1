import type { Payload, Where } from 'payload';
import { newsTopics } from '../../app/blocks/field-kit.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { publishedByNow } from '../access.ts';
import { choiceOf, choicesOf, knownKey } from '../choices.ts';
import { resolveDate } from '../dates.ts';
import type {
  Link,
  NewsArticle,
  NewsFilters,
  NewsList,
  NewsSummary,
  PageContent,
  Picture,
  RichText,
  Text,
} from '../interface.ts';
import { type ProductData, resolveFields, resolveTitle, translatedLanguages } from '../resolve.ts';

type Stored = Record<string, unknown>;

const articlesPerPage = 10;

const addressOf = (id: unknown) => `/news_detail/${id}`;

const startOf = (year: number) => new Date(Date.UTC(year, 0)).toISOString();

/** Articles of the news as visitors see them: published, and not before their date. */
export function newsReader(payload: Payload, readProducts: () => Promise<ProductData>) {
  const fields = payload.collections.news.config.flattenedFields;

  function summarize(stored: Stored, language: Language, products: ProductData): NewsSummary {
    const { picture, ...article } = resolveFields(stored, fields, language, products);
    return {
      id: stored.id as number,
      href: addressOf(stored.id),
      title: resolveTitle(stored.title, language, products),
      published: resolveDate(stored.published, language),
      topic: choiceOf(newsTopics, stored.topic, language),
      summary: (article.summary as Text | undefined) ?? null,
      ...(picture ? { picture: picture as Picture } : {}),
    };
  }

  async function find(where: Where, limit: number, page = 1) {
    const found = await payload.find({
      collection: 'news',
      where: { and: [publishedByNow('published'), where] },
      select: { title: true, published: true, topic: true, summary: true, picture: true },
      sort: ['-published', '-id'],
      locale: 'all',
      depth: 1,
      limit,
      page,
    });
    return { ...found, docs: found.docs as unknown as Stored[] };
  }

  async function newest(language: Language, limit: number, topic?: string | null) {
    const { docs } = await find(topic ? { topic: { equals: topic } } : {}, limit);
    const products = await readProducts();
    return docs.map((stored) => summarize(stored, language, products));
  }

  /** The years in which something was published, the last one first. */
  async function years(): Promise<number[]> {
    const { docs } = await payload.find({
      collection: 'news',
      where: publishedByNow('published'),
      select: { published: true },
      depth: 0,
      pagination: false,
    });
    const all = docs.map(({ published }) => new Date(published).getUTCFullYear());
    return [...new Set(all)].sort((one, other) => other - one);
  }

  async function news(language: Language, filters: NewsFilters = {}): Promise<NewsList> {
    const topic = knownKey(newsTopics, filters.topic);
    const known = await years();
    const year = known.find((one) => one === filters.year) ?? null;
    const where: Where = {
      and: [
        ...(topic ? [{ topic: { equals: topic } }] : []),
        ...(year
          ? [
              { published: { greater_than_equal: startOf(year) } },
              { published: { less_than: startOf(year + 1) } },
            ]
          : []),
      ],
    };
    const asked = Math.max(1, Math.min(filters.page ?? 1, 1_000_000));
    let found = await find(where, articlesPerPage, asked);
    // A page beyond the last one is the last one.
    if (found.docs.length === 0 && found.totalDocs > 0) {
      found = await find(where, articlesPerPage, found.totalPages);
    }
    const products = await readProducts();
    return {
      articles: found.docs.map((stored) => summarize(stored, language, products)),
      total: found.totalDocs,
      page: found.totalDocs > 0 ? (found.page ?? 1) : 1,
      pages: Math.max(1, found.totalPages),
      topic,
      year,
      topics: choicesOf(newsTopics, language),
      years: known,
    };
  }

  async function findOne(id: number, draft: boolean): Promise<Stored | undefined> {
    const { docs } = await payload.find({
      collection: 'news',
      where: draft
        ? { id: { equals: id } }
        : { and: [{ id: { equals: id } }, publishedByNow('published')] },
      draft,
      locale: 'all',
      depth: 1,
      limit: 1,
      pagination: false,
    });
    return docs[0] as unknown as Stored | undefined;
  }

  /** The article that stands before or after another one in the order of their dates. */
  async function neighbour(
    { id, published }: Stored,
    side: 'before' | 'after',
    language: Language,
  ): Promise<Link | null> {
    const operator = side === 'before' ? 'less_than' : 'greater_than';
    const direction = side === 'before' ? '-' : '';
    const { docs } = await payload.find({
      collection: 'news',
      where: {
        and: [
          publishedByNow('published'),
          {
            or: [
              { published: { [operator]: published } },
              { published: { equals: published }, id: { [operator]: id } },
            ],
          },
        ],
      },
      select: { title: true },
      sort: [`${direction}published`, `${direction}id`],
      locale: 'all',
      depth: 0,
      limit: 1,
      pagination: false,
    });
    const found = docs[0] as unknown as Stored | undefined;
    if (!found) return null;
    return {
      label: resolveTitle(found.title, language, await readProducts()),
      href: addressOf(found.id),
    };
  }

  async function articleOf(stored: Stored, language: Language): Promise<NewsArticle> {
    const [products, previous, next] = await Promise.all([
      readProducts(),
      neighbour(stored, 'before', language),
      neighbour(stored, 'after', language),
    ]);
    const { body } = resolveFields(stored, fields, language, products);
    return {
      ...summarize(stored, language, products),
      body: (body as RichText | null) ?? { html: '' },
      previous,
      next,
    };
  }

  return {
    news,
    newest,

    async newsItem(id: number, language: Language): Promise<NewsArticle | null> {
      const stored = await findOne(id, false);
      return stored ? articleOf(stored, language) : null;
    },

    /** The page of an article, without what stands above it. */
    async page(
      id: number,
      language: Language,
      draft: boolean,
    ): Promise<Omit<PageContent, 'breadcrumbs'> | null> {
      const stored = await findOne(id, draft);
      if (!stored) return null;
      const article = await articleOf(stored, language);
      return {
        path: article.href,
        title: article.title,
        description: article.summary,
        blocks: [],
        translatedInto: translatedLanguages(stored, fields),
        article,
      };
    },

    /** @returns the addresses of those that visitors see. */
    async keepPublished(ids: number[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const { docs } = await payload.find({
        collection: 'news',
        where: { and: [{ id: { in: ids } }, publishedByNow('published')] },
        select: {},
        depth: 0,
        pagination: false,
      });
      return docs.map(({ id }) => addressOf(id));
    },

    async published() {
      const { docs } = await payload.find({
        collection: 'news',
        where: publishedByNow('published'),
        locale: 'all',
        depth: 0,
        pagination: false,
      });
      return (docs as unknown as Stored[]).map((stored) => ({
        path: addressOf(stored.id),
        translatedInto: translatedLanguages(stored, fields),
        changed: stored.updatedAt as string,
      }));
    },
  };
}
