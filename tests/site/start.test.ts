import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { exchange, startExchange } from '../helpers/exchange.ts';
import { patience } from '../helpers/patience.ts';
import { freePort, TestSite } from '../helpers/site.ts';

const directories: string[] = [];

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-start-'));
  directories.push(directory);
  return directory;
}

async function filledDirectory(): Promise<string> {
  const directory = await makeDirectory();
  await cp(inject('filledDataDirectories').sqlite, directory, { recursive: true });
  return directory;
}

afterAll(async () => {
  for (const directory of directories) await rm(directory, { recursive: true, force: true });
});

/** The output of a site that fails to start; `start` fails with its output and exit code. */
async function failedStart(site: TestSite): Promise<string> {
  const failure = await site.start().then(
    () => null,
    (error: Error) => error.message,
  );
  if (failure === null) await site.stop('SIGKILL');
  expect(failure).not.toBeNull();
  return String(failure);
}

/** Expects a message that explains the problem to somebody who has never seen the code. */
function expectExplanation(output: string) {
  expect(output).toMatch(/^The site ended with 1:/);
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
}

describe('a site that cannot start', () => {
  it('says that its port is in use, and how to set another one', async () => {
    const port = await freePort();
    const occupant = createServer().listen(port);
    try {
      const output = await failedStart(new TestSite(port, await makeDirectory(), {}));
      expectExplanation(output);
      expect(output).toContain(`Port ${port} is already in use`);
      expect(output).toContain('PORT=');
    } finally {
      occupant.close();
    }
  });

  it('says that its data directory is not writable', async () => {
    const file = path.join(await makeDirectory(), 'a-file');
    await writeFile(file, '');
    // Nobody can create a folder below a file, not even root.
    const directory = path.join(file, 'data');
    const output = await failedStart(new TestSite(await freePort(), directory, {}));
    expectExplanation(output);
    expect(output).toContain('DATA_DIR');
    expect(output).toContain(directory);
  });

  it('names every invalid variable, without its value', async () => {
    const directory = await makeDirectory();
    const wrong = { PORT: 'eighty', DATABASE_URL: 'mysql://root:hunter2@db/x', LOG: 'loud' };
    const output = await failedStart(new TestSite(await freePort(), directory, wrong));
    expectExplanation(output);
    for (const variable of Object.keys(wrong)) expect(output).toContain(`${variable} must`);
    expect(output).not.toContain('hunter2');
    expect(await readdir(directory)).toEqual([]);
  });

  it.each([
    ['SITE_ORIGINS', 'de=solar.example.de'],
    ['MAINLAND_SITES', 'moon'],
  ])('names %s before anything is written', async (variable, value) => {
    const directory = await makeDirectory();
    const site = new TestSite(await freePort(), directory, { [variable]: value });
    const output = await failedStart(site);
    expectExplanation(output);
    expect(output).toContain(variable);
    expect(await readdir(directory)).toEqual([]);
  });

  it('says that the database does not respond, without its password', async () => {
    const DATABASE_URL = `postgres://user:hunter2@127.0.0.1:${await freePort()}/website`;
    const site = new TestSite(await freePort(), await makeDirectory(), { DATABASE_URL });
    const output = await failedStart(site);
    expect(output).toMatch(/^The site ended with 1:/);
    expect(output).toContain('DATABASE_URL');
    expect(output).not.toContain('hunter2');
  });
});

describe('a new site', () => {
  const environment = { ADMIN_PASSWORD: '', ADMIN_EMAIL: 'owner@example.com' };
  let site: TestSite;
  let password: string;

  beforeAll(async () => {
    site = new TestSite(await freePort(), await makeDirectory(), environment);
    await site.start();
  });
  afterAll(() => site.stop('SIGKILL'));

  it("prints the administrator's password, which can be used to sign in", async () => {
    const output = site.output.join('');
    expect(output).toContain('owner@example.com');
    password = /password\s+([\w-]{12,})/.exec(output)?.[1] ?? '';
    expect(password).not.toBe('');
    await site.signIn({ email: 'owner@example.com', password });
  });

  it('does not print it again, nor store it in plain text', async () => {
    expect(await site.stop()).toBe(0);
    const printed = site.output.length;
    await site.start();
    const output = site.output.slice(printed).join('');
    expect(output).toMatch(/^ready /m);
    expect(output).not.toContain('password');
    for (const name of await readdir(site.dataDirectory, { recursive: true })) {
      const file = path.join(site.dataDirectory, name);
      if (!(await stat(file)).isFile()) continue;
      expect([name, (await readFile(file)).includes(password)]).toEqual([name, false]);
    }
  });

  it('keeps its secret private', async () => {
    const { mode } = await stat(path.join(site.dataDirectory, 'secret'));
    expect((mode & 0o777).toString(8)).toBe('600');
  });

  it.each([/page \/home/, /picture|page/, /settings/])(
    'interrupted while being filled is filled by the next start: %s',
    async (moment) => {
      const other = new TestSite(await freePort(), await makeDirectory(), environment);
      const started = other.start().catch(() => undefined);
      await expect.poll(() => other.output.join(''), patience).toMatch(moment);
      await other.stop('SIGKILL');
      await started;
      await other.start();
      try {
        expect((await other.get('/home', { site: 'ja' })).status).toBe(200);
        // Whoever installs it must see a password, although the first start was interrupted.
        const shown = [...other.output.join('').matchAll(/password\s+([\w-]{12,})/g)].at(-1)?.[1];
        expect(shown).toBeDefined();
        await other.signIn({ email: 'owner@example.com', password: String(shown) });
      } finally {
        await other.stop('SIGKILL');
      }
    },
  );
});

