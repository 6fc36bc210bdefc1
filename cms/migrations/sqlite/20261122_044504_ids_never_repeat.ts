// Written by hand: the generator's version drops tables while foreign keys are enforced, which
// deletes the rows that refer to them.
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
  /** The name of the table, or of the table that it indexes. */
  tbl_name: string;
  sql: string;
}

/**
 * Ids of deleted rows must not be reused: SQLite has to be told when a table is created, so all
 * tables are recreated (https://www.sqlite.org/lang_altertable.html#otheralter), either all of them
 * or none.
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

/** Rolling back is unnecessary: ids that are never reused do not harm the previous code. */
export async function down(_: MigrateDownArgs): Promise<void> {}
