import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { richText } from '../../content/rich-text.ts';
import { queryDatabase } from '../helpers/database.ts';
import { makeEarlierDatabase, tablesOf } from '../helpers/earlier-database.ts';
import { unchangedDatabase } from '../helpers/filled-data.ts';
import { sendApplication } from '../helpers/resumes.ts';
import { availableDatabases, freePort, startSite, TestSite } from '../helpers/site.ts';

type Headers = Record<string, string>;

async function newest(site: TestSite, table: string): Promise<number> {
  const [row] = await queryDatabase(site, `SELECT max(id) AS id FROM ${table}`);
  return Number(row?.id);
}

/** Ways to create one more of each, as users of the site do. */
const makers: Record<string, (site: TestSite, headers: Headers, name: string) => Promise<unknown>> =
  {
    pages: (site, headers, name) =>
      site.post('/api/pages', { title: name, path: `/${name}`, _status: 'published' }, { headers }),
    news: (site, headers, name) => {
      const published = '2020-01-01T00:00:00.000Z';
      const body = richText(['At length.']);
      const article = { title: name, summary: 'In short.', topic: 'company', published, body };
      return site.post('/api/news', { ...article, _status: 'published' }, { headers });
    },
    jobs: (site, headers, name) =>
      site.post('/api/jobs?draft=true', { title: name, _status: 'draft' }, { headers }),
    users: (site, headers, name) => {
      const password = 'correct horse battery staple';
      const account = { email: `${name}@example.com`, name, password, role: 'editor' };
      return site.post('/api/users', account, { headers });
    },
    media: async (site, headers, name) => {
      const background = { r: name.length, g: 80, b: 120 };
      const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
      const form = new FormData();
      const file = new Blob([new Uint8Array(await picture.png().toBuffer())], {
        type: 'image/png',
      });
      form.set('file', file, `${name}.png`);
      form.set('_payload', JSON.stringify({ alternative: name, alt: name }));
      return fetch(`http://127.0.0.1:${site.port}/api/media`, {
        method: 'POST',
        headers,
        body: form,
      });
    },
    inquiries: (site, _, name) =>
      site.post('/forms/quote', { name, email: 'a@example.com', projectAddress: 'Peru' }),
    applications: (site, _, name) => sendApplication(site, { name }),
  };

describe.each(availableDatabases())('the id of a deleted row, on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Headers;
  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  it.each(Object.entries(makers))('is never reused: %s', async (collection, make) => {
    const before = await newest(site, collection);
    await make(site, headers, 'one');
    const first = await newest(site, collection);
    expect(first).not.toBe(before);
    const address = `/api/${collection}/${first}`;
    const { status } = await site.request(address, { method: 'DELETE', headers });
    expect(status).toBe(200);
    await make(site, headers, 'another');
    expect(await newest(site, collection)).toBeGreaterThan(first);
    expect((await site.get(address, { headers })).status).toBe(404);
  });
});

describe('a database from before ids stopped being reused', () => {
  let directory: string;
  let site: TestSite;
  const file = () => path.join(directory, 'website.db');

  /** Every row of every table, in a fixed order. */
  function everything(): Record<string, Record<string, unknown>[]> {
    const database = new DatabaseSync(file());
    const rows = (table: string) =>
      database
        .prepare(`SELECT * FROM "${table}" ORDER BY rowid`)
        .all()
        .map((row) => ({ ...row }));
    const found = Object.fromEntries(tablesOf(database).map((table) => [table, rows(table)]));
    database.close();
    return found;
  }

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'site-earlier-'));
    const filled = unchangedDatabase(inject('filledDataDirectories').sqlite);
    await makeEarlierDatabase(file(), 'ids_never_repeat', filled);
    const database = new DatabaseSync(file());
    database.exec(`INSERT INTO inquiries (reference, idempotency_key, form, name)
        VALUES ('A', 'a', 'quote', 'Ada');
      INSERT INTO inquiries (reference, idempotency_key, form, name, duplicate_of_id)
        SELECT 'B', 'b', 'quote', 'Ada', max(id) FROM inquiries`);
    database.close();
    site = new TestSite(await freePort(), directory, {});
  });
  afterAll(async () => {
    await site?.stop('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });

  it('keeps every row and every reference', async () => {
    const before = everything();
    expect(before._pages_v?.length).toBeGreaterThan(0);
    expect(before.pages_locales?.length).toBeGreaterThan(0);
    expect(before.series?.length).toBeGreaterThan(0);
    expect(before.inquiries).toHaveLength(2);
    await site.start();
    const after = everything();
    // Written by the start itself.
    for (const table of ['payload_migrations', 'content_revisions', 'payload_kv']) {
      delete before[table];
      delete after[table];
    }
    // Columns added or moved by later migrations do not matter here.
    for (const [table, rows] of Object.entries(before)) {
      const names = Object.keys(rows[0] ?? {}).filter((name) => name in (after[table]?.[0] ?? {}));
      const of = (all: typeof rows | undefined) =>
        all?.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
      expect([table, of(after[table])]).toEqual([table, of(rows)]);
    }

    const database = new DatabaseSync(file());
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    const repeating = database
      .prepare(
        "SELECT name FROM sqlite_schema WHERE sql LIKE '%`id` integer PRIMARY KEY NOT NULL%'",
      )
      .all();
    expect(repeating).toEqual([]);
    database.close();
  });

  it('works as before: an unreferenced record is deleted together with its parts', async () => {
    const headers = await site.signIn();
    expect((await site.get('/home', { site: 'de' })).status).toBe(200);
    const [inquiry] = await queryDatabase(site, "SELECT id FROM inquiries WHERE reference = 'A'");
    const first = `/api/inquiries/${inquiry?.id}`;
    expect((await site.request(first, { method: 'DELETE', headers })).status).toBe(200);
    expect(await queryDatabase(site, 'SELECT duplicate_of_id FROM inquiries')).toEqual([
      { duplicate_of_id: null },
    ]);
  });

  it('has the same tables as a new one', () => {
    const columns = (database: DatabaseSync) =>
      Object.fromEntries(
        tablesOf(database).map((table) => [
          table,
          database
            .prepare(
              `SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info('${table}') ORDER BY name`,
            )
            .all()
            .map((row) => ({ ...row })),
        ]),
      );
    const indexes = (database: DatabaseSync) =>
      database
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name")
        .all()
        .map((row) => ({ ...row }));
    const one = new DatabaseSync(file());
    const other = new DatabaseSync(unchangedDatabase(inject('filledDataDirectories').sqlite));
    expect(columns(one)).toEqual(columns(other));
    expect(indexes(one)).toEqual(indexes(other));
    one.close();
    other.close();
  });
});