describe('a restarted site', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = new TestSite(await freePort(), await filledDirectory(), {});
    await site.start();
  });
  afterAll(() => site.stop('SIGKILL'));

  it('lets a request in progress finish, accepts no other, and exits with 0', async () => {
    const body = JSON.stringify({ name: 'Ada', email: 'a@example.com', projectAddress: 'Peru' });
    const { sent, answer } = startExchange(site, '/forms/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': `${body.length}` },
    });
    const outcome = answer.catch((error: Error) => error);
    sent.write(body.slice(0, 20));
    await site.get('/home');
    const ended = site.stop('SIGTERM');
    const connect = () =>
      exchange(site, '/healthz').then(
        ({ status }) => status,
        (error: NodeJS.ErrnoException) => error.code,
      );
    await expect.poll(connect, patience).toBe('ECONNREFUSED');
    sent.end(body.slice(20));
    expect(await outcome).toMatchObject({ status: 200 });
    expect(await ended).toBe(0);

    await site.start();
    const headers = await site.signIn();
    const inquiries = await site.get('/api/inquiries', { headers });
    expect(inquiries.json.docs.map(({ name }: { name: string }) => name)).toEqual(['Ada']);
  });

  it('is not delayed by busy connections', async () => {
    // A proxy sends one request after the other over kept-alive connections.
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const headers = { 'accept-encoding': 'gzip' };
    const useConnection = async () => {
      for (let isAnswered = true; isAnswered; ) {
        const { sent, answer } = startExchange(site, '/nothing-here', { agent, headers });
        sent.end();
        isAnswered = await answer.then(
          () => true,
          () => false,
        );
      }
    };
    const using = Array.from({ length: 8 }, useConnection);
    await site.get('/home');
    const started = performance.now();
    try {
      expect(await site.stop('SIGTERM')).toBe(0);
      // After ten seconds, anything still in progress would be aborted.
      expect(performance.now() - started).toBeLessThan(8000);
    } finally {
      await Promise.all(using);
      agent.destroy();
      await site.start();
    }
  });

  it('can be stopped cleanly as soon as it reports that it is ready', async () => {
    for (let round = 0; round < 3; round += 1) {
      const code = await site.stop();
      await site.start();
      expect(code).toBe(0);
    }
  });

  it('still has everything it had, sessions included', async () => {
    const headers = await site.signIn();
    const data = { title: 'Kept', path: '/kept', _status: 'published' };
    expect((await site.post('/api/pages', data, { headers })).status).toBe(201);
    expect(await site.stop()).toBe(0);
    await site.start();
    expect((await site.get('/kept')).status).toBe(200);
    expect((await site.get('/api/users/me', { headers })).json.user).not.toBeNull();
  });

  it('does not seed the database a second time', async () => {
    const headers = await site.signIn();
    const { json } = await site.get('/api/pages?where[path][equals]=/home', { headers });
    const withdrawn = await site.request(`/api/pages/${json.docs[0].id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ _status: 'draft' }),
    });
    expect(withdrawn.status).toBe(200);
    expect(await site.stop()).toBe(0);
    await site.start();
    expect((await site.get('/home')).status).toBe(404);
  });

  it('starts again after a crash', async () => {
    await site.stop('SIGKILL');
    await site.start();
    expect((await site.get('/readyz')).status).toBe(200);
    expect((await site.get('/kept')).status).toBe(200);
  });
});
