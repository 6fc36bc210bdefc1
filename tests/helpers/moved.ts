import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { queryDatabase } from './database.ts';
import type { TestSite } from './site.ts';

type Content = Record<string, string[]>;

/** Each database has its own migrations, and PostgreSQL alone counts limits. */
const isCompared = (table: string) => !['payload_migrations', 'shared_limits'].includes(table);

/** @returns the PostgreSQL type of each column, which SQLite does not know. */
export async function typesOf(site: TestSite): Promise<Map<string, string>> {
  const rows = await queryDatabase(
    site,
    `SELECT table_name || '.' || column_name AS name, data_type AS type
      FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  return new Map(rows.map(({ name, type }) => [String(name), String(type)]));
}

/**
 * @param types of the columns on PostgreSQL.
 * @returns all rows of a site, by table, in a form that both databases share.
 */
export async function rowsOf(site: TestSite, types: Map<string, string>): Promise<Content> {
  const isSqlite = !site.environment.DATABASE_URL;
  const tables = await queryDatabase(
    site,
    isSqlite
      ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const content: Content = {};
  for (const name of tables.map((table) => String(table.name)).filter(isCompared)) {
    const rows = await queryDatabase(site, `SELECT * FROM "${name}"`);
    content[name] = rows
      .map((row) =>
        JSON.stringify(
          Object.keys(row)
            .sort()
            .map((column) => [
              column,
              plain(row[column], types.get(`${name}.${column}`), isSqlite),
            ]),
        ),
      )
      .sort();
  }
  return content;
}

function plain(value: unknown, type: string | undefined, isSqlite: boolean): unknown {
  if (value === null || type === undefined) return value;
  if (type === 'jsonb') return sorted(isSqlite ? JSON.parse(String(value)) : value);
  if (type === 'boolean') return Boolean(value);
  if (type === 'numeric' || type === 'integer') return Number(value);
  if (type.startsWith('timestamp')) return new Date(value as string | Date).toISOString();
  return value;
}

/** PostgreSQL keeps the keys of JSON in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, inner]) => [key, sorted(inner)]);
}

/** @returns the last id that each table has given, of those that have given any. */
export async function lastIdsOf(site: TestSite): Promise<Record<string, number>> {
  const rows = await queryDatabase(
    site,
    site.environment.DATABASE_URL
      ? `SELECT replace(sequencename, '_id_seq', '') AS name, last_value AS last FROM pg_sequences
          WHERE last_value IS NOT NULL`
      : 'SELECT name, seq AS last FROM sqlite_sequence WHERE seq > 0',
  );
  return Object.fromEntries(
    rows
      .map(({ name, last }): [string, number] => [String(name), Number(last)])
      .filter(([name]) => isCompared(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

export const uploads = ['media', 'documents', 'videos', 'application-files', 'inquiry-files'];

/** @returns the hash of each upload, and of the secret. */
export async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of names) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name));
    const isCopied = name === 'secret' || uploads.includes(name.split(path.sep)[0] ?? '');
    if (!entry.isFile() || !isCopied) continue;
    files[name] = hashOf(await readFile(path.join(folder, name)));
  }
  return Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @returns a hash of the database file of a site that is stopped. */
export const databaseHashOf = async (site: TestSite): Promise<string> =>
  hashOf(await readFile(path.join(site.dataDirectory, 'website.db')));

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
