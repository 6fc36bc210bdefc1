import type pg from 'pg';
import { quoted } from '../backup/postgres.ts';
import { OperatorError } from '../backup/program.ts';
import type { DatabaseReader } from './target.ts';
import { type Column, fromPostgres, kindOf, type Row, type Table, textOf } from './values.ts';

const rowsAtOnce = 100;

/** A PostgreSQL database that is only read. */
export class PostgresReader implements DatabaseReader {
  readonly kind = 'postgres';
  readonly #client: pg.Client;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async atOneMoment<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      return await work();
    } finally {
      await this.#client.query('ROLLBACK');
    }
  }

  async query(statement: string): Promise<Record<string, unknown>[]> {
    return (await this.#client.query(statement)).rows;
  }

  /** @returns all tables that the server itself keeps, by their names. */
  async tables(): Promise<Table[]> {
    const { rows } = await this.#client.query<Column & { table: string; typeName: string }>(
      `SELECT relname AS table, attname AS name, typname AS "typeName",
          format_type(atttypid, atttypmod) AS type
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
          JOIN pg_type ON pg_type.oid = atttypid
        WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = current_schema()::regnamespace
          AND attnum > 0 AND NOT attisdropped
        ORDER BY relname, attnum`,
    );
    const tables = new Map<string, Table>();
    for (const { table, name, type, typeName } of rows) {
      const found = tables.get(table) ?? { name: table, columns: [] };
      found.columns.push({ name, type, kind: kindOf(typeName) });
      tables.set(table, found);
    }
    return [...tables.values()];
  }

  async columns(): Promise<Map<string, string[]>> {
    const tables = await this.tables();
    return new Map(tables.map(({ name, columns }) => [name, columns.map((one) => one.name)]));
  }

  async count({ name }: Table): Promise<number> {
    return Number((await this.query(`SELECT count(*) AS count FROM ${quoted(name)}`))[0]?.count);
  }

  async *rows({ name, columns }: Table): AsyncGenerator<Row> {
    const list = columns.map(
      (column, index) => `${textOf(quoted(column.name), column.kind)} AS "${index}"`,
    );
    const ids = columns.findIndex((column) => column.name === 'id');
    const order = columns[ids]?.kind === 'integer' ? 'id' : 'id COLLATE "C"';
    await this.#client.query(
      `DECLARE walk CURSOR FOR SELECT ${list.join(', ')} FROM ${quoted(name)} ORDER BY ${order}`,
    );
    for (;;) {
      const { rows } = await this.#client.query<Record<string, string | null>>(
        `FETCH ${rowsAtOnce} FROM walk`,
      );
      if (rows.length === 0) break;
      for (const row of rows) {
        const values = columns.map(({ kind }, index) => fromPostgres(kind, row[index] ?? null));
        const id = values[ids];
        if (typeof id !== 'number' && typeof id !== 'string') {
          throw new OperatorError(`A row of ${name} has no id.`);
        }
        yield { id, values };
      }
    }
    await this.#client.query('CLOSE walk');
  }

  async lastIds(): Promise<Map<string, number>> {
    const rows = await this.query(
      `SELECT tables.relname AS table, pg_sequence_last_value(sequences.oid) AS value
        FROM pg_class sequences
          JOIN pg_depend ON objid = sequences.oid AND classid = 'pg_class'::regclass
            AND refclassid = 'pg_class'::regclass AND deptype IN ('a', 'i')
          JOIN pg_class tables ON tables.oid = refobjid
        WHERE sequences.relkind = 'S'
          AND sequences.relnamespace = current_schema()::regnamespace`,
    );
    const lastIds = new Map<string, number>();
    for (const { table, value } of rows) {
      const [last] = await this.query(`SELECT max(id) AS id FROM ${quoted(String(table))}`);
      // A row that was given its id, as by a restored backup, counts like any other.
      lastIds.set(String(table), Math.max(Number(value ?? 0), Number(last?.id ?? 0)));
    }
    return lastIds;
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
