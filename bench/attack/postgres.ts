import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import type { Line } from './attack.ts';
import { loopback } from './client.ts';
import { queryPostgres } from './rows.ts';

const usual = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * `TEST_DATABASE_URL`, or a server on this machine that accepts connections without a password.
 * @returns null if there is none.
 * @throws if the address is not on this machine.
 */
export async function findPostgres(): Promise<string | null> {
  const url = process.env.TEST_DATABASE_URL ?? usual;
  const { hostname } = new URL(url);
  if (![loopback, 'localhost', '[::1]'].includes(hostname)) {
    throw new Error('TEST_DATABASE_URL is not on this machine; other machines are never attacked.');
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database that is dropped at the end, even if the process is interrupted. */
export async function createDatabase(server: string): Promise<OwnDatabase> {
  const name = `website_attack_${randomBytes(6).toString('hex')}`;
  const statement = `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`;
  await queryPostgres(server, `CREATE DATABASE ${name}`);
  const dropAtExit = () => {
    // A process that is exiting cannot do anything asynchronous.
    const program = `import pg from 'pg';
      const client = new pg.Client({ connectionString: process.argv[1] });
      await client.connect();
      await client.query(process.argv[2]);
      await client.end();`;
    const parameters = ['--input-type=module', '--eval', program, server, statement];
    spawnSync(process.execPath, parameters, { timeout: 10_000 });
  };
  process.once('exit', dropAtExit);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await queryPostgres(server, statement);
      process.off('exit', dropAtExit);
    },
  };
}

export interface StallingProxy {
  /** The URL of the database through the proxy. */
  url: string;
  set(line: Line): Promise<void>;
  close(): Promise<void>;
}

/**
 * A connection to the database that can go silent (nothing is forwarded, as when a cable is
 * unplugged or a firewall drops its state), refuse (nobody listens) or reset. Connections that were
 * silent once stay so for good, which is what makes silence worse than a closed connection.
 */
export async function startProxy(target: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let line: Line = 'open';
  const accept = (client: Socket) => {
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
    client.on('error', () => undefined);
    if (line === 'reset') return void client.resetAndDestroy();
    if (line === 'silent') return void client.pause();
    const server = connect(Number(port || 5432), hostname);
    server.on('error', () => client.destroy());
    client.once('close', () => server.destroy());
    server.once('close', () => client.destroy());
    client.pipe(server).pipe(client);
    client.once('silence', () => {
      client.unpipe(server);
      server.unpipe(client);
      client.pause();
      server.pause();
    });
  };
  const listen = (onPort: number) =>
    new Promise<Server>((resolve, reject) => {
      const listener = createServer(accept);
      listener.once('error', reject);
      listener.listen(onPort, loopback, () => resolve(listener));
    });
  let listener: Server | undefined = await listen(0);
  const address = listener.address();
  const ownPort = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(target);
  url.host = `${loopback}:${ownPort}`;
  return {
    url: url.href,
    async set(next) {
      line = next;
      if (next === 'silent') for (const socket of sockets) socket.emit('silence');
      if (next === 'reset') for (const socket of sockets) socket.resetAndDestroy();
      if (next === 'refused') {
        listener?.close();
        listener = undefined;
        for (const socket of sockets) socket.destroy();
      } else {
        listener ??= await listen(ownPort);
      }
    },
    async close() {
      listener?.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
