import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
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
      pool: { connectionString: environment.DATABASE_URL, max: 10, connectionTimeoutMillis: 4000 },
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
