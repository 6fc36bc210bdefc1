// Written by hand: the tables match Payload's description, so it has nothing to generate.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/**
 * For SQLite, the generator omits ON DELETE when it adds a column to a table. So nothing that was
 * referred to could be deleted: an inquiry that another one repeats, a user to whom inquiries are
 * assigned. PostgreSQL needs no correction.
 */
const references = [
  ['inquiries', 'assignee', 'users', 'set null'],
  ['inquiries', 'duplicate_of', 'inquiries', 'set null'],
  ['payload_locked_documents_rels', 'series', 'series', 'cascade'],
  ['payload_locked_documents_rels', 'models', 'models', 'cascade'],
  ['payload_locked_documents_rels', 'facts', 'facts', 'cascade'],
] as const;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, name, target, action] of references) {
    const column = `${name}_id`;
    const index =
      table === 'inquiries' ? `inquiries_${name}_idx` : `payload_locked_documents_rels_${column}_idx`;
    for (const statement of [
      `ALTER TABLE ${table} ADD ${column}_new integer REFERENCES ${target}(id) ON DELETE ${action}`,
      `UPDATE ${table} SET ${column}_new = ${column}`,
      `DROP INDEX ${index}`,
      `ALTER TABLE ${table} DROP COLUMN ${column}`,
      `ALTER TABLE ${table} RENAME COLUMN ${column}_new TO ${column}`,
      `CREATE INDEX ${index} ON ${table} (${column})`,
    ]) {
      await db.run(sql.raw(statement));
    }
  }
}

/** Rolling back is unnecessary: the corrected tables work with the previous code, too. */
export async function down(_: MigrateDownArgs): Promise<void> {}
