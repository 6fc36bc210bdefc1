import { DatabaseSync } from 'node:sqlite';
import { SQLiteSyncDialect } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import { migrations } from '../../cms/migrations/sqlite/index.ts';

const dialect = new SQLiteSyncDialect();

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

const namesOf = (database: DatabaseSync, statement: string) =>
  database
    .prepare(statement)
    .all()
    .map(({ name }) => String(name));

export const tablesOf = (database: DatabaseSync) =>
  namesOf(
    database,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );

/**
 * Creates a database as it was before a migration, with the rows of a current database.
 * @param filled the file, or its address, whose rows are copied, as far as the columns exist.
 */
export async function makeEarlierDatabase(file: string, before: string, filled: string) {
  const database = new DatabaseSync(file);
  const run = async (statement: Parameters<typeof dialect.sqlToQuery>[0]) =>
    database.exec(dialect.sqlToQuery(statement).sql);
  const count = migrations.findIndex(({ name }) => name.endsWith(before));
  const earlier = migrations.slice(0, count);
  for (const { up } of earlier) await up({ db: { run } } as never);
  database.exec(`PRAGMA foreign_keys = OFF; ATTACH '${filled}' AS filled`);
  for (const table of tablesOf(database)) {
    const columns = namesOf(
      database,
      `SELECT name FROM pragma_table_info('${table}')
        INTERSECT SELECT name FROM pragma_table_info('${table}', 'filled')`,
    );
    const list = quoted(columns);
    // What has since moved to another table was required here.
    const moved = namesOf(
      database,
      `SELECT name FROM pragma_table_info('${table}') WHERE "notnull" AND dflt_value IS NULL AND NOT pk
        EXCEPT SELECT name FROM pragma_table_info('${table}', 'filled')`,
    );
    const target = quoted([...columns, ...moved]);
    const source = [list, ...moved.map(() => "''")].join(', ');
    database.exec(`INSERT INTO "${table}" (${target}) SELECT ${source} FROM filled."${table}"`);
  }
  const kept = earlier.map(({ name }) => `'${name}'`).join(', ');
  database.exec(`DELETE FROM payload_migrations WHERE name NOT IN (${kept}); DETACH filled`);
  database.close();
}
