import type { Payload, Where } from 'payload';
import { publishedByNow } from './access.ts';
import { translatedLanguages } from './resolve.ts';

type Stored = Record<string, unknown>;

/**
 * Records that have their own page below a list. Visitors see them once they are published and the
 * date in `date` has passed; lists show the latest first.
 */
export const entryKinds = {
  news: { list: '/news', page: '/news_detail', date: 'published' },
  jobs: { list: '/job', page: '/job', date: 'released' },
} as const;

export type EntryCollection = keyof typeof entryKinds;

export const entryCollections = Object.keys(entryKinds) as EntryCollection[];

interface Search {
  where?: Where;
  /** The fields to read; all by default. */
  select?: Record<string, true>;
  /** The documents to read; all by default. */
  limit?: number;
  page?: number;
}

/** Reads the entries of one kind, in all languages. */
export class EntryReader {
  readonly #payload: Payload;
  readonly #collection: EntryCollection;
  readonly #date: string;

  constructor(payload: Payload, collection: EntryCollection) {
    this.#payload = payload;
    this.#collection = collection;
    this.#date = entryKinds[collection].date;
  }

  addressOf(id: unknown): string {
    return `${entryKinds[this.#collection].page}/${id}`;
  }

  /** Those that visitors see, in list order. */
  async find({ where = {}, select, limit, page = 1 }: Search = {}) {
    const found = await this.#payload.find({
      collection: this.#collection,
      where: { and: [publishedByNow(this.#date), where] },
      sort: [`-${this.#date}`, '-id'],
      locale: 'all',
      depth: 1,
      ...(select && { select }),
      ...(limit ? { limit, page } : { pagination: false }),
    });
    return { ...found, docs: found.docs as unknown as Stored[] };
  }

  /** @param draft whether to read the latest draft, visible to visitors or not. */
  async findOne(id: number, draft: boolean): Promise<Stored | undefined> {
    const { docs } = await this.#payload.find({
      collection: this.#collection,
      where: { and: [{ id: { equals: id } }, draft ? {} : publishedByNow(this.#date)] },
      draft,
      locale: 'all',
      depth: 1,
      limit: 1,
      pagination: false,
    });
    return docs[0] as unknown as Stored | undefined;
  }

  /** The entry before (older) or after (newer) another in list order. */
  async neighbour(
    stored: Stored,
    side: 'before' | 'after',
    select: Record<string, true>,
  ): Promise<Stored | undefined> {
    const date = this.#date;
    const { id, [date]: at } = stored;
    const operator = side === 'before' ? 'less_than' : 'greater_than';
    const direction = side === 'before' ? '-' : '';
    const { docs } = await this.#payload.find({
      collection: this.#collection,
      where: {
        and: [
          publishedByNow(date),
          {
            or: [
              { [date]: { [operator]: at } },
              { [date]: { equals: at }, id: { [operator]: id } },
            ],
          },
        ],
      },
      select,
      sort: [`${direction}${date}`, `${direction}id`],
      locale: 'all',
      depth: 0,
      limit: 1,
      pagination: false,
    });
    return docs[0] as unknown as Stored | undefined;
  }

  /** @returns the addresses of those that visitors see. */
  async keepPublished(ids: number[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const { docs } = await this.find({ where: { id: { in: ids } }, select: { updatedAt: true } });
    return docs.map(({ id }) => this.addressOf(id));
  }

  /** All that visitors see, for search engines. */
  async published() {
    const { flattenedFields } = this.#payload.collections[this.#collection].config;
    const { docs } = await this.find();
    return docs.map((stored) => ({
      path: this.addressOf(stored.id),
      translatedInto: translatedLanguages(stored, flattenedFields),
      changed: lastChange(stored, this.#date),
      isExample: stored.isExample === true,
    }));
  }

  /** For published entries: the most recent date and all future ones, in milliseconds. */
  async dates(): Promise<number[]> {
    const date = this.#date;
    // In this order, a date that passes right now is in at least one of the results.
    const [ahead, past] = await Promise.all([
      this.#payload.find({
        collection: this.#collection,
        where: {
          _status: { equals: 'published' },
          [date]: { greater_than: new Date().toISOString() },
        },
        select: { [date]: true },
        depth: 0,
        pagination: false,
      }),
      this.find({ select: { [date]: true }, limit: 1 }),
    ]);
    const documents = [...past.docs, ...(ahead.docs as unknown as Stored[])];
    return documents.map((stored) => Date.parse(String(stored[date])));
  }
}

/** When an entry last changed for visitors: when it was saved, or when its date passed. */
export function lastChange(stored: Stored, date: string): string {
  const saved = String(stored.updatedAt);
  const appeared = String(stored[date]);
  return Date.parse(appeared) > Date.parse(saved) ? appeared : saved;
}
