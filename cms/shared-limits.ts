import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import pg from 'pg';
import { keyedHash } from './accounts/sealed.ts';
import { DatabaseAwayError } from './outage.ts';

/** Somebody is waiting for the decision, and the process can make one by itself. */
const patienceInMilliseconds = 1000;
/** For how long nobody waits again, once the database was away. */
const pauseInMilliseconds = 5000;

/**
 * A bucket is the moment at which it will be full again. With `ON CONFLICT`, the row is locked and
 * read as it is now, so that of many simultaneous requests each finds what the one before has left;
 * a refusal writes nothing.
 */
const take = `
  WITH taken AS (
    INSERT INTO shared_limits AS bucket (key, full_at)
    VALUES ($1, now() + make_interval(secs => $2))
    ON CONFLICT (key) DO UPDATE
      SET full_at = greatest(bucket.full_at, now()) + make_interval(secs => $2)
      WHERE greatest(bucket.full_at, now()) + make_interval(secs => $2)
        <= now() + make_interval(secs => $3)
    RETURNING key
  )
  SELECT EXISTS (SELECT FROM taken) AS "isAllowed",
    (SELECT extract(epoch FROM full_at - now())::float8 FROM shared_limits WHERE key = $1)
      AS "untilFull"`;

/** Times in seconds. */
interface Portion {
  /** Until what is taken has been regained. */
  taken: number;
  /** Until an empty bucket is full again. */
  all: number;
}

/**
 * Token buckets that all processes on one PostgreSQL share. It has connections of its own: those of
 * the pool may all be held by transactions that wait for a decision.
 */
export class SharedLimits {
  readonly #pool: pg.Pool;
  readonly #secret: string;
  readonly #report: (error: unknown) => void;
  #awayUntil = 0;

  /**
   * @param secret the same on all nodes.
   * @param report told why the processes count by themselves for the next seconds.
   */
  constructor(url: string, secret: string, report: (error: unknown) => void) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 2,
      connectionTimeoutMillis: patienceInMilliseconds,
      query_timeout: patienceInMilliseconds,
      statement_timeout: patienceInMilliseconds,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      allowExitOnIdle: true,
    });
    // An idle connection closed by the server is replaced; it must not end the process.
    this.#pool.on('error', () => undefined);
    this.#secret = secret;
    this.#report = report;
  }

  /**
   * @returns null if it is allowed, otherwise the seconds until it will be.
   * @throws within a second if the database gives no answer.
   */
  async take(client: string, { taken, all }: Portion): Promise<number | null> {
    const [row] = await this.#ask<{ isAllowed: boolean; untilFull: number | null }>(take, [
      this.#keyOf(client),
      taken,
      all,
    ]);
    if (row?.isAllowed) return null;
    // What it is refused for may not have been there yet when the statement began.
    return (row?.untilFull ?? all) + taken - all;
  }

  /** @throws as `take` does. */
  async giveBack(client: string, seconds: number): Promise<void> {
    await this.#ask(
      'UPDATE shared_limits SET full_at = full_at - make_interval(secs => $2) WHERE key = $1',
      [this.#keyOf(client), seconds],
    );
  }

  /** @throws as `take` does. */
  async forget(client: string): Promise<void> {
    await this.#ask('DELETE FROM shared_limits WHERE key = $1', [this.#keyOf(client)]);
  }

  /** Nobody waits for it: a server that is silent would not let go. */
  close(): void {
    void this.#pool.end();
  }

  /** What is kept tells nobody an address, nor whether two rows are about the same one. */
  #keyOf(client: string): string {
    return keyedHash(this.#secret, 'shared limits', client);
  }

  async #ask<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    if (Date.now() < this.#awayUntil) throw new DatabaseAwayError('Limits were not answered');
    const ended = new AbortController();
    try {
      const answer = this.#pool.query<Row>(text, values);
      const tooLate = sleep(patienceInMilliseconds, undefined, { signal: ended.signal });
      const first = await Promise.race([answer, tooLate]);
      if (!first) throw new DatabaseAwayError('Limits took too long to be answered');
      return first.rows;
    } catch (error) {
      if (Date.now() >= this.#awayUntil) this.#report(error);
      this.#awayUntil = Date.now() + pauseInMilliseconds;
      throw error;
    } finally {
      ended.abort();
    }
  }
}

/** Deletes buckets that are full again, of which there is nothing to know. @returns how many. */
export async function deleteFullBuckets({ db }: Payload): Promise<number> {
  const { pool } = db as unknown as Partial<PostgresAdapter>;
  if (!pool) return 0;
  return (await pool.query('DELETE FROM shared_limits WHERE full_at < now()')).rowCount ?? 0;
}
