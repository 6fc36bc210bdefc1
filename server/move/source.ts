import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { dataDirectories } from '../../cms/directories.ts';
import type { Environment } from '../../environment.ts';
import { openPostgres } from '../backup/postgres.ts';
import { OperatorError } from '../backup/program.ts';
import { folders, type StoredFile, tableOf } from '../backup/stored-files.ts';
import { PostgresReader } from './postgres-reader.ts';
import { SqliteReader } from './sqlite-reader.ts';
import type { DatabaseReader } from './target.ts';

/** The database of the site that is moved. */
export async function openSource({ DATABASE_URL, DATA_DIR }: Environment): Promise<DatabaseReader> {
  if (DATABASE_URL) return new PostgresReader(await openPostgres(DATABASE_URL));
  const { database } = dataDirectories(DATA_DIR);
  if (existsSync(database)) return new SqliteReader(database);
  throw new OperatorError(
    `There is no database at ${database}. Please set DATA_DIR or DATABASE_URL to those of the site.`,
  );
}

/** @returns what tells a site from all others: where it is, and when its tables were made. */
export async function identityOf(
  source: DatabaseReader,
  { DATABASE_URL, DATA_DIR }: Environment,
): Promise<string> {
  const { host, pathname } = new URL(DATABASE_URL ?? 'file:');
  const place = DATABASE_URL ? `${host}${pathname}` : realpathSync(DATA_DIR);
  const made = await source.query('SELECT name, created_at FROM payload_migrations ORDER BY id');
  return createHash('sha256')
    .update(JSON.stringify([source.kind, place, made]))
    .digest('hex');
}

/** @throws OperatorError unless the database is of this build. */
export async function requireThisBuild(source: DatabaseReader): Promise<void> {
  const { migrations } =
    source.kind === 'postgres'
      ? await import('../../cms/migrations/postgres/index.ts')
      : await import('../../cms/migrations/sqlite/index.ts');
  const made = (await source.columns()).has('payload_migrations')
    ? await source.query('SELECT name FROM payload_migrations')
    : [];
  const names = new Set(made.map(({ name }) => String(name)));
  if (names.size === migrations.length && migrations.every(({ name }) => names.has(name))) return;
  throw new OperatorError(
    'The database is of another version of the site than this build, or of none. Please start the site once with this build, stop it, and try again. Nothing was changed.',
  );
}

/** @returns the uploads that rows name. */
export async function filesOf(source: DatabaseReader): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const folder of folders) {
    const named = await source.query(
      `SELECT filename FROM ${tableOf(folder)} WHERE filename IS NOT NULL ORDER BY id`,
    );
    files.push(...named.map(({ filename }) => ({ folder, name: String(filename) })));
  }
  return files;
}
