import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type TransactionMode,
} from '@libsql/client';
import { noteOutage } from './outage.ts';
import { tracedStatement } from './traces.ts';

/** How long a statement waits for a file that another program has locked. */
const patienceInMilliseconds = 5000;
/** Between two checks whether the file is free again. */
const pauseInMilliseconds = 20;
/**
 * How often it is checked at least before giving up: on a machine that stood still for seconds, the
 * time is over after the first check, although nobody has waited.
 */
const fewestLooks = 50;
/** As well, for what finds the file locked although it had just been free. */
const fewestTries = 5;

/** How long statements run in succession before everything else gets a turn. */
const longestTurnInMilliseconds = 5;

const settings = [
  'busy_timeout = 0',
  'journal_mode = WAL',
  // What was reported as stored survives a power cut, not only a crash.
  'synchronous = FULL',
  'journal_size_limit = 67108864',
];

/** What fails while its rows are read, such as `INSERT … RETURNING`, is no `LibsqlError`. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** After these errors the connection may hold an unfinished statement. */
const isUnsound = (error: unknown) => /^SQLITE_(BUSY|FULL|IOERR|LOCKED)/.test(codeOf(error));

const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY');

const isWriting = (sql: string) => !/^\s*(select|pragma|explain)\b/i.test(sql);
const sqlOf = (statement: InStatement) =>
  typeof statement === 'string' ? statement : statement.sql;

/**
 * SQLite in a file, through libsql, whose calls block the calling thread; so none of them waits for
 * a lock. A statement that finds the file locked is retried later, and everything else continues
 * meanwhile (docs/decisions/0021-database-away.md).
 *
 * libsql never finishes a statement that finds the file locked, and what is written on its
 * connection afterwards is never committed (libsql-client-ts#352). So before writing it is checked
 * whether the file is free, in a way that leaves nothing behind; if it is locked all the same, the
 * connection is replaced.
 *
 * Since nothing here ever waits, twenty forms held up by a lock would be stored in one turn of the
 * event loop, and pages would wait for all of them: so a new turn begins every few milliseconds.
 */
export class SqliteClient implements Client {
  readonly protocol = 'file';
  closed = false;
  readonly #url: string;
  #connection: Client | undefined;
  /** Resolves with the last operation on the connection, which runs one at a time. */
  #last: Promise<unknown> = Promise.resolve();
  /** The next check of a locked file, shared by all who wait for it. */
  #nextLook: Promise<unknown> | undefined;
  /** When the first statement of this turn of the event loop started. */
  #turnBegan: number | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  execute(statement: InStatement): Promise<ResultSet>;
  execute(sql: string, values?: InArgs): Promise<ResultSet>;
  execute(statement: InStatement, values?: InArgs): Promise<ResultSet> {
    const whole =
      typeof statement === 'string' && values ? { sql: statement, args: values } : statement;
    const sql = sqlOf(whole);
    return tracedStatement('sqlite', sql, () =>
      this.#patiently(isWriting(sql), (connection) => connection.execute(whole)),
    );
  }

  batch(statements: InStatement[], mode?: TransactionMode): Promise<ResultSet[]> {
    return tracedStatement('sqlite', 'BATCH', () =>
      this.#patiently(true, (connection) => connection.batch(statements, mode)),
    );
  }

  /** All or nothing, with foreign key checks suspended meanwhile. */
  migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#patiently(true, (connection) => connection.migrate(statements));
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#patiently(true, (connection) => connection.executeMultiple(sql));
  }

  /** libsql would open another connection, which would wait for this one on the same thread. */
  transaction(): Promise<never> {
    return Promise.reject(new Error('Transactions are not supported on SQLite here: use batch()'));
  }

  sync(): Promise<never> {
    return Promise.reject(new Error('A local file cannot be synchronised'));
  }

  close(): void {
    this.closed = true;
    this.#giveUp();
  }

  async #patiently<Result>(
    isWrite: boolean,
    run: (connection: Client) => Promise<Result>,
  ): Promise<Result> {
    const deadline = performance.now() + patienceInMilliseconds;
    // Reads are not blocked by a lock, except an exclusive one.
    let hasToWait = isWrite;
    try {
      for (let tries = 1; ; tries += 1) {
        if (hasToWait) await this.#untilFree(deadline);
        try {
          return await this.#inTurn(run);
        } catch (error) {
          const isOver = tries >= fewestTries && performance.now() > deadline;
          if (!isBusy(error) || isOver) throw error;
          hasToWait = true;
          await sleep(pauseInMilliseconds);
        }
      }
    } catch (error) {
      noteOutage(error);
      throw error;
    }
  }

  /** @throws SQLITE_BUSY if the file is still locked at the deadline. */
  async #untilFree(deadline: number): Promise<void> {
    let lock = await (this.#nextLook ?? this.#look());
    for (let looks = 1; lock; looks += 1) {
      if (performance.now() > deadline && looks >= fewestLooks) throw lock;
      this.#nextLook ??= sleep(pauseInMilliseconds).then(() => {
        this.#nextLook = undefined;
        return this.#look();
      });
      lock = await this.#nextLook;
    }
  }

  /** @returns why nothing can be written now, or null. */
  #look(): Promise<unknown> {
    // Several statements in one string are always finished: finding the file locked does not harm
    // the connection.
    return this.#inTurn(
      (connection) => connection.executeMultiple('BEGIN IMMEDIATE; ROLLBACK'),
      (error) => isUnsound(error) && !isBusy(error),
    ).then(
      () => null,
      (error: unknown) => {
        if (isBusy(error)) return error;
        throw error;
      },
    );
  }

  /** The connection is not used again until it is known to be sound. */
  #inTurn<Result>(
    run: (connection: Client) => Promise<Result>,
    isHarmed: (error: unknown) => boolean = isUnsound,
  ): Promise<Result> {
    const result = this.#last.then(async () => {
      await this.#letOthersIn();
      try {
        return await run(await this.#connected());
      } catch (error) {
        if (isHarmed(error)) this.#giveUp();
        throw error;
      }
    });
    this.#last = result.catch(() => undefined);
    return result;
  }

  /**
   * Counts what is in the tables, of each index a sample, in a few milliseconds. PostgreSQL does so by
   * itself. Texts in all languages are indexed by language first: unless it is known how few languages
   * there are, all texts are read for each document.
   */
  async analyze(): Promise<void> {
    try {
      await this.execute('PRAGMA analysis_limit = 400');
      await this.execute('ANALYZE');
    } catch {
      // Somebody else is writing, or the disk is full: what was counted before will do.
    }
  }

  async #letOthersIn(): Promise<void> {
    const now = performance.now();
    if (this.#turnBegan === undefined) {
      this.#turnBegan = now;
      setImmediate(() => {
        this.#turnBegan = undefined;
      });
    } else if (now - this.#turnBegan > longestTurnInMilliseconds) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async #connected(): Promise<Client> {
    if (this.closed) throw new LibsqlError('The client is closed', 'CLIENT_CLOSED');
    if (this.#connection) return this.#connection;
    const connection = createClient({ url: this.#url });
    try {
      for (const setting of settings) await connection.execute(`PRAGMA ${setting}`);
    } catch (error) {
      connection.close();
      throw error;
    }
    this.#connection = connection;
    return connection;
  }

  #giveUp(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }
}
