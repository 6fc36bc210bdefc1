// Written by hand: the table is no collection, and there is none on SQLite, which has one process.
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

/** Without a log, a decision takes an eighth of the time; a crash of the server forgets them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    'CREATE UNLOGGED TABLE shared_limits (key text PRIMARY KEY, full_at timestamptz NOT NULL)',
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP TABLE shared_limits');
}
