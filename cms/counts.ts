import { and, eq, lt, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';

interface Table {
  name: string;
  /** What a row is about. */
  about: readonly string[];
  /** The column that is incremented. */
  count: string;
  /** Anybody can make rows up: of those that have the same in `of`, no more than `most` are kept. */
  bound?: { of: readonly string[]; most: Record<string, number> };
}

/** Count tables, one row per day and what it is about. */
const tables = {
  visits: {
    name: 'visit_counts',
    about: ['day', 'path', 'language', 'measurementId'],
    count: 'visits',
  },
  downloads: { name: 'download_counts', about: ['day', 'file', 'language'], count: 'downloads' },
  misses: {
    name: 'missing_addresses',
    about: ['day', 'kind', 'path'],
    count: 'requests',
    bound: { of: ['day', 'kind'], most: { page: 500, program: 100 } },
  },
  emptySearches: {
    name: 'empty_searches',
    about: ['day', 'language', 'words'],
    count: 'searches',
    bound: { of: ['day', 'language'], most: { default: 100 } },
  },
} as const satisfies Record<string, Table>;

type Counted = keyof typeof tables;

/** What is counted; `day` is yyyy-mm-dd, UTC. */
export type About<What extends Counted> = Record<(typeof tables)[What]['about'][number], string>;

export interface CountRow<About extends Record<string, string>> {
  about: About;
  count: number;
}

/**
 * Adds to a day's counts with one statement per row, so that several nodes can count concurrently.
 */
export async function addCounts<What extends Counted>(
  payload: Payload,
  what: What,
  rows: CountRow<About<What>>[],
): Promise<void> {
  const { drizzle } = drizzleOf(payload);
  const { about: columns, count: counted }: Table = tables[what];
  const table = tableOf(payload, what);
  const hasRoom = roomIn(payload, what);
  for (const { about, count } of rows) {
    const increment = { [counted]: sql`${table[counted]} + ${count}` };
    if (await hasRoom(about)) {
      await drizzle
        .insert(table)
        .values({ ...about, [counted]: count })
        .onConflictDoUpdate({ target: columns.map((column) => table[column]), set: increment });
    } else {
      await drizzle
        .update(table)
        .set(increment)
        .where(isAbout(table, about, columns));
    }
  }
}

/** @returns whether another row may be added; counted once, and from then on in memory. */
function roomIn(payload: Payload, what: Counted) {
  const { bound }: Table = tables[what];
  const left = new Map<string, number>();
  return async (about: Record<string, string>): Promise<boolean> => {
    if (!bound) return true;
    const kind = about[bound.of.at(-1) ?? ''] ?? '';
    const key = JSON.stringify(bound.of.map((column) => about[column]));
    const most = bound.most[kind] ?? bound.most.default ?? 0;
    const table = tableOf(payload, what);
    const room =
      left.get(key) ??
      most -
        Number(
          (
            await drizzleOf(payload)
              .drizzle.select({ rows: sql`count(*)` })
              .from(table)
              .where(isAbout(table, about, bound.of))
          )[0]?.rows,
        );
    left.set(key, room - 1);
    return room > 0;
  };
}

/** Deletes the counts of earlier days. @returns how many rows they had. */
export async function deleteCountsBefore(
  payload: Payload,
  what: Counted,
  day: string,
): Promise<number> {
  const { drizzle } = drizzleOf(payload);
  const table = tableOf(payload, what);
  const isEarlier = lt(table.day as never, day);
  const [found] = await drizzle.select({ rows: sql`count(*)` }).from(table).where(isEarlier);
  await drizzle.delete(table).where(isEarlier);
  return Number(found?.rows);
}

/** Adds to how often redirects were used. One that was deleted meanwhile stays deleted. */
export async function addRedirectHits(
  payload: Payload,
  rows: CountRow<{ from: string; day: string }>[],
): Promise<void> {
  const { drizzle, tables: known } = drizzleOf(payload);
  const table = known.redirects;
  if (!table) throw new Error('The table redirects is missing');
  for (const { about, count } of rows) {
    await drizzle
      .update(table)
      .set({ hits: sql`coalesce(${table.hits}, 0) + ${count}`, lastUsed: about.day })
      .where(eq(table.from as never, about.from));
  }
}

export function tableOf(payload: Payload, what: Counted): Record<string, unknown> {
  const { name } = tables[what];
  const table = drizzleOf(payload).tables[name];
  if (!table) throw new Error(`The table ${name} is missing`);
  return table;
}

const isAbout = (
  table: Record<string, unknown>,
  about: Record<string, string>,
  columns: readonly string[],
) => and(...columns.map((column) => eq(table[column] as never, about[column])));

type Row = Record<string, unknown>;

interface Selected extends Promise<Row[]> {
  where(condition: unknown): Selected;
  groupBy(...columns: unknown[]): Selected;
  orderBy(...columns: unknown[]): Selected;
  limit(most: number): Selected;
}

/** The part of Payload's Drizzle adapters used here; it is the same for SQLite and PostgreSQL. */
interface DrizzleDatabase {
  tables: Record<string, Record<string, unknown>>;
  drizzle: {
    select(columns: object): { from(table: unknown): Selected };
    insert(table: unknown): {
      values(row: unknown): { onConflictDoUpdate(conflict: unknown): Promise<unknown> };
    };
    update(table: unknown): {
      set(values: object): { where(condition: unknown): Promise<unknown> };
    };
    delete(table: unknown): { where(condition: unknown): Promise<unknown> };
  };
}

export const drizzleOf = (payload: Payload): DrizzleDatabase =>
  payload.db as unknown as DrizzleDatabase;
