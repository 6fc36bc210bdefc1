import { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

export interface Visit {
  /** yyyy-mm-dd, UTC. */
  day: string;
  path: string;
  language: string;
  measurementId: string;
}

export type CountedVisit = Visit & { visits: number };

/** Adds to the counts of a day in one statement per row, so that several nodes can count at once. */
export async function addVisits(payload: Payload, counted: CountedVisit[]): Promise<void> {
  const { drizzle, tables } = payload.db as unknown as DrizzleDatabase;
  const table = tables.visit_counts;
  if (!table) throw new Error('The table visit_counts is missing');
  for (const { visits, ...visit } of counted) {
    await drizzle
      .insert(table)
      .values({ ...visit, visits })
      .onConflictDoUpdate({
        target: [table.day, table.path, table.language, table.measurementId],
        set: { visits: sql`${table.visits} + ${visits}` },
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
