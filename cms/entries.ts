import type { Payload, Where } from 'payload';
import {
  type EntryCollection,
  entryAddress,
  entryKinds,
  turningPointsOf,
  visibleNow,
} from './entry-kinds.ts';
import { translatedLanguages } from './resolve.ts';

type Stored = Record<string, unknown>;

const readAtOnce = 100;

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
    return entryAddress(this.#collection, id);
  }

  /** Those that visitors see, in list order. */
  async find({ where = {}, select, limit, page = 1 }: Search = {}) {
    const found = await this.#payload.find({
      collection: this.#collection,
      where: { and: [visibleNow(this.#collection), where] },
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
      where: { and: [{ id: { equals: id } }, draft ? {} : visibleNow(this.#collection)] },
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
          visibleNow(this.#collection),
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
    const published = [];
    // Whole documents in all languages: thousands at once would fill the memory, and would be read
    // in one go, with all visitors waiting.
    for (let page = 1, isMore = true; isMore; page += 1) {
      const { docs, hasNextPage } = await this.find({ limit: readAtOnce, page });
      for (const stored of docs) {
        published.push({
          path: this.addressOf(stored.id),
          translatedInto: translatedLanguages(stored, flattenedFields),
          changed: lastChange(stored, this.#date),
          isExample: stored.isExample === true,
        });
      }
      isMore = hasNextPage;
    }
    return published;
  }

  /**
   * For published entries: of each date on which something changes, the most recent and all future
   * ones, in milliseconds.
   */
  async dates(): Promise<number[]> {
    const dates = turningPointsOf(this.#collection);
    const all = await Promise.all(dates.map((date) => this.#around(date)));
    return all.flat();
  }

  async #around(date: string): Promise<number[]> {
    const now = new Date().toISOString();
    const common = { collection: this.#collection, select: { [date]: true }, depth: 0 };
    const isPublished: Where = { _status: { equals: 'published' } };
    // In this order, a date that passes right now is in at least one of the results.
    const [ahead, past] = await Promise.all([
      this.#payload.find({
        ...common,
        where: { and: [isPublished, { [date]: { greater_than: now } }] },
        pagination: false,
      }),
      this.#payload.find({
        ...common,
        where: { and: [isPublished, { [date]: { less_than_equal: new Date().toISOString() } }] },
        sort: `-${date}`,
        limit: 1,
        pagination: false,
      }),
    ]);
    const documents = [...past.docs, ...ahead.docs] as unknown as Stored[];
    return documents.map((stored) => Date.parse(String(stored[date])));
  }
}

/** When an entry last changed for visitors: when it was saved, or when its date passed. */
export function lastChange(stored: Stored, date: string): string {
  const saved = String(stored.updatedAt);
  const appeared = String(stored[date]);
  return Date.parse(appeared) > Date.parse(saved) ? appeared : saved;
}
