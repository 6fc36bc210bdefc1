import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { messages as fr } from '../../app/i18n/fr/messages.ts';
import { openSqlite, queryDatabase } from '../helpers/database.ts';
import { elements, tags, textOf } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { availableDatabases, type Database, queryPostgres, startSite } from '../helpers/site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

const inquiry = { email: 'ada@example.com', projectAddress: 'Germany', content: 'A roof.' };

async function storedNames(site: Site, prefix = ''): Promise<string[]> {
  const statement = `SELECT name FROM inquiries WHERE name LIKE '${prefix}%'`;
  return (await queryDatabase(site, statement)).map(({ name }) => String(name));
}

/**
 * Makes the database of a running site reject writes, in a realistic way: SQLite is locked by
 * another program (a backup), the disk of the PostgreSQL server is full.
 * @returns a function that repairs it.
 */
async function stopWriting(site: Site, database: Database): Promise<() => Promise<void>> {
  if (database === 'sqlite') {
    const other = openSqlite(site);
    other.exec('BEGIN IMMEDIATE');
    return async () => {
      other.exec('ROLLBACK');
      other.close();
    };
  }
  const tables = ['inquiries', 'content_revisions'];
  await queryDatabase(
    site,
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`,
  );
  for (const table of tables) {
    await queryDatabase(
      site,
      `CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION fail()`,
    );
  }
  return async () => {
    for (const table of tables) await queryDatabase(site, `DROP TRIGGER fail ON ${table}`);
  };
}

describe.each(availableDatabases())('an inquiry reported as stored, on %s', (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite(database);
  });
  afterAll(() => site?.destroy());

  const send = (name: string) => site.post('/forms/quote', { ...inquiry, name });

  it('is stored exactly once, even if 200 arrive together', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `crowd ${index}`);
    const answers = await Promise.all(names.map(send));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ json }) => json.reference)).size).toBe(200);
    expect((await storedNames(site, 'crowd ')).sort()).toEqual([...names].sort());
  });

  it('survives a crash of the process', async () => {
    const answered: string[] = [];
    let crash: Promise<unknown> | undefined;
    const sending = Array.from({ length: 200 }, async (_, index) => {
      const name = `crash ${index}`;
      // Requests in progress fail when the process dies; the sender can tell.
      const answer = await send(name).catch(() => null);
      if (answer?.status === 200) answered.push(name);
      if (answered.length >= 50) crash ??= site.stop('SIGKILL');
    });
    await Promise.all(sending);
    await crash;
    expect(answered.length).toBeGreaterThanOrEqual(50);
    expect(answered.length).toBeLessThan(200);

    await site.start();
    const stored = await storedNames(site, 'crash ');
    expect(answered.filter((name) => !stored.includes(name))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    expect((await send('after the crash')).status).toBe(200);
  });
});

describe.each(availableDatabases())('an inquiry that cannot be stored, on %s', (database) => {
  let site: Site;
  let resume: (() => Promise<void>) | undefined;
  const typed = { ...inquiry, name: 'Élodie "la vite"', content: 'Un toit\nplat', page: '/home' };

  beforeAll(async () => {
    site = await startSite(database);
    await site.get('/home', { site: 'fr' });
    resume = await stopWriting(site, database);
  });
  afterAll(async () => {
    await resume?.();
    await site?.destroy();
  });

  it('is refused with an honest response', async () => {
    const { status, json, headers } = await site.post('/forms/quote', {
      ...typed,
      idempotencyKey: 'sent again later',
    });
    expect([status, json]).toEqual([503, { error: 'unavailable' }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stays in the form of a browser without JavaScript', async () => {
    const { status, headers, text } = await site.postForm('/forms/quote', typed, { site: 'fr' });
    expect(status).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(tags(text, 'html')[0]?.lang).toBe('fr');
    expect(tags(text, 'input').find(({ name }) => name === 'name')?.value).toBe(typed.name);
    expect(textOf(text, 'textarea')).toBe(typed.content);
    expect(elements(text, 'h3').map((heading) => heading.text)).toContain(fr.formUnavailable);
  });

  it('leaves nothing that the visitor typed in the log', async () => {
    // Log lines are written in batches.
    const readLog = () => site.output.join('');
    await expect.poll(readLog, patience).toContain('a form could not be stored');
    const log = readLog();
    for (const value of [typed.email, 'Élodie', 'Un toit']) expect(log).not.toContain(value);
  });

  it('does not affect the reading of pages', async () => {
    expect((await site.get('/home', { site: 'fr' })).status).toBe(200);
    expect((await site.get('/home?made', { site: 'pl' })).status).toBe(200);
    expect((await site.get('/healthz')).status).toBe(200);
    expect((await site.get('/readyz')).status).toBe(503);
  });

  it('is really stored when it is sent again later', async () => {
    await resume?.();
    resume = undefined;
    expect(await storedNames(site)).toEqual([]);
    const ready = async () => (await site.get('/readyz')).status;
    await expect.poll(ready, patience).toBe(200);
    const again = { ...typed, idempotencyKey: 'sent again later' };
    const answer = await site.post('/forms/quote', again);
    expect(answer.status).toBe(200);
    // Another connection sees it, so it is not in an open transaction.
    expect(await storedNames(site)).toEqual([typed.name]);
    await site.stop('SIGKILL');
    await site.start();
    expect(await storedNames(site)).toEqual([typed.name]);
    expect((await site.post('/forms/quote', again)).json).toEqual(answer.json);
  });
});

describe.runIf(availableDatabases().includes('postgres'))('a PostgreSQL server', () => {
  let site: Site;

  beforeEach(async () => {
    site = await startSite('postgres');
  });
  afterEach(() => site?.destroy());

  it('that restarts loses its connections, and the site opens new ones', async () => {
    await site.get('/home');
    const name = new URL(site.environment.DATABASE_URL ?? '').pathname.slice(1);
    await queryPostgres(
      inject('postgresUrl'),
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    const send = async () =>
      (await site.post('/forms/quote', { ...inquiry, name: 'afterwards' })).status;
    await expect.poll(send, patience).toBe(200);
    expect((await site.get('/home?made')).status).toBe(200);
    expect(await storedNames(site, 'afterwards')).toEqual(['afterwards']);
  });

  it('that fails on commit has stored nothing, and nothing is reported as stored', async () => {
    // A deferred constraint, checked on commit, after every statement has succeeded.
    await queryDatabase(
      site,
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`,
    );
    await queryDatabase(
      site,
      `CREATE CONSTRAINT TRIGGER fail AFTER INSERT ON inquiries DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    const typed = {
      ...inquiry,
      name: 'at the last moment',
      idempotencyKey: 'at the last moment',
    };
    const lost = await site.post('/forms/quote', typed);
    expect([lost.status, lost.json]).toEqual([503, { error: 'unavailable' }]);
    expect(await storedNames(site, typed.name)).toEqual([]);

    await queryDatabase(site, 'DROP TRIGGER fail ON inquiries');
    expect((await site.post('/forms/quote', typed)).status).toBe(200);
    expect(await storedNames(site, typed.name)).toEqual([typed.name]);
  });

  it('with a table locked for a long time holds up neither visitors nor pages', async () => {
    const other = new pg.Client({ connectionString: site.environment.DATABASE_URL });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE inquiries IN ACCESS EXCLUSIVE MODE');
    // More than the site has connections.
    const sending = Array.from({ length: 15 }, () =>
      site.post('/forms/quote', { ...inquiry, name: 'locked out' }),
    );
    try {
      const answers = await Promise.all(sending);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect((await site.get('/nothing-here')).status).toBe(404);
    } finally {
      await other.end();
      await Promise.allSettled(sending);
    }
  });
});
