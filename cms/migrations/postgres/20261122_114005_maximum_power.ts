// Written by hand: the generator would drop the renamed columns along with their values.
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import {
  type Direction,
  holdsName,
  mayNameParameters,
  renamedParameters,
  renamedVersion,
  replacedIn,
} from '../maximum-power.ts';

async function rename({ db }: MigrateUpArgs, direction: Direction): Promise<void> {
  for (const { from, to } of renamedParameters(direction)) {
    const type = '"public"."enum_models_parameters_parameter"';
    await db.execute(`ALTER TYPE ${type} RENAME VALUE '${from}' TO '${to}'`);
  }
  const columns = await db.execute<{ table_name: string; column_name: string; data_type: string }>(
    `SELECT table_name, column_name, data_type FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('character varying', 'text', 'jsonb')`,
  );
  for (const { table_name: table, column_name: column, data_type: type } of columns.rows) {
    if (!mayNameParameters(table)) continue;
    const text = `"${column}"::text`;
    await db.execute(
      `UPDATE "${table}" SET "${column}" = (${replacedIn(text, direction)})::${type}
        WHERE ${holdsName(text, direction)}`,
    );
  }
  const versions = await db.execute<{ id: number; shown: Record<string, unknown> }>(
    'SELECT id, shown FROM document_versions',
  );
  for (const { id, shown } of versions.rows) {
    const renamed = renamedVersion(shown, direction);
    await db.execute(
      `UPDATE document_versions SET shown = '${renamed.shown.replaceAll("'", "''")}',
        fingerprint = '${renamed.fingerprint}' WHERE id = ${id}`,
    );
  }
}

export const up = (given: MigrateUpArgs): Promise<void> => rename(given, 'up');
export const down = (given: MigrateDownArgs): Promise<void> => rename(given, 'down');
