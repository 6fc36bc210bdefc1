import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import pg from 'pg';
import { BackupError, type Manifest, newer } from './manifest.ts';
import { describeRows, type Snapshot } from './snapshot.ts';

/** Rows that are in memory at once; those of old builds are large. */
const rowsAtOnce = 50;
/** Of JSON in one statement. */
const charactersAtOnce = 1_000_000;

const sequencesFile = 'sequences.json';
const fileOf = (folder: string, table: string) => path.join(folder, 'database', `${table}.jsonl`);
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * A connection without the limits of the site's own: a large table takes its time.
 * @param namedBy the variable or option that the URL is from.
 */
export async function openPostgres(url: string, namedBy = 'DATABASE_URL'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A statement fails then as well; without a listener the process would end before that.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    // The URL contains a password.
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new BackupError(`The database that ${namedBy} names cannot be used: ${reason}`);
  }
  return client;
}

/**
 * Writes all rows, as they are at one moment, as lines of JSON: `pg_dump` need not be installed,
 * nor fit the server. The schema is not written; migrations make it.
 */
export async function copyPostgres(client: pg.Client, folder: string): Promise<Snapshot> {
  await mkdir(path.join(folder, 'database'));
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query("SET LOCAL TIME ZONE 'UTC'");
    const tables = await keptTablesOf(client);
    const query = async (statement: string) => (await client.query(statement)).rows;
    const snapshot = await describeRows(query, tables);
    for (const table of tables) {
      await pipeline(
        Readable.from(linesOf(client, table)),
        createWriteStream(fileOf(folder, table)),
      );
    }
    const { rows: sequences } = await client.query(
      `SELECT sequencename AS name, last_value AS value FROM pg_sequences
        WHERE schemaname = current_schema() AND last_value IS NOT NULL`,
    );
    await writeFile(path.join(folder, 'database', sequencesFile), JSON.stringify(sequences));
    return snapshot;
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Without those that the server itself does not keep: limits are counted in one of them. */
const keptTablesOf = (client: pg.Client) => tablesOf(client, "relpersistence = 'p'");

async function tablesOf(client: pg.Client, condition = 'true'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND ${condition}
      ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
}

async function* linesOf(client: pg.Client, table: string) {
  await client.query(
    `DECLARE lines CURSOR FOR SELECT to_jsonb(line)::text AS line FROM ${quoted(table)} line`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${rowsAtOnce} FROM lines`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('CLOSE lines');
}

export async function isEmptyPostgres(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace LIMIT 1`,
  );
  return rows.length === 0;
}

/** @throws BackupError unless the database is there and has nothing in it. */
export async function requireEmptyPostgres(client: pg.Client): Promise<void> {
  if (await isEmptyPostgres(client)) return;
  throw new BackupError(
    'The database that DATABASE_URL names is not empty. Please create an empty one. Nothing was changed.',
  );
}

/**
 * Makes the schema of the backup and fills it; if it fails, the database is empty again. Migrations
 * that are newer than the backup are left to the start of the site.
 */
export async function loadPostgres(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  try {
    await makeSchema(client, manifest.migrations);
    await inTransaction(client, () => loadRows(client, folder, manifest));
  } catch (error) {
    await inTransaction(client, () => dropSchema(client));
    throw error;
  }
}

export async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function loadRows(client: pg.Client, folder: string, { rows }: Manifest): Promise<void> {
  const references = await dropReferences(client);
  const known = new Set(await tablesOf(client));
  for (const [table, count] of Object.entries(rows)) {
    if (!known.has(table)) {
      console.warn(`  ${table} is no table of the site and is left out`);
      continue;
    }
    const loaded = await loadTable(client, folder, table);
    if (loaded !== count) {
      throw new BackupError(
        `${table} has ${loaded} rows instead of ${count}. Nothing was changed.`,
      );
    }
  }
  const sequences: { name: string; value: string }[] = JSON.parse(
    await readFile(path.join(folder, 'database', sequencesFile), 'utf8'),
  );
  for (const { name, value } of sequences) {
    // Of a table that is left out there is none.
    await client.query('SELECT setval(to_regclass($1), $2)', [quoted(name), value]);
  }
  for (const statement of references) await client.query(statement);
}

/** All of it is ours: the database was empty. */
export async function dropSchema(client: pg.Client): Promise<void> {
  for (const table of await tablesOf(client)) {
    await client.query(`DROP TABLE ${quoted(table)} CASCADE`);
  }
  const { rows } = await client.query<{ name: string }>(
    `SELECT typname AS name FROM pg_type
      WHERE typnamespace = current_schema()::regnamespace AND typtype = 'e'`,
  );
  for (const { name } of rows) await client.query(`DROP TYPE ${quoted(name)}`);
  // Of triggers (cms/migrations/guards.ts), which are gone with their tables.
  const functions = await client.query<{ name: string }>(
    `SELECT proname AS name FROM pg_proc
      WHERE pronamespace = current_schema()::regnamespace AND prorettype = 'trigger'::regtype`,
  );
  for (const { name } of functions.rows) await client.query(`DROP FUNCTION ${quoted(name)}`);
}

/** @param names of migrations, in their order. */
export async function makeSchema(client: pg.Client, names: string[]): Promise<void> {
  const { migrations } = await import('../../cms/migrations/postgres/index.ts');
  const dialect = new PgDialect();
  const execute = (statement: string | Parameters<typeof dialect.sqlToQuery>[0]) => {
    if (typeof statement === 'string') return client.query(statement);
    const { sql, params } = dialect.sqlToQuery(statement);
    // Without values, several statements may come together.
    return params.length > 0 ? client.query(sql, params) : client.query(sql);
  };
  for (const name of names) {
    const migration = migrations.find((one) => one.name === name);
    if (!migration) throw newer();
    // One each: values that are added to a type can only be used afterwards. They use nothing else
    // of what Payload would give them.
    await inTransaction(client, () => migration.up({ db: { execute } } as never));
  }
}

/**
 * Tables refer to one another in circles, so there is no order to fill them in.
 * @returns the statements that bring the references back, and check them.
 */
export async function dropReferences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name,
        pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  }
  return rows.map(
    ({ table, name, definition }) =>
      `ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`,
  );
}

async function loadTable(client: pg.Client, folder: string, table: string): Promise<number> {
  const name = quoted(table);
  let count = 0;
  let waiting: string[] = [];
  let characters = 0;
  const load = async () => {
    if (waiting.length === 0) return;
    const { rowCount } = await client.query(
      `INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, $1)`,
      [`[${waiting.join(',')}]`],
    );
    count += rowCount ?? 0;
    waiting = [];
    characters = 0;
  };
  for await (const line of linesIn(fileOf(folder, table))) {
    waiting.push(line);
    characters += line.length;
    if (characters > charactersAtOnce) await load();
  }
  await load();
  return count;
}

/** Node's own reader of lines also ends one at U+2028, which a visitor may have typed. */
async function* linesIn(file: string) {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
