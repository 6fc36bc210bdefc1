// Written by hand: the tables stay as they are; only their contents are renamed.
import {
  type MigrateDownArgs,
  type MigrateUpArgs,
  type SQLiteAdapter,
  sql,
} from '@payloadcms/db-sqlite';
import {
  type Direction,
  holdsName,
  mayNameParameters,
  renamedVersion,
  replacedIn,
} from '../maximum-power.ts';

async function rename({ db, payload }: MigrateUpArgs, direction: Direction): Promise<void> {
  const columns = await db.all<{ table: string; column: string }>(
    sql.raw(`SELECT tables.name AS "table", columns.name AS "column"
      FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
      WHERE tables.type = 'table' AND lower(columns.type) = 'text'`),
  );
  const { client } = payload.db as unknown as SQLiteAdapter;
  await client.batch(
    columns
      .filter(({ table }) => mayNameParameters(table))
      .map(({ table, column }) => {
        const name = `"${column}"`;
        return `UPDATE "${table}" SET ${name} = ${replacedIn(name, direction)}
          WHERE ${holdsName(name, direction)}`;
      }),
    'write',
  );
  const versions = await db.all<{ id: number; shown: string }>(
    sql.raw('SELECT id, shown FROM document_versions'),
  );
  await client.batch(
    versions.map(({ id, shown }) => {
      const renamed = renamedVersion(JSON.parse(shown), direction);
      return {
        sql: 'UPDATE document_versions SET shown = ?, fingerprint = ? WHERE id = ?',
        args: [renamed.shown, renamed.fingerprint, id],
      };
    }),
    'write',
  );
}

export const up = (given: MigrateUpArgs): Promise<void> => rename(given, 'up');
export const down = (given: MigrateDownArgs): Promise<void> => rename(given, 'down');
