import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { TestSite } from './site.ts';

type Row = Record<string, unknown>;

/**
 * Asks the database of a site directly, past everything that the site does. Tables and columns
 * have the same names in SQLite and PostgreSQL.
 */
export async function queryDatabase(site: TestSite, statement: string): Promise<Row[]> {
  const url = site.environment.DATABASE_URL;
  if (!url) {
    const database = openSqlite(site);
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A connection of its own to the file of a site; to be closed. */
export function openSqlite(site: TestSite): DatabaseSync {
  return new DatabaseSync(path.join(site.dataDirectory, 'website.db'), { timeout: 5000 });
}

/** The mark that says whether cached pages are up to date (cms/hooks/content-revision.ts). */
export async function contentRevision(site: TestSite): Promise<unknown> {
  const statement = "SELECT revision FROM content_revisions WHERE key = 'published-content'";
  return (await queryDatabase(site, statement))[0]?.revision;
}
