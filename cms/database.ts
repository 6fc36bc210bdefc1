import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import type { Environment } from '../environment.ts';
import { dataDirectories } from './directories.ts';

/**
 * SQLite in a file unless `DATABASE_URL` names a PostgreSQL server. Both have their migrations
 * in cms/migrations; a schema is never pushed at run time.
 *
 * Blocks are kept as JSON, so a new block or field of a block needs no migration and a page is
 * one row (docs/decisions/0005-blocks-as-json.md).
 */
export function database(environment: Environment) {
  const shared = { blocksAsJSON: true, push: false };
  const migrationDir = (dialect: string) => path.resolve('cms/migrations', dialect);
  if (environment.DATABASE_URL) {
    return postgresAdapter({
      ...shared,
      migrationDir: migrationDir('postgres'),
      pool: {
        connectionString: environment.DATABASE_URL,
        max: 10,
        connectionTimeoutMillis: 4000,
        // A table that somebody has locked must not hold up the visitors who wait for it.
        lock_timeout: 3000,
        statement_timeout: 4000,
      },
    });
  }
  return sqliteAdapter({
    ...shared,
    migrationDir: migrationDir('sqlite'),
    // Without transactions on purpose: libsql opens a further connection for each, on which this
    // time-out is not set, and its calls block the thread that would have to commit the other.
    busyTimeout: 5000,
    // FULL: what was answered with success survives a power cut, not only a crash.
    wal: { synchronous: 'FULL' },
    client: { url: `file:${dataDirectories(environment.DATA_DIR).database}` },
  });
}

interface PostgresPool {
  pool?: { on(event: 'error', listener: (error: Error) => void): void };
}

interface SqliteClient {
  client?: { close(): void } | undefined;
  connect?: (options: { hotReload: boolean }) => Promise<void>;
}

/** A connection that PostgreSQL ends while it is idle is replaced; it must not end the process. */
export function surviveLostConnections(payload: Payload): void {
  (payload.db as unknown as PostgresPool).pool?.on('error', (error) => {
    payload.logger.warn(`A connection to the database was lost: ${error.message}`);
  });
}

/**
 * After a write that found the file locked, libsql leaves its statement open, and what is written
 * on that connection afterwards is never committed (libsql-client-ts#352). So the connection is
 * given up for a new one.
 */
export async function recoverFromLock(payload: Payload, error: unknown): Promise<void> {
  const database = payload.db as unknown as SqliteClient;
  if (payload.db.name !== 'sqlite' || !isBusy(error) || !database.client) return;
  database.client.close();
  database.client = undefined;
  await database.connect?.({ hotReload: true });
}

function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code?.startsWith('SQLITE_BUSY') || cause.message.includes('database is locked'))
      return true;
  }
  return false;
}
