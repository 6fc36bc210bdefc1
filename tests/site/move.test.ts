import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { backOffice } from '../helpers/back-office.ts';
import { placesForBackups } from '../helpers/backups.ts';
import { openSqlite, queryDatabase } from '../helpers/database.ts';
import { sendInquiry } from '../helpers/inquiries.ts';
import { databaseHashOf, filesOf, lastIdsOf, rowsOf, typesOf } from '../helpers/moved.ts';
import { killProgram, runProgram } from '../helpers/programs.ts';
import { pdf, sendApplication } from '../helpers/resumes.ts';
import { availableDatabases, startSite, TestSite } from '../helpers/site.ts';

const inquiry = { email: 'ada@example.com', projectAddress: 'Germany' };
/** What a careless export ends a line at, quotes, or takes for its own. */
const awkward = 'A roof,\u2028“flat”\\n\tünïcode 屋顶 🏠 \\u0041 {"a":1} $1 \'; NULL';

/** None that tells the sizes of documents, which are made meanwhile. */
const addresses = ['/home', '/news', '/parameters.json', '/moved'];

const { emptyPlace } = placesForBackups();

const toPostgres = (place: TestSite) => ['--to', place.environment.DATABASE_URL ?? ''];

describe.runIf(availableDatabases().includes('postgres'))('a site', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;
  let pages: string[];
  let reference: string;
  let started: TestSite | undefined;

  beforeAll(async () => {
    site = await startSite('sqlite');
    headers = await site.signIn();
    const office = backOffice(site, headers);
    const { id } = await office.create('pages', {
      ...{ path: '/moved', title: awkward, _status: 'published' },
      blocks: [{ blockType: 'faq', title: 'Q', questions: [{ question: 'é', answer: awkward }] }],
    });
    const change = (data: object, query = '') =>
      office.change({ collection: 'pages', id, data, query });
    expect((await change({ title: 'Umgezogen' }, '?locale=de')).status).toBe(200);
    expect((await change({ title: 'Draft', _status: 'draft' }, '?draft=true')).status).toBe(200);
    const gone = await office.create('pages', { path: '/gone', title: 'Gone', _status: 'draft' });
    expect((await office.remove('pages', gone.id)).status).toBe(200);
    expect(
      (await sendInquiry(site, [{ ...pdf, name: 'plan.pdf' }], { content: awkward })).status,
    ).toBe(200);
    const sent = await sendApplication(site, { name: 'Ada' });
    expect(sent.status).toBe(200);
    reference = sent.json.reference;
    pages = await pagesOf(site);
    await site.stop();
  });
  afterEach(() => started?.stop('SIGKILL'));
  afterAll(() => site?.destroy());

  it('moves to PostgreSQL and back, killed again and again, without losing anything', async () => {
    const there = await emptyPlace('postgres');
    const lastIds = await lastIdsOf(site);
    // Only now: whoever opens the database for writing tidies it up.
    const hash = await databaseHashOf(site);
    const files = await filesOf(site.dataDirectory);
    expect(Object.keys(files).length).toBeGreaterThan(20);

    const args = [...toPostgres(there), '--files-to', there.dataDirectory];
    await killedAt(/making the tables/, args, site);
    await killedAt(/table [2-4]\d of /, args, site);
    const isStarted =
      'SELECT (SELECT count(*) FROM _facts_v_locales) > 0 AS begun, (SELECT count(*) FROM users) AS users';
    expect(await queryDatabase(there, isStarted)).toEqual([{ begun: true, users: '0' }]);
    const { output } = await killedAt(/files: 25 of /, args, site);
    expect(output).toContain('going on with the move');
    expect(await readdir(there.dataDirectory)).toEqual(['.moving']);
    const tooEarly = await emptyPlace('sqlite', there.environment);
    await expect(tooEarly.start()).rejects.toThrow('ended with 1');
    expect(await runProgram('move', args, site)).toMatchObject({ code: 0 });

    expect(await databaseHashOf(site)).toBe(hash);
    const types = await typesOf(there);
    const rows = await rowsOf(site, types);
    expect(lastIds.pages).toBeGreaterThan(rows.pages?.length ?? 0);
    expect(rows.audit_log?.length).toBeGreaterThan(3);
    expect(await rowsOf(there, types)).toEqual(rows);
    expect(await lastIdsOf(there)).toEqual(lastIds);
    expect(await filesOf(there.dataDirectory)).toEqual(files);
    expect(await readdir(there.dataDirectory)).not.toContain('.moving');

    const back = await emptyPlace('sqlite');
    const backArgs = ['--to', back.dataDirectory];
    await killedAt(/making the tables/, backArgs, there);
    await killedAt(/table [5-7]\d of /, backArgs, there);
    await killedAt(/files: 25 of /, backArgs, there);
    const staged = path.join(back.dataDirectory, '.moving');
    const note = JSON.parse(await readFile(path.join(staged, 'move.json'), 'utf8'));
    expect(await runProgram('move', backArgs, there)).toMatchObject({ code: 0 });
    expect(await rowsOf(back, types)).toEqual(rows);
    expect(await lastIdsOf(back)).toEqual(lastIds);
    expect(await filesOf(back.dataDirectory)).toEqual(files);
    expect(await rowsOf(there, types)).toEqual(rows);

    // As if it had been killed when all but the database had its place.
    await mkdir(staged);
    await rename(path.join(back.dataDirectory, 'website.db'), path.join(staged, 'website.db'));
    await writeFile(path.join(staged, 'move.json'), JSON.stringify({ ...note, stage: 'placing' }));
    const last = await runProgram('move', backArgs, there);
    expect([last.code, last.output]).toEqual([0, expect.stringContaining('but for its last step')]);
    expect(await rowsOf(back, types)).toEqual(rows);
    expect(await filesOf(back.dataDirectory)).toEqual(files);

    for (const place of [there, back]) {
      started = new TestSite(site.port, place.dataDirectory, place.environment);
      await started.start();
      await serves(started);
      await started.stop();
    }
  });

  /** The same pages, to the same people, and goes on counting. */
  async function serves(place: TestSite): Promise<void> {
    expect(await pagesOf(place)).toEqual(pages);
    // The session of before, because the secret is the same; and the password.
    expect((await place.get('/api/users/me', { headers })).json.user?.email).toContain('@');
    await place.signIn();
    const query = `where[reference][equals]=${reference}&depth=1`;
    const [{ file }] = (await place.get(`/api/applications?${query}`, { headers })).json.docs;
    expect((await place.get(file.url, { headers })).body.equals(pdf.content)).toBe(true);
    const { pages: last = 0 } = await lastIdsOf(place);
    const made = await backOffice(place, headers).create('pages', {
      path: '/new',
      title: 'New',
      _status: 'draft',
    });
    expect(made.id).toBe(last + 1);
    const answer = await place.post('/forms/quote', { ...inquiry, name: 'new', content: 'x' });
    expect(answer.status).toBe(200);
  }

  async function pagesOf(place: TestSite): Promise<string[]> {
    const answers: string[] = [];
    for (const language of ['en', 'de', 'zh']) {
      for (const address of addresses) {
        const { status, text } = await place.get(address, { site: language });
        answers.push(`${language}${address} ${status} ${text}`);
      }
    }
    return answers;
  }

  async function killedAt(moment: RegExp, args: string[], place: TestSite) {
    const ended = await killProgram('move', args, place, moment);
    expect([ended.code, ended.output]).toEqual([null, expect.stringMatching(moment)]);
    return ended;
  }

  it('that changes while it is moved is moved as it is in the end', async () => {
    const there = await emptyPlace('postgres');
    await killedAt(/table [5-7]\d of /, toPostgres(there), site);
    await site.start();
    const office = backOffice(site, headers);
    const { id } = await office.first('pages', '&where[path][equals]=/moved');
    const swapped = await office.create('pages', {
      path: '/swapped',
      title: 'Other',
      _status: 'published',
    });
    for (const [page, address] of [
      [id, '/between'],
      [swapped.id, '/moved'],
      [id, '/swapped'],
    ] as const) {
      const data = { path: address };
      expect((await office.change({ collection: 'pages', id: page, data })).status).toBe(200);
    }
    expect((await office.remove('pages', swapped.id)).status).toBe(200);
    await site.stop();
    expect(await runProgram('move', toPostgres(there), site)).toMatchObject({ code: 0 });
    const types = await typesOf(there);
    expect(await rowsOf(there, types)).toEqual(await rowsOf(site, types));
    expect(await lastIdsOf(there)).toEqual(await lastIdsOf(site));
  });

  it('that goes on changing is not taken for moved, and two moves do not mix', async () => {
    const there = await emptyPlace('postgres');
    const database = openSqlite(site);
    const change = database.prepare(
      "INSERT INTO payload_kv (key, data) VALUES ('changing', '1') ON CONFLICT (key) DO UPDATE SET data = data + 1",
    );
    const changes = setInterval(() => change.run(), 20);
    const { code, output } = await runProgram('move', toPostgres(there), site);
    clearInterval(changes);
    database.close();
    expect([code, output]).toEqual([1, expect.stringMatching(/payload_kv have changed .* stop/)]);
    const both = [1, 2].map(() => runProgram('move', toPostgres(there), site));
    const ends = (await Promise.all(both)).sort(
      (one, other) => Number(one.code) - Number(other.code),
    );
    expect(ends.map((ended) => ended.code)).toEqual([0, 1]);
    expect(ends[1]?.output).toMatch(/still running|not empty/);
    const types = await typesOf(there);
    expect(await rowsOf(there, types)).toEqual(await rowsOf(site, types));
  });

  it('is not moved into what is in use, nor into the unfinished move of another one', async () => {
    const used = await emptyPlace('postgres');
    await queryDatabase(
      used,
      'CREATE TABLE of_others (id serial); INSERT INTO of_others DEFAULT VALUES',
    );
    await refused(toPostgres(used), site, 'not empty');
    expect(
      await queryDatabase(
        used,
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
      ),
    ).toEqual([{ name: 'of_others' }]);

    const folder = await emptyPlace('sqlite');
    await mkdir(folder.dataDirectory);
    await writeFile(path.join(folder.dataDirectory, 'note.txt'), 'mine');
    const empty = await emptyPlace('postgres');
    await refused([...toPostgres(empty), '--files-to', folder.dataDirectory], site, 'not empty');
    expect(await readdir(folder.dataDirectory)).toEqual(['note.txt']);
    expect(await queryDatabase(empty, "SELECT FROM pg_tables WHERE schemaname = 'public'")).toEqual(
      [],
    );

    const unfinished = await emptyPlace('postgres');
    await killedAt(/table [2-4]\d of /, toPostgres(unfinished), site);
    const other = await startSite('sqlite');
    await other.stop();
    await refused(toPostgres(unfinished), other, 'another site');
    await other.destroy();
    await refused(['--to', folder.dataDirectory], site, 'on SQLite already');
    const elsewhere = ['--files-to', folder.dataDirectory];
    await refused(elsewhere, new TestSite(0, site.dataDirectory, { S3_BUCKET: 'any' }), 'as well');
    await refused([], site, 'Usage');
    await refused(['--files-to', site.dataDirectory], site, 'there already');
  });

  async function refused(args: string[], place: TestSite, reason: string): Promise<void> {
    const { code, output } = await runProgram('move', args, place);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  }
});
