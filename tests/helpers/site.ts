import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { patience } from './patience.ts';

/** The databases the tests run on: always SQLite, and PostgreSQL if a server is available. */
export type Database = 'sqlite' | 'postgres';

export const administrator = { email: 'admin@example.com', password: 'correct horse battery' };

/** Published changes are visible within two seconds, or later on a busy machine. */
export const visible = { ...patience, interval: 50 };

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The raw body, for responses that are not text. */
  body: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server sent; tests state what they expect
  json: any;
}

export interface RequestOptions {
  method?: string;
  /** e.g. `de` for de.localhost; the English site by default. */
  site?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A complete site in its own process with its own database, as started by `npm run serve`. */
export class TestSite {
  readonly port: number;
  readonly dataDirectory: string;
  readonly output: string[] = [];
  /** The working directory, with its build. */
  directory = process.cwd();
  /** The program and what it is given. */
  command: [string, ...string[]] = [process.execPath, 'build/server/main.js'];
  readonly environment: Record<string, string>;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 100 });
  #process: ChildProcess | undefined;

  constructor(port: number, dataDirectory: string, environment: Record<string, string>) {
    this.port = port;
    this.dataDirectory = dataDirectory;
    this.environment = environment;
  }

  /** Starts the process and resolves when it reports that it is ready. */
  async start(): Promise<void> {
    const [program, ...given] = this.command;
    const child = spawn(program, given, {
      cwd: this.directory,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        NODE_ENV: 'production',
        LOG: 'error',
        // Thousands of pages that hardly a test asks for.
        WARM: 'off',
        PORT: String(this.port),
        DATA_DIR: this.dataDirectory,
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.output.push(String(chunk));
        if (/^ready /m.test(String(chunk))) resolve();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', (code) =>
        reject(new Error(`The site ended with ${code}:\n${this.output.join('')}`)),
      );
    });
  }

  /** Ends the process as an operator would, or like a crash (`SIGKILL`). */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    this.#process = undefined;
    this.#agent.destroy();
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  get processId(): number | undefined {
    return this.#process?.pid;
  }

  origin(site?: string): string {
    return `http://${site ? `${site}.` : ''}localhost:${this.port}`;
  }

  /**
   * Node's `fetch` cannot set a Host header different from the address it connects to; this can.
   */
  request(address: string, options: RequestOptions = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.port,
          path: address,
          method: options.method ?? 'GET',
          agent: this.#agent,
          headers: {
            host: `${options.site ? `${options.site}.` : ''}localhost:${this.port}`,
            ...(options.body !== undefined && {
              'content-length': String(Buffer.byteLength(options.body)),
            }),
            ...options.headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const body = Buffer.concat(chunks);
            const text = body.toString();
            const isJson = String(response.headers['content-type']).includes('json');
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
              body,
              // What was asked for compressed is for the test to open.
              json: isJson && !response.headers['content-encoding'] ? JSON.parse(text) : null,
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(options.body);
    });
  }

  get(address: string, options: RequestOptions = {}) {
    return this.request(address, options);
  }

  post(address: string, value: unknown, options: RequestOptions = {}) {
    return this.request(address, {
      ...options,
      method: 'POST',
      body: JSON.stringify(value),
      headers: { 'content-type': 'application/json', ...options.headers },
    });
  }

  /** Submits a form as a browser without JavaScript does. */
  postForm(address: string, fields: Record<string, string>, options: RequestOptions = {}) {
    return this.request(address, {
      ...options,
      method: 'POST',
      body: String(new URLSearchParams(fields)),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,application/xhtml+xml',
        ...options.headers,
      },
    });
  }

  /** @returns the headers of a back office session. */
  async signIn(account = administrator): Promise<Record<string, string>> {
    const { json } = await this.post('/api/users/login', account);
    if (!json?.token) throw new Error('Signing in failed');
    return { authorization: `JWT ${json.token}` };
  }
}

/**
 * Starts a site on a copy of a filled database.
 * Call `destroy` when done.
 */
export async function startSite(
  database: Database = 'sqlite',
  environment: Record<string, string> = {},
): Promise<TestSite & { destroy(): Promise<void> }> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'site-'));
  const postgresUrl = inject('postgresUrl');
  const name = `website_test_${randomBytes(6).toString('hex')}`;
  await cp(inject('filledDataDirectories')[database], dataDirectory, { recursive: true });
  if (database === 'postgres') {
    await queryPostgres(
      postgresUrl,
      `CREATE DATABASE ${name} TEMPLATE ${inject('filledDatabase')}`,
    );
    environment = { ...environment, DATABASE_URL: withDatabase(postgresUrl, name) };
  }
  const site = new TestSite(await freePort(), dataDirectory, environment);
  await site.start();
  return Object.assign(site, {
    async destroy() {
      await site.stop('SIGKILL');
      await rm(dataDirectory, { recursive: true, force: true });
      if (database === 'postgres') {
        await queryPostgres(postgresUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }
    },
  });
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export async function queryPostgres(
  url: string,
  statement: string,
  values: string[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

export async function databaseExists(url: string, name: string): Promise<boolean> {
  return (
    (await queryPostgres(url, 'SELECT FROM pg_database WHERE datname = $1', [name])).length > 0
  );
}

/**
 * Below the ports that the system gives to outgoing connections, and of other thousands in each
 * test worker, so that nobody else takes it before the site listens there.
 */
export async function freePort(): Promise<number> {
  const ofThisWorker = 20_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 12) * 1000;
  for (;;) {
    const port = ofThisWorker + randomInt(1000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** For tests of database-specific code. */
export const availableDatabases = (): Database[] =>
  inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite'];

/** For tests of database-independent code: SQLite, or all with `TEST_DATABASES=all`. */
export const chosenDatabases = (): Database[] =>
  process.env.TEST_DATABASES === 'all' ? availableDatabases() : ['sqlite'];
