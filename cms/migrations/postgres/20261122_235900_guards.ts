// Written by hand: neither partial indexes nor triggers are part of Payload's schema.
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { auditTriggersOfPostgres, uniqueIndexes, withoutUniqueIndexes } from '../guards.ts';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of [...uniqueIndexes, ...auditTriggersOfPostgres]) {
    await db.execute(statement);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Its triggers go with it.
  const withoutTriggers = 'DROP FUNCTION IF EXISTS keep_audit_log CASCADE';
  for (const statement of [...withoutUniqueIndexes, withoutTriggers]) {
    await db.execute(statement);
  }
}
