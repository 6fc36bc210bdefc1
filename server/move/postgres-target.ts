import type pg from 'pg';
import {
  dropReferences,
  dropSchema,
  inTransaction,
  isEmptyPostgres,
  makeSchema,
  openPostgres,
  quoted,
} from '../backup/postgres.ts';
import { OperatorError } from '../backup/program.ts';
import { inUse, isMoving, type MoveNote, newNote, parseNote } from './note.ts';
import { PostgresReader } from './postgres-reader.ts';
import type { DatabaseTarget } from './target.ts';
import { type Row, type Table, toPostgres } from './values.ts';

/** Holds the note. It is gone when everything is there. */
export const noteTable = 'unfinished_move';

/** Of the whole database, for whoever moves something there. */
const lock = 0x6d6f7665;

const place = 'The database that --to names';

export class PostgresTarget implements DatabaseTarget {
  readonly place = place;
  readonly isPlaced = false;
  readonly reader: PostgresReader;
  readonly #client: pg.Client;
  #references: string[] = [];

  /** @param reading a connection of its own: it keeps to what it has seen while the other writes. */
  private constructor(client: pg.Client, reading: pg.Client) {
    this.#client = client;
    this.reader = new PostgresReader(reading);
  }

  static async open(url: string): Promise<PostgresTarget> {
    const client = await openPostgres(url, '--to');
    await lockDatabase(client);
    return new PostgresTarget(client, await openPostgres(url, '--to'));
  }

  async noteOf(source: string): Promise<MoveNote | null> {
    const { rows } = await this.#client.query('SELECT to_regclass($1) AS found', [noteTable]);
    if (rows[0]?.found === null) return null;
    const found = await this.#client.query(`SELECT note::text AS note FROM ${noteTable}`);
    return parseNote(String(found.rows[0]?.note), source, place);
  }

  async requireEmpty(): Promise<void> {
    if (!(await isEmptyPostgres(this.#client))) throw inUse(place);
  }

  async claim(source: string, found: MoveNote | null): Promise<void> {
    if (found && found.stage !== 'schema') {
      this.#references = found.references;
      return;
    }
    await inTransaction(this.#client, async () => {
      // Half of the tables, which this program has made.
      if (found) await dropSchema(this.#client);
      await this.#client.query(`CREATE TABLE ${noteTable} (note jsonb NOT NULL)`);
      await this.#client.query(`INSERT INTO ${noteTable} VALUES ($1)`, [
        JSON.stringify(newNote(source)),
      ]);
    });
    const { migrations } = await import('../../cms/migrations/postgres/index.ts');
    await makeSchema(
      this.#client,
      migrations.map(({ name }) => name),
    );
    await inTransaction(this.#client, async () => {
      this.#references = await dropReferences(this.#client);
      await this.#change({ stage: 'content', references: this.#references });
    });
  }

  async insert({ name, columns }: Table, rows: Row[]): Promise<void> {
    const names = columns.map((column) => quoted(column.name));
    const values = columns.map(({ type }, index) => `"${index}"::${type}`);
    const arrays = columns.map((_, index) => `$${index + 1}::text[]`);
    const aliases = columns.map((_, index) => `"${index}"`);
    const texts = columns.map((column, index) =>
      rows.map(({ id, values: all }) => {
        try {
          return toPostgres(all[index] ?? null);
        } catch (error) {
          const reason = error instanceof Error ? error.message : 'cannot be stored';
          throw new OperatorError(`${name} ${id}: ${column.name} ${reason}.`);
        }
      }),
    );
    await this.#client
      .query(
        `INSERT INTO ${quoted(name)} (${names.join(', ')}) SELECT ${values.join(', ')}
          FROM unnest(${arrays.join(', ')}) AS rows(${aliases.join(', ')})`,
        texts,
      )
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown';
        throw new OperatorError(`${name} ${rows[0]?.id} to ${rows.at(-1)?.id}: ${reason}`);
      });
  }

  async remove({ name, columns }: Table, ids: Row['id'][]): Promise<void> {
    const type = columns.find((column) => column.name === 'id')?.type;
    await this.#client.query(`DELETE FROM ${quoted(name)} WHERE id = ANY($1::text[]::${type}[])`, [
      ids.map(String),
    ]);
  }

  async noteFilesAreDone(): Promise<void> {
    await this.#change({ filesAreDone: true });
  }

  async complete(lastIds: Map<string, number>): Promise<void> {
    for (const [table, id] of lastIds) {
      if (id === 0) continue;
      await this.#client.query("SELECT setval(pg_get_serial_sequence($1, 'id'), $2)", [
        quoted(table),
        id,
      ]);
    }
  }

  async finish(): Promise<void> {
    const { migrations } = await import('../../cms/migrations/postgres/index.ts');
    await inTransaction(this.#client, async () => {
      for (const statement of this.#references) {
        await this.#client.query(statement).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : 'unknown';
          throw new OperatorError(`A row refers to one that is not there: ${reason}`);
        });
      }
      await this.#client.query(
        'INSERT INTO payload_migrations (name, batch) SELECT name, 1 FROM unnest($1::text[]) AS name',
        [migrations.map(({ name }) => name)],
      );
      await this.#client.query(`DROP TABLE ${noteTable}`);
    });
    // So that the site finds its way through them from the first request.
    await this.#client.query('ANALYZE');
  }

  async close(): Promise<void> {
    await this.reader.close();
    await this.#client.end();
  }

  async #change(part: Partial<MoveNote>): Promise<void> {
    await this.#client.query(`UPDATE ${noteTable} SET note = note || $1::jsonb`, [
      JSON.stringify(part),
    ]);
  }
}

/**
 * Until the connection ends. The server may need a moment to notice that whoever had the lock was
 * killed.
 */
async function lockDatabase(client: pg.Client): Promise<void> {
  await client.query("SET lock_timeout = '10s'");
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
  } catch (error) {
    const isHeld = error instanceof Error && 'code' in error && error.code === '55P03';
    throw isHeld ? isMoving(place) : error;
  }
  await client.query('SET lock_timeout = 0');
}
