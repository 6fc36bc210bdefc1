import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite, queryDatabase } from '../helpers/database.ts';
import { patience } from '../helpers/patience.ts';
import {
  applicant,
  asDocument,
  docx,
  pdf,
  type SentFile,
  sendApplication,
} from '../helpers/resumes.ts';
import { availableDatabases, type Database, startSite } from '../helpers/site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

const asked = { authorization: '' };

async function filesOf(site: Site): Promise<string[]> {
  const directory = path.join(site.dataDirectory, 'application-files');
  const names = await readdir(directory).catch(() => []);
  return names.sort();
}

const count = async (site: Site, table: string) =>
  Number((await queryDatabase(site, `SELECT COUNT(*) AS count FROM ${table}`))[0]?.count);

/** Makes the database reject applications, while everything else works. */
async function stopWriting(site: Site, database: Database): Promise<() => Promise<void>> {
  if (database === 'sqlite') {
    const other = openSqlite(site);
    other.exec('BEGIN IMMEDIATE');
    return async () => {
      other.exec('ROLLBACK');
      other.close();
    };
  }
  await queryDatabase(
    site,
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`,
  );
  await queryDatabase(
    site,
    'CREATE TRIGGER fail BEFORE INSERT ON applications EXECUTE FUNCTION fail()',
  );
  return async () => {
    await queryDatabase(site, 'DROP TRIGGER fail ON applications');
  };
}

describe.each(availableDatabases())('an application on %s', (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite(database, { TRUST_PROXY: 'loopback' });
    Object.assign(asked, await site.signIn());
  });
  afterAll(() => site?.destroy());

  async function find(reference: string) {
    const query = `where[reference][equals]=${reference}&depth=1`;
    const { json } = await site.get(`/api/applications?${query}`, { headers: asked });
    return json.docs[0];
  }

  it('is stored exactly as typed, whatever that is, with its file', async () => {
    const typed = {
      name: '=HYPERLINK("https://evil.example") <script>alert(1)</script> \u202eReverse',
      email: ' Ada+CV@Example.com ',
      phone: '+49 (30) 1234-567',
      dateOfBirth: '平成2年3月4日',
      nationality: 'DE',
      currentAddress: "10 Downing Street'); DROP TABLE applications;--\r\nLondon",
      pastIndustry: '太陽光 ☀️',
      positionAppliedFor: '-1+1|cmd',
    };
    const { json: jobs } = await site.get('/api/jobs?limit=1');
    const job = jobs.docs[0];
    const more: [string, string][] = [
      ...['Engineer', '', 'Technikerin'].map((one): [string, string] => ['positionTitle', one]),
      ...['ACME & Söhne', '', ''].map((one): [string, string] => ['positionOrganisation', one]),
      ...['2019-03', '', '2010'].map((one): [string, string] => ['positionStart', one]),
      ...['present', '', ''].map((one): [string, string] => ['positionEnd', one]),
    ];
    const fields = { ...typed, job: String(job.id), talentPool: 'yes', page: `/job/${job.id}` };
    const file = { name: '../../C:\\cv\\Ada "CV" \u202e.exe', content: docx.content };
    const { status, json } = await sendApplication(site, fields, { file, more, site: 'de' });
    expect([status, json.status]).toEqual([200, 'stored']);
    const stored = await find(json.reference);
    expect(stored).toMatchObject({
      ...typed,
      ...{ status: 'new', language: 'de', site: 'de', pageOfOrigin: `/job/${job.id}` },
      ...{ talentPoolConsent: true, transferConsent: false, isSuspected: false },
      privacyVersion: expect.stringMatching(/^\d/),
      job: { id: job.id },
      pastPositions: [
        { title: 'Engineer', organisation: 'ACME & Söhne', start: '2019-03', end: 'present' },
        { title: 'Technikerin', organisation: '', start: '2010', end: '' },
      ],
      file: { originalName: 'Ada CV .exe.docx', filesize: docx.content.length },
    });
    expect(stored.file.filename).toMatch(/^[0-9a-f-]{36}\.docx$/);
    const months = (Date.parse(stored.deleteOn) - Date.now()) / (30.4 * 24 * 3_600_000);
    expect(Math.round(months)).toBe(6);
    const { body } = await site.get(stored.file.url, { headers: asked });
    expect(body.equals(docx.content)).toBe(true);
  });

  it('sent as JSON or as a plain form is accepted, except for the missing file', async () => {
    const positions = { pastPositions: [{ title: 'x'.repeat(301), organisation: null }] };
    const json = await site.post('/forms/resume', { ...applicant, ...positions });
    expect([json.status, json.json]).toEqual([
      422,
      { errors: { file: 'required', pastPositions: 'tooLong' } },
    ]);
    const headers = { accept: 'application/json' };
    const form = await site.postForm('/forms/resume', { name: ' ', email: 'no' }, { headers });
    expect([form.status, form.json.errors]).toEqual([
      422,
      { name: 'required', email: 'invalid', privacy: 'required', file: 'required' },
    ]);
  });

  it('sent twice with one key, even simultaneously, is stored once with one file', async () => {
    const [rows, files] = [await count(site, 'applications'), await filesOf(site)];
    const send = () => sendApplication(site, { idempotencyKey: 'the same' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.reference)).size).toBe(1);
    expect((await send()).json.reference).toBe(answers[0]?.json.reference);
    expect(await count(site, 'applications')).toBe(rows + 1);
    expect(await filesOf(site)).toHaveLength(files.length + 1);
  });

  it('without JavaScript leads to a thank-you page, and to the same one after a second click', async () => {
    const send = (file: SentFile) =>
      sendApplication(site, { page: '/career' }, { file, headers: asDocument });
    const first = await send(pdf);
    expect(first.status).toBe(303);
    expect(first.headers.location).toMatch(
      /^\/forms\/resume\/sent\?reference=[A-Z0-9]{4}-[A-Z0-9]{4}&from=%2Fcareer$/,
    );
    expect((await send(pdf)).headers.location).toBe(first.headers.location);
    const other = { ...pdf, content: Buffer.concat([pdf.content, Buffer.from('other')]) };
    expect((await send(other)).headers.location).not.toBe(first.headers.location);
    const refused = await sendApplication(site, { name: '' }, { headers: asDocument });
    expect(refused.status).toBe(422);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it.each<[string, SentFile | undefined, string, number]>([
    ['no file', undefined, 'required', 422],
    ['an empty file', { name: 'a.pdf', content: Buffer.alloc(0) }, 'empty', 422],
    ['a page', { name: 'a.pdf', content: Buffer.from('<html>') }, 'unsupportedType', 422],
    ['an archive', { name: 'a.docx', content: Buffer.from('PK\x03\x04x') }, 'unsupportedType', 422],
    ['a program', { name: 'a.pdf', content: Buffer.from('MZ%PDF-1.7') }, 'unsupportedType', 422],
    [
      'more than 10 MB',
      { name: 'a.pdf', content: Buffer.concat([pdf.content, Buffer.alloc(10 * 2 ** 20)]) },
      ...(['tooLarge', 413] as const),
    ],
    [
      'far more than 10 MB',
      { name: 'a.pdf', content: Buffer.alloc(20 * 2 ** 20) },
      ...(['tooLarge', 413] as const),
    ],
  ])('with %s is refused, and nothing of it stays', async (_, file, error, expected) => {
    const before = [await count(site, 'application_files'), await filesOf(site)];
    const { status, json } = await sendApplication(site, {}, { file });
    expect([status, json.errors]).toEqual([expected, { file: error }]);
    const page = await sendApplication(site, {}, { file, headers: asDocument });
    expect([page.status, page.headers['content-type']]).toEqual([
      expected,
      expect.stringContaining('html'),
    ]);
    expect([await count(site, 'application_files'), await filesOf(site)]).toEqual(before);
    const uploads = path.join(site.dataDirectory, 'cache', 'uploads');
    expect(await readdir(uploads).catch(() => [])).toEqual([]);
  });

  it('of another type, from another site, or in pieces is refused', async () => {
    const headers = { 'content-type': 'text/plain' };
    const plain = await site.request('/forms/resume', { method: 'POST', body: 'x', headers });
    expect([plain.status, plain.json]).toEqual([415, { error: 'unsupportedType' }]);
    const foreign = { headers: { origin: 'https://evil.example' } };
    expect((await sendApplication(site, {}, foreign)).status).toBe(403);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of ['', 'x', '--x\r\nnothing', '--x\r\n\r\n\r\n--x--', '--x\r\n--x\r\n']) {
      const cut = await site.request('/forms/resume', { method: 'POST', body, headers: type });
      expect([body, cut.status, cut.json]).toEqual([body, 400, { error: 'malformed' }]);
    }
  });

  it('from a client that sends too many is delayed', async () => {
    const headers = { ...asDocument, 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { status } = await sendApplication(site, { name: `Many ${index}` }, { headers });
      statuses.push(status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(303));
    const { status, headers: answer } = await sendApplication(site, {}, { headers });
    expect([status, Number(answer['retry-after']) > 0]).toEqual([429, true]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('that looks like spam is stored and flagged, and its sender gets no mail', async () => {
    const { json } = await sendApplication(site, { website: 'https://spam.example' });
    expect(await find(json.reference)).toMatchObject({ isSuspected: true, senderMail: 'none' });
  });

  it('leaves no file behind if it cannot be stored, and can be sent again', async () => {
    const before = [await count(site, 'application_files'), await filesOf(site)];
    const resume = await stopWriting(site, database);
    try {
      const { status, json, headers } = await sendApplication(site, { idempotencyKey: 'again' });
      expect([status, json, headers['retry-after']]).toEqual([503, { error: 'unavailable' }, '5']);
      expect([await count(site, 'application_files'), await filesOf(site)]).toEqual(before);
    } finally {
      await resume();
    }
    expect((await sendApplication(site, { idempotencyKey: 'again' })).status).toBe(200);
  });

  it('contains no answers to questions that the settings do not ask', async () => {
    const change = (value: object) => site.post('/api/globals/settings', value, { headers: asked });
    const fields = async () => (await site.get('/content/layout')).json.resumeFields;
    expect(await fields()).toEqual({ dateOfBirth: true, nationality: true });
    await change({ asksDateOfBirth: false, asksNationality: false });
    await expect.poll(fields, patience).toEqual({ dateOfBirth: false, nationality: false });
    const { json } = await sendApplication(site, { dateOfBirth: '1990-01-01', nationality: 'DE' });
    const stored = await find(json.reference);
    expect([stored.dateOfBirth ?? null, stored.nationality ?? null]).toEqual([null, null]);
    await change({ asksDateOfBirth: true, asksNationality: true });
  });

  it('requires consent to the transfer abroad on the mainland site', async () => {
    const sent = await sendApplication(site, { filledIn: '9000' }, { site: 'cn' });
    expect([sent.status, sent.json.errors]).toEqual([422, { transferConsent: 'required' }]);
    const fields = { filledIn: '9000', transferConsent: 'yes' };
    const { json } = await sendApplication(site, fields, { site: 'cn' });
    expect(await find(json.reference)).toMatchObject({ transferConsent: true, language: 'zh' });
  });
});
