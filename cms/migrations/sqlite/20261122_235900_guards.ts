// Written by hand: neither partial indexes nor triggers are part of Payload's schema.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { auditTriggersOfSqlite, uniqueIndexes, withoutUniqueIndexes } from '../guards.ts';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of [...uniqueIndexes, ...auditTriggersOfSqlite]) {
    await db.run(sql.raw(statement));
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const triggers = ['audit_log_no_update', 'audit_log_no_delete'];
  const withoutTriggers = triggers.map((name) => `DROP TRIGGER IF EXISTS ${name}`);
  for (const statement of [...withoutUniqueIndexes, ...withoutTriggers]) {
    await db.run(sql.raw(statement));
  }
}
