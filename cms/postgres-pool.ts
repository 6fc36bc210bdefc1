import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAwayError, noteOutage } from './outage.ts';
import { tracedQuery } from './traces.ts';

const statementTimeout = 4000;
/** The server's own timeout is shorter: without a response by now, there will be none. */
const silenceTimeout = 4500;
const probeTimeout = 1500;
const pauseBetweenProbes = 500;

const settings: pg.ClientConfig = {
  connectionTimeoutMillis: 4000,
  // A table locked by somebody must not hold up waiting visitors.
  lock_timeout: 3000,
  statement_timeout: statementTimeout,
  query_timeout: silenceTimeout,
  // A page is read by a few statements with many subqueries. Without statistics, as after filling a
  // database, or with thousands of entries they look so costly that each would be compiled anew: 156 ms
  // of the processor for a page that takes 11.
  options: '-c jit=off',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

interface Watch {
  opened: (connection: Connection) => void;
  closed: (connection: Connection) => void;
  /** A statement got no response, not even an error. */
  silent: () => void;
}

/** @returns a query function that reports each failure, besides passing it on. */
function noticing<Query>(query: Query, notice: (error: unknown) => void): Query {
  const ask = query as (...sent: unknown[]) => unknown;
  return ((...sent: unknown[]) => {
    const result = ask(...sent);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        noteOutage(error);
        notice(error);
      });
    }
    return result;
  }) as Query;
}

/**
 * A connection that can be dropped at once: closing it gracefully would wait forever for a silent
 * server.
 */
export class Connection extends pg.Client {
  readonly #socket: Socket;

  constructor(options: pg.ClientConfig & { watch?: Watch }) {
    const socket = new Socket();
    super({ ...options, stream: () => socket });
    this.#socket = socket;
    // Its statements fail and it is replaced; without a listener the process would end as well.
    this.on('error', () => undefined);
    const { watch } = options;
    if (!watch) return;
    watch.opened(this);
    socket.once('close', () => watch.closed(this));
    // Callers with several statements release a broken connection as if nothing had happened.
    this.query = noticing(tracedQuery(this.query.bind(this)), (error) => {
      if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
      this.cut();
      watch.silent();
    });
  }

  cut(): void {
    this.#socket.destroy();
  }
}

/**
 * The connections to PostgreSQL. While the server is unreachable or silent, nobody waits for it:
 * everything fails at once, and connections are tried one after the other until one responds.
 * Existing ones are dropped, because a connection that goes silent during a statement never
 * recovers.
 */
export class ConnectionPool extends pg.Pool {
  readonly #connections = new Set<Connection>();
  readonly #inUse = new Set<pg.ClientBase>();
  readonly #url: string;
  readonly #report: (message: string) => void;
  #probing: Promise<void> | undefined;
  #isAway = false;

  constructor(url: string, report: (message: string) => void) {
    const watch: Watch = {
      opened: (connection) => this.#connections.add(connection),
      closed: (connection) => {
        this.#connections.delete(connection);
        this.#inUse.delete(connection);
      },
      silent: () => void this.#probe(),
    };
    const options = { ...settings, connectionString: url, max: 10, Client: Connection, watch };
    super(options as unknown as pg.PoolConfig);
    this.#url = url;
    this.#report = report;
    this.query = noticing(this.query.bind(this), () => undefined);
    this.on('acquire', (client) => this.#inUse.add(client));
    this.on('release', (_, client) => this.#inUse.delete(client));
    // An idle connection closed by the server is replaced; it must not end the process.
    this.on('error', (error) => report(`A connection to the database was lost: ${error.message}`));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.#connected();
    if (!callback) {
      connected.catch(noteOutage);
      return connected;
    }
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release as Error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connected(): Promise<pg.PoolClient> {
    if (this.#isAway) throw new DatabaseAwayError('The database is currently not responding');
    try {
      return await super.connect();
    } catch (error) {
      void this.#probe();
      throw error;
    }
  }

  /** Finds out whether the server responds, and returns to normal when it does. */
  #probe(): Promise<void> {
    this.#probing ??= this.#untilAnswered().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async #untilAnswered(): Promise<void> {
    // Idle connections may be dead as well, and are quickly replaced.
    for (const connection of this.#connections) {
      if (!this.#inUse.has(connection)) connection.cut();
    }
    while (!this.ending && !(await this.#isAnswering())) {
      if (!this.#isAway) this.#report('The database does not answer');
      this.#isAway = true;
      for (const connection of this.#connections) connection.cut();
      await sleep(pauseBetweenProbes, undefined, { ref: false });
    }
    if (this.#isAway) this.#report('The database answers again');
    this.#isAway = false;
  }

  async #isAnswering(): Promise<boolean> {
    const probe = new Connection({
      connectionString: this.#url,
      connectionTimeoutMillis: probeTimeout,
      query_timeout: probeTimeout,
    });
    try {
      await probe.connect();
      await probe.query('SELECT 1');
      return true;
    } catch (error) {
      // All its connections are in use, by us or others: so it is available.
      return (error as NodeJS.ErrnoException).code === '53300';
    } finally {
      probe.cut();
    }
  }
}

const pools = Symbol.for('connection pools of PostgreSQL');

/**
 * The pool of this process: the site and the admin are bundled separately, and each opens the
 * database for itself.
 * @param report is called with events of the connections; only the first caller's is used.
 */
export function sharedPool(url: string, report: (message: string) => void): ConnectionPool {
  const everywhere = globalThis as { [pools]?: Map<string, ConnectionPool> };
  everywhere[pools] ??= new Map();
  const known = everywhere[pools].get(url);
  if (known && !known.ending) return known;
  const pool = new ConnectionPool(url, report);
  everywhere[pools].set(url, pool);
  return pool;
}
