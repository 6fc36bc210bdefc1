import type { StoredFile } from './stored-files.ts';
import { folders, tableOf } from './stored-files.ts';

/** What a database held at one moment. */
export interface Snapshot {
  migrations: string[];
  /** How many each table has. */
  rows: Record<string, number>;
  /** The uploads that rows name. */
  files: StoredFile[];
}

type Row = Record<string, unknown>;

/** @returns the rows of a statement that both databases understand. */
type Query = (statement: string) => Promise<Row[]>;

/** @param tables all of them. */
export async function describeRows(query: Query, tables: string[]): Promise<Snapshot> {
  const rows: Record<string, number> = {};
  for (const table of tables) {
    rows[table] = Number((await query(`SELECT count(*) AS count FROM "${table}"`))[0]?.count);
  }
  const files: StoredFile[] = [];
  for (const folder of folders) {
    const table = tableOf(folder);
    // A database that has not been migrated yet, or a backup of one.
    if (!tables.includes(table)) continue;
    const named = await query(`SELECT filename FROM "${table}" WHERE filename IS NOT NULL`);
    files.push(...named.map(({ filename }) => ({ folder, name: String(filename) })));
  }
  const migrations = await query('SELECT name FROM payload_migrations ORDER BY name');
  return { rows, files, migrations: migrations.map(({ name }) => String(name)) };
}
