import { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

/** Count tables: what a row is about, and the column that is incremented. */
const tables = {
  visits: { name: 'visit_counts', about: ['day', 'path', 'language', 'measurementId'] },
  downloads: { name: 'download_counts', about: ['day', 'file', 'language'] },
} as const;

export type Counted = keyof typeof tables;

/** What is counted; `day` is yyyy-mm-dd, UTC. */
export type About<What extends Counted> = Record<(typeof tables)[What]['about'][number], string>;

/**
 * Adds to a day's counts with one statement per row, so that several nodes can count concurrently.
 */
export async function addCounts<What extends Counted>(
  payload: Payload,
  what: What,
  rows: { about: About<What>; count: number }[],
): Promise<void> {
  const { drizzle, tables: known } = payload.db as unknown as DrizzleDatabase;
  const { name, about: columns } = tables[what];
  const table = known[name];
  if (!table) throw new Error(`The table ${name} is missing`);
  for (const { about, count } of rows) {
    await drizzle
      .insert(table)
      .values({ ...about, [what]: count })
      .onConflictDoUpdate({
        target: columns.map((column) => table[column]),
        set: { [what]: sql`${table[what]} + ${count}` },
      });
  }
}

/** The part of Payload's Drizzle adapters used here; it is the same for SQLite and PostgreSQL. */
interface DrizzleDatabase {
  tables: Record<string, Record<string, unknown>>;
  drizzle: {
    insert(table: unknown): {
      values(row: unknown): { onConflictDoUpdate(conflict: unknown): Promise<unknown> };
    };
  };
}
