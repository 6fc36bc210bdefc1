import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../backup/program.ts';
import type { DatabaseReader } from './target.ts';
import { fromSqlite, type Row, type Table } from './values.ts';

const patienceInMilliseconds = 10_000;

export const named = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** An SQLite database that is only read: the connection itself can do nothing else. */
export class SqliteReader implements DatabaseReader {
  readonly kind = 'sqlite';
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true, timeout: patienceInMilliseconds });
  }

  async atOneMoment<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#database.exec('BEGIN');
    try {
      // The moment is that of the first reading.
      await this.query('SELECT count(*) FROM sqlite_schema');
      return await work();
    } finally {
      this.#database.exec('ROLLBACK');
    }
  }

  async query(statement: string): Promise<Record<string, unknown>[]> {
    return this.#database.prepare(statement).all();
  }

  async columns(): Promise<Map<string, string[]>> {
    const rows = await this.query(
      `SELECT tables.name AS "table", columns.name AS "column"
        FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
    );
    const found = Map.groupBy(rows, ({ table }) => String(table));
    return new Map(
      [...found].map(([table, columns]) => [table, columns.map(({ column }) => String(column))]),
    );
  }

  async count({ name }: Table): Promise<number> {
    return Number((await this.query(`SELECT count(*) AS count FROM ${named(name)}`))[0]?.count);
  }

  async *rows({ name, columns }: Table): AsyncGenerator<Row> {
    const list = columns.map((column) => named(column.name)).join(', ');
    const statement = this.#database.prepare(`SELECT ${list} FROM ${named(name)} ORDER BY id`);
    const ids = columns.findIndex((column) => column.name === 'id');
    for (const row of statement.iterate()) {
      const values = columns.map((column) => {
        try {
          return fromSqlite(column.kind, row[column.name]);
        } catch (error) {
          const reason = error instanceof Error ? error.message : 'cannot be read';
          throw new OperatorError(`${name} ${row.id}: ${column.name} ${reason}.`);
        }
      });
      const id = values[ids];
      if (typeof id !== 'number' && typeof id !== 'string') {
        throw new OperatorError(`A row of ${name} has no id.`);
      }
      yield { id, values };
    }
  }

  async lastIds(): Promise<Map<string, number>> {
    const rows = await this.query('SELECT name, seq FROM sqlite_sequence');
    return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]));
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}
