import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Scene } from './attack.ts';

type Row = Record<string, unknown>;

/** Queries the database directly, bypassing the site. */
export async function query(scene: Scene, statement: string): Promise<Row[]> {
  if (scene.databaseUrl) return queryPostgres(scene.databaseUrl, statement);
  const database = openSqlite(scene);
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

/** A separate connection to the database file of the first node, to be closed by the caller. */
export const openSqlite = ({ dataDirectory }: Scene) =>
  new DatabaseSync(path.join(dataDirectory, 'website.db'), { timeout: 5000 });

export async function queryPostgres(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
