import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Any number will do that no other program uses on the same database. */
const lock = 7_368_120_431;
const pauseInMilliseconds = 500;

/**
 * Lets one process at a time migrate and fill a PostgreSQL database, however many start at once; the
 * others wait, and find it done. The lock belongs to a connection, so it ends with the process,
 * however that ends.
 * @param databaseUrl undefined for SQLite, whose file belongs to one node.
 * @param waiting called once, if another process is at it.
 */
export async function whileAlone<Result>(
  databaseUrl: string | undefined,
  waiting: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) return work();
  const client = await connect(databaseUrl);
  // Whoever opens the database next says what is wrong, or creates one that there is not.
  if (!client) return work();
  try {
    let hasSaid = false;
    while (!(await isOurs(client))) {
      if (!hasSaid) waiting();
      hasSaid = true;
      await sleep(pauseInMilliseconds);
    }
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns null if the server or the database cannot be used. */
async function connect(connectionString: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 4000,
    keepAlive: true,
  });
  // A lock that is lost is found out by the statements of the work itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
}

async function isOurs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS ours',
    [lock],
  );
  return rows[0]?.ours === true;
}
