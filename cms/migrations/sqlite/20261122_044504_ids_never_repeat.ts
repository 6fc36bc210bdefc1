// Written by hand: what the generator writes drops tables while foreign keys are enforced, which
// deletes what refers to them.
import {
  type MigrateDownArgs,
  type MigrateUpArgs,
  type SQLiteAdapter,
  sql,
} from '@payloadcms/db-sqlite';

const plainKey = '`id` integer PRIMARY KEY NOT NULL';
const growingKey = '`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL';

interface Described {
  name: string;
  /** The table that it is, or that it is an index of. */
  tbl_name: string;
  sql: string;
}

/**
 * Numbers of what was deleted are not given away again: SQLite has to be told so when a table is
 * made, so all tables are made anew (https://www.sqlite.org/lang_altertable.html#otheralter), all
 * of them or none.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const described = await db.all<Described>(
    sql.raw(`SELECT name, tbl_name, sql FROM sqlite_schema WHERE type IN ('table', 'index')
      AND sql IS NOT NULL`),
  );
  const statements = described
    .filter((table) => table.name === table.tbl_name && table.sql.includes(plainKey))
    .flatMap(({ name, sql: created }) => [
      created
        .replace(/^CREATE TABLE\s+(["`]?)\w+\1/, `CREATE TABLE "__new_${name}"`)
        .replace(plainKey, growingKey),
      `INSERT INTO "__new_${name}" SELECT * FROM "${name}"`,
      `DROP TABLE "${name}"`,
      `ALTER TABLE "__new_${name}" RENAME TO "${name}"`,
      ...described
        .filter((index) => index.tbl_name === name && index.name !== name)
        .map((index) => index.sql),
    ]);
  // Foreign keys are not enforced meanwhile.
  await (payload.db as unknown as SQLiteAdapter).client.migrate(statements);
}

/** Numbers that grow are no harm to what was before. */
export async function down(_: MigrateDownArgs): Promise<void> {}
