import type { FlattenedField, Payload, Where } from 'payload';
import { newsTopics } from '../../app/blocks/field-kit.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { choiceOf, choicesOf, knownKey } from '../choices.ts';
import { resolveDate } from '../dates.ts';
import { EntryReader, lastChange } from '../entries.ts';
import type {
  Block,
  Link,
  NewsArticle,
  NewsFeedArticle,
  NewsFilters,
  NewsList,
  NewsSummary,
  PageContent,
  Picture,
  RichText,
  SeriesContent,
  Text,
} from '../interface.ts';
import { type ProductData, resolveFields, resolveTitle, translatedLanguages } from '../resolve.ts';
import { readingMinutes } from './reading-time.ts';

type Stored = Record<string, unknown>;

const articlesPerPage = 10;
const articlesInFeed = 20;

const inLists = {
  title: true,
  published: true,
  topic: true,
  summary: true,
  picture: true,
} as const;

const startOf = (year: number) => new Date(Date.UTC(year, 0)).toISOString();

/** News articles as visitors see them: published, and not before their date. */
export class NewsReader {
  readonly entries: EntryReader;
  readonly #fields: FlattenedField[];
  readonly #readProducts: () => Promise<ProductData>;

  constructor(payload: Payload, readProducts: () => Promise<ProductData>) {
    this.entries = new EntryReader(payload, 'news');
    this.#fields = payload.collections.news.config.flattenedFields;
    this.#readProducts = readProducts;
  }

  #summarize(stored: Stored, language: Language, products: ProductData): NewsSummary {
    const { picture, ...article } = resolveFields(stored, this.#fields, language, products);
    return {
      id: stored.id as number,
      href: this.entries.addressOf(stored.id),
      title: resolveTitle(stored.title, language, products),
      published: resolveDate(stored.published, language),
      topic: choiceOf(newsTopics, stored.topic, language),
      summary: (article.summary as Text | undefined) ?? null,
      ...(picture ? { picture: picture as Picture } : {}),
    };
  }

  #find(where: Where, limit: number, page = 1) {
    return this.entries.find({ where, select: inLists, limit, page });
  }

  async newest(language: Language, limit: number, topic?: string | null) {
    const { docs } = await this.#find(topic ? { topic: { equals: topic } } : {}, limit);
    const products = await this.#readProducts();
    return docs.map((stored) => this.#summarize(stored, language, products));
  }

  /** The years in which something was published, latest first. */
  async #years(): Promise<number[]> {
    const { docs } = await this.entries.find({ select: { published: true } });
    const all = docs.map(({ published }) => new Date(String(published)).getUTCFullYear());
    return [...new Set(all)].sort((one, other) => other - one);
  }

  async news(language: Language, filters: NewsFilters = {}): Promise<NewsList> {
    const topic = knownKey(newsTopics, filters.topic);
    const known = await this.#years();
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
    let found = await this.#find(where, articlesPerPage, asked);
    // A page number beyond the end means the last page.
    if (found.docs.length === 0 && found.totalDocs > 0) {
      found = await this.#find(where, articlesPerPage, found.totalPages);
    }
    const products = await this.#readProducts();
    return {
      articles: found.docs.map((stored) => this.#summarize(stored, language, products)),
      total: found.totalDocs,
      page: found.totalDocs > 0 ? (found.page ?? 1) : 1,
      pages: Math.max(1, found.totalPages),
      topic,
      year,
      topics: choicesOf(newsTopics, language),
      years: known,
    };
  }

  async #neighbour(
    stored: Stored,
    side: 'before' | 'after',
    language: Language,
  ): Promise<Link | null> {
    const found = await this.entries.neighbour(stored, side, { title: true });
    if (!found) return null;
    return {
      label: resolveTitle(found.title, language, await this.#readProducts()),
      href: this.entries.addressOf(found.id),
    };
  }

  #atLength(stored: Stored, language: Language, products: ProductData): NewsFeedArticle {
    const { body } = resolveFields(stored, this.#fields, language, products);
    return {
      ...this.#summarize(stored, language, products),
      body: (body as RichText | null) ?? { html: '' },
      publishedAt: new Date(String(stored.published)).toISOString(),
      changedAt: new Date(lastChange(stored, 'published')).toISOString(),
    };
  }

  async #articleOf(stored: Stored, language: Language): Promise<NewsArticle> {
    const [products, previous, next] = await Promise.all([
      this.#readProducts(),
      this.#neighbour(stored, 'before', language),
      this.#neighbour(stored, 'after', language),
    ]);
    const article = this.#atLength(stored, language, products);
    return {
      ...article,
      readingMinutes: readingMinutes(article.body.html),
      previous,
      next,
      messages: catalogues[language].news,
    };
  }

  /** The products that an article is about are listed below it, as on any page. */
  async #blocksOf(stored: Stored, language: Language): Promise<Block[]> {
    const { series } = resolveFields(stored, this.#fields, language, await this.#readProducts());
    if (!Array.isArray(series) || series.length === 0) return [];
    const title = staffText('relatedProductsBlock')[language];
    return [{ blockType: 'relatedProducts', title, series: series as SeriesContent[] }];
  }

  /** A draft may not have a date yet; the preview then shows today's. */
  async #findOne(id: number, draft: boolean): Promise<Stored | undefined> {
    const stored = await this.entries.findOne(id, draft);
    return stored && { ...stored, published: stored.published ?? new Date().toISOString() };
  }

  async newsFeed(language: Language): Promise<NewsFeedArticle[]> {
    const { docs } = await this.entries.find({ limit: articlesInFeed });
    const products = await this.#readProducts();
    return docs.map((stored) => this.#atLength(stored, language, products));
  }

  async newsItem(id: number, language: Language): Promise<NewsArticle | null> {
    const stored = await this.#findOne(id, false);
    return stored ? this.#articleOf(stored, language) : null;
  }

  /** The page of an article, without what stands above it. */
  async page(
    id: number,
    language: Language,
    draft: boolean,
  ): Promise<Omit<PageContent, 'breadcrumbs'> | null> {
    const stored = await this.#findOne(id, draft);
    if (!stored) return null;
    const article = await this.#articleOf(stored, language);
    return {
      path: article.href,
      title: article.title,
      description: article.summary,
      blocks: await this.#blocksOf(stored, language),
      translatedInto: translatedLanguages(stored, this.#fields),
      article,
    };
  }
}
