import type { Payload, PayloadRequest } from 'payload';

/** A table with its columns; drizzle's conditions take them. */
type Table = Record<string, never>;

interface Statement {
  where(condition: unknown): PromiseLike<unknown> & { returning(): Promise<unknown[]> };
}

/** The part of Payload's Drizzle adapters used here; it is the same for SQLite and PostgreSQL. */
interface Connection {
  update(table: Table): { set(values: object): Statement };
  insert(table: Table): { values(values: object): PromiseLike<unknown> };
  delete(table: Table): Statement;
}

interface Database {
  tables: Record<string, Table | undefined>;
  drizzle: Connection;
  sessions: Record<string, { db: Connection } | undefined>;
}

/**
 * For single columns and rows: Payload's own update writes the whole account as it was read, and
 * would undo what has changed since.
 */
export function tableOf({ db }: Payload, name: 'users_sessions' | 'second_factors' | 'payload_kv') {
  const { tables, drizzle } = db as unknown as Database;
  const table = tables[name];
  if (!table) throw new Error(`There is no table ${name}`);
  return { table, drizzle };
}

/** The transaction of a request, or the database if it has none. */
export async function connectionOf(req: PayloadRequest): Promise<Connection> {
  const { sessions, drizzle } = req.payload.db as unknown as Database;
  return sessions?.[String(await req.transactionID)]?.db ?? drizzle;
}
