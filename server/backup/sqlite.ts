import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { dataDirectories } from '../../cms/directories.ts';
import { BackupError } from './manifest.ts';
import { describeRows, type Snapshot } from './snapshot.ts';

const patienceInMilliseconds = 10_000;

/** Opens a database that the site may be using. @throws BackupError if there is none. */
export async function openSqlite(dataDirectory: string): Promise<Client> {
  const { database } = dataDirectories(dataDirectory);
  if (!existsSync(database)) {
    throw new BackupError(
      `There is no database at ${database}. Please set DATA_DIR or DATABASE_URL.`,
    );
  }
  const client = createClient({ url: `file:${database}` });
  await client.execute(`PRAGMA busy_timeout = ${patienceInMilliseconds}`);
  return client;
}

/**
 * Copies the database as it is at one moment, without holding up whoever writes to it meanwhile.
 * SQLite's own backup would begin again whenever the site writes, and never end on a busy one.
 */
export async function copySqlite(source: Client, folder: string): Promise<Snapshot> {
  const { database: file } = dataDirectories(folder);
  await source.execute({ sql: 'VACUUM INTO ?', args: [file] });
  return describeSqlite(file);
}

/** @throws BackupError if SQLite itself finds anything wrong. */
export async function describeSqlite(file: string): Promise<Snapshot> {
  const client = createClient({ url: `file:${file}` });
  try {
    const query = async (statement: string) => (await client.execute(statement)).rows;
    const [check] = await query('PRAGMA integrity_check');
    if (check?.integrity_check !== 'ok') {
      throw new BackupError(`SQLite finds ${path.basename(file)} damaged.`);
    }
    const tables = await query(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    return await describeRows(
      query,
      tables.map(({ name }) => String(name)),
    );
  } finally {
    client.close();
  }
}
