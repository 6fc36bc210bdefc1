import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { TestSite } from './site.ts';

type Row = Record<string, unknown>;

/**
 * Queries a site's database directly, bypassing the site. Tables and columns have the same names in
 * SQLite and PostgreSQL.
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

/** A separate connection to a site's database file; to be closed by the caller. */
export function openSqlite(site: TestSite): DatabaseSync {
  return new DatabaseSync(path.join(site.dataDirectory, 'website.db'), { timeout: 5000 });
}

/** The revision that says whether cached pages are up to date (cms/hooks/content-revision.ts). */
export async function contentRevision(site: TestSite): Promise<unknown> {
  const statement = "SELECT revision FROM content_revisions WHERE key = 'published-content'";
  return (await queryDatabase(site, statement))[0]?.revision;
}
