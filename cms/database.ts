import path from 'node:path';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import type { Environment } from '../environment.ts';
import { dataDirectories } from './directories.ts';
import { indexTextsByParent } from './locale-indexes.ts';
import { type ConnectionPool, sharedPool } from './postgres-pool.ts';
import { reportFailedCommits } from './postgres-transactions.ts';
import { SqliteClient } from './sqlite-client.ts';
import { dateVersions } from './version-dates.ts';

const shared = { blocksAsJSON: true, push: false };
const migrationDir = (dialect: string) => path.resolve('cms/migrations', dialect);

/**
 * SQLite in a file unless `DATABASE_URL` names a PostgreSQL server. Both have their migrations
 * in cms/migrations; a schema is never pushed at run time.
 *
 * Blocks are kept as JSON, so a new block or field of a block needs no migration and a page is
 * one row (docs/decisions/0005-blocks-as-json.md).
 */
export function database(environment: Environment) {
  return environment.DATABASE_URL
    ? postgres(environment.DATABASE_URL)
    : sqlite(`file:${dataDirectories(environment.DATA_DIR).database}`);
}

function sqlite(url: string): DatabaseAdapterObj<SQLiteAdapter> {
  const adapter = sqliteAdapter({
    ...shared,
    migrationDir: migrationDir('sqlite'),
    // Otherwise the id of the last deleted row, and so its URL, would be reused.
    autoIncrement: true,
    client: { url },
  });
  return {
    ...adapter,
    init(options) {
      const made = adapter.init(options);
      const client = new SqliteClient(url);
      // An adapter that is given a client opens none itself.
      made.client = client;
      const { migrate } = made;
      made.migrate = async (settings) => {
        await migrate.call(made, settings);
        await client.analyze();
      };
      dateVersions(made);
      made.beforeSchemaInit.push(({ schema }) => {
        indexTextsByParent(made.rawTables);
        return schema;
      });
      return made;
    },
  };
}

function postgres(url: string): DatabaseAdapterObj<PostgresAdapter> {
  const adapter = postgresAdapter({
    ...shared,
    migrationDir: migrationDir('postgres'),
    pool: { connectionString: url },
  });
  return {
    ...adapter,
    init(options) {
      const made = adapter.init(options);
      const pool = sharedPool(url, (message) => options.payload.logger.warn(message));
      reportFailedCommits(made);
      dateVersions(made);
      made.beforeSchemaInit.push(({ schema }) => {
        indexTextsByParent(made.rawTables);
        return schema;
      });
      const { connect } = made;
      // An adapter that is given a pool neither opens one nor checks that it works.
      // The adapter comes with the types of an older release of pg.
      made.pool = pool as unknown as PostgresAdapter['pool'];
      made.connect = async (settings) => {
        await reach(pool, made);
        await connect?.call(made, settings);
      };
      return made;
    },
  };
}

/** @throws if the server cannot be reached, or refuses the connection. */
async function reach(pool: ConnectionPool, { createDatabase }: PostgresAdapter): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === '3D000';
    if (!isMissing || !(await createDatabase())) throw error;
    (await pool.connect()).release();
  }
}
