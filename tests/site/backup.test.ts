import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { placesForBackups } from '../helpers/backups.ts';
import { queryDatabase } from '../helpers/database.ts';
import { sendInquiry } from '../helpers/inquiries.ts';
import { patience } from '../helpers/patience.ts';
import { runProgram } from '../helpers/programs.ts';
import { pdf, sendApplication } from '../helpers/resumes.ts';
import { availableDatabases, type Database, startSite, TestSite } from '../helpers/site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

const inquiry = { email: 'ada@example.com', projectAddress: 'Germany' };
/** Node's reader of lines, and a careless export, end a line at some of these. */
const awkward = 'A roof,\u2028“flat”\\n\tünïcode 屋顶 🏠 \\u0041 {"a":1}';

const { folder, emptyPlace, backUp } = placesForBackups();

const rowsOf = async (site: TestSite, database: Database) => {
  const tables = await queryDatabase(
    site,
    database === 'postgres'
      ? "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace"
      : // What is counted anew at each start is no content.
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_stat1'",
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await queryDatabase(site, `SELECT * FROM "${name}"`);
    rows[String(name)] = found.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
};

describe.each(availableDatabases())('a backup on %s', (database) => {
  let site: Site;
  let restored: TestSite | undefined;
  beforeAll(async () => {
    site = await startSite(database);
  });
  afterEach(() => restored?.stop('SIGKILL'));
  afterAll(() => site?.destroy());

  const send = async (name: string) =>
    (await site.post('/forms/quote', { ...inquiry, name, content: awkward })).status;

  it('holds every form answered before it began, though forms arrive and the site is killed', async () => {
    const references: string[] = [];
    const before = Array.from({ length: 30 }, (_, index) => `before ${index}`);
    for (const name of before) expect(await send(name)).toBe(200);
    for (let index = 0; index < 3; index++) {
      const { status, json } = await sendApplication(site, { name: `Ada ${index}` });
      expect(status).toBe(200);
      references.push(json.reference);
    }
    const plan = await sendInquiry(site, [{ ...pdf, name: 'plan.pdf' }], { content: awkward });
    expect(plan.status).toBe(200);

    let isOver = false;
    const load = Array.from({ length: 4 }, async (_, sender) => {
      for (let index = 0; !isOver; index++) {
        const answer = await send(`during ${sender}-${index}`).catch(() => null);
        if (answer === null) break;
      }
    });
    await expect.poll(async () => countOf(site, 'during '), patience).toBeGreaterThan(4);
    const backingUp = backUp(site);
    await expect.poll(async () => countOf(site, 'during '), patience).toBeGreaterThan(12);
    await site.stop('SIGKILL');
    const file = await backingUp;
    isOver = true;
    await Promise.all(load);

    const place = await emptyPlace(database);
    restored = place;
    const { code, output } = await runProgram('restore', [file], place);
    expect([code, output]).toEqual([0, expect.stringContaining('3 applications')]);
    await place.start();
    const log = await queryDatabase(
      place,
      "SELECT action, title, who FROM audit_log WHERE action = 'siteRestored'",
    );
    const who = userInfo().username;
    expect(log).toEqual([{ action: 'siteRestored', title: path.basename(file), who }]);
    await place.stop();
    await place.start();

    const names = (
      await queryDatabase(place, "SELECT name FROM inquiries WHERE name LIKE 'before %'")
    ).map(({ name }) => String(name));
    expect(names.sort()).toEqual([...before].sort());
    const contents = await queryDatabase(place, 'SELECT DISTINCT content FROM inquiries');
    expect(contents).toEqual([{ content: awkward }]);

    const again = "SELECT count(*) AS count FROM audit_log WHERE action = 'siteRestored'";
    expect(Number((await queryDatabase(place, again))[0]?.count)).toBe(1);
    const made = "SELECT title, who FROM audit_log WHERE action = 'backup'";
    expect(await queryDatabase(site, made)).toEqual([{ title: file, who }]);

    const headers = await place.signIn();
    for (const reference of references) {
      const query = `where[reference][equals]=${reference}&depth=1`;
      const [{ file: stored }] = (await place.get(`/api/applications?${query}`, { headers })).json
        .docs;
      const { status, body } = await place.get(stored.url, { headers });
      expect([status, body.equals(pdf.content)]).toEqual([200, true]);
    }
    const [sent] = (await place.get('/api/inquiry-files', { headers })).json.docs;
    expect((await place.get(sent.url, { headers })).body.equals(pdf.content)).toBe(true);
    const { text } = await place.get('/home');
    const [, picture = ''] = /src="(\/pictures\/[^"]+)"/.exec(text) ?? [];
    expect((await place.get(picture)).status).toBe(200);
    // New rows do not take the ids of old ones.
    const { status } = await place.post('/forms/quote', { ...inquiry, name: 'new', content: 'x' });
    expect(status).toBe(200);
    await site.start();
  });

  it('holds every row as it was, and is for its owner only', async () => {
    await site.stop();
    const rows = await rowsOf(site, database);
    const file = await backUp(site);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const place = await emptyPlace(database);
    expect(await runProgram('restore', [file], place)).toMatchObject({ code: 0 });
    expect(await rowsOf(place, database)).toEqual(rows);
    for (const name of await readdir(place.dataDirectory, { recursive: true })) {
      const found = await stat(path.join(place.dataDirectory, name));
      expect([name, found.mode & 0o077]).toEqual([name, 0]);
    }
    expect(await readFile(path.join(place.dataDirectory, 'secret'), 'utf8')).toBe(
      await readFile(path.join(site.dataDirectory, 'secret'), 'utf8'),
    );
    await site.start();
  });

  it('is refused, and nothing changed, when it is damaged, cut off, or newer', async () => {
    const file = await backUp(site);
    const content = await readFile(file);
    const flipped = Buffer.from(content);
    const middle = Math.floor(flipped.length / 2);
    flipped[middle] = (flipped[middle] ?? 0) ^ 1;
    const place = await emptyPlace(database);
    const damaged: Record<string, Buffer> = {
      'a flipped bit': flipped,
      'the first half': content.subarray(0, middle),
      'all but the end': content.subarray(0, content.length - 20),
      nothing: Buffer.alloc(0),
      'something else': Buffer.from('PK not a backup'),
    };
    for (const [what, bytes] of Object.entries(damaged)) {
      const broken = path.join(folder(), 'broken.tar.gz');
      await writeFile(broken, bytes);
      const { code, output } = await runProgram('restore', [broken], place);
      expect([what, code, output]).toEqual([what, 1, expect.stringContaining('damaged')]);
      expect(existsSync(place.dataDirectory)).toBe(false);
    }
    await queryDatabase(
      site,
      "INSERT INTO payload_migrations (name, batch) VALUES ('29990101_later', 1)",
    );
    const later = await backUp(site);
    await queryDatabase(site, "DELETE FROM payload_migrations WHERE name = '29990101_later'");
    const { code, output } = await runProgram('restore', [later], place);
    expect([code, output]).toEqual([1, expect.stringContaining('newer version')]);
    expect(existsSync(place.dataDirectory)).toBe(false);
    if (database === 'postgres') {
      expect(
        await queryDatabase(
          place,
          "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace",
        ),
      ).toEqual([]);
    }
  });

  it('is not restored over a site, running or not', async () => {
    const file = await backUp(site);
    const rows = await rowsOf(site, database);
    const { code, output } = await runProgram('restore', [file], site);
    expect([code, output]).toEqual([1, expect.stringContaining('not empty')]);
    expect(await rowsOf(site, database)).toEqual(rows);

    if (database === 'sqlite') return;
    const elsewhere = await emptyPlace(database);
    const { DATABASE_URL = '' } = site.environment;
    const same = new TestSite(0, elsewhere.dataDirectory, { DATABASE_URL });
    expect(await runProgram('restore', [file], same)).toMatchObject({ code: 1 });
    expect(existsSync(same.dataDirectory)).toBe(false);
    expect(await rowsOf(site, database)).toEqual(rows);
  });

  it.runIf(database === 'postgres')(
    'leaves the database empty when it cannot be filled, and does without tables of others',
    async () => {
      await queryDatabase(
        site,
        'CREATE TABLE of_others (id serial); INSERT INTO of_others DEFAULT VALUES',
      );
      await queryDatabase(site, 'ALTER TABLE inquiries ALTER COLUMN idempotency_key DROP NOT NULL');
      await queryDatabase(
        site,
        "INSERT INTO inquiries (form, reference, name) VALUES ('quote', 'x', 'none')",
      );
      const place = await emptyPlace(database);
      expect(await runProgram('restore', [await backUp(site)], place)).toMatchObject({ code: 1 });
      const anything = "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace";
      expect(await queryDatabase(place, anything)).toEqual([]);
      expect(await readdir(place.dataDirectory)).toEqual([]);

      await queryDatabase(site, "DELETE FROM inquiries WHERE reference = 'x'");
      expect(await runProgram('restore', [await backUp(site)], place)).toMatchObject({ code: 0 });
      const { of_others: left, ...rows } = await rowsOf(site, database);
      expect(left).toHaveLength(1);
      expect((await rowsOf(place, database)).inquiries).toEqual(rows.inquiries);
    },
  );

  it('that cannot be written leaves nothing behind', async () => {
    const to = path.join(folder(), 'a-file');
    await writeFile(to, '');
    expect(await runProgram('backup', ['--to', to], site)).toMatchObject({ code: 1 });
    expect((await readdir(folder())).filter((name) => name.startsWith('.unfinished'))).toEqual([]);
  });
});

async function countOf(site: TestSite, prefix: string): Promise<number> {
  const statement = `SELECT count(*) AS count FROM inquiries WHERE name LIKE '${prefix}%'`;
  return Number((await queryDatabase(site, statement))[0]?.count);
}
