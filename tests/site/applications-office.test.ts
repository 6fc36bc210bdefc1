import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../cms/access.ts';
import { readCsv } from '../helpers/csv.ts';
import { openSqlite, queryDatabase } from '../helpers/database.ts';
import { docx, pdf, sendApplication } from '../helpers/resumes.ts';
import { chosenDatabases, startSite } from '../helpers/site.ts';
import { unzip } from '../helpers/xlsx.ts';

type Headers = Record<string, string>;

const password = 'correct horse battery';
const everyone = ['nobody', 'editor', 'sales', 'hr', 'admin'];

describe.each(chosenDatabases())('applications on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  const sessions: Record<string, Headers> = { nobody: {} };

  beforeAll(async () => {
    // A draft is kept only if its link can be mailed, now or later.
    site = await startSite(database, { SMTP_URL: 'smtp://127.0.0.1:9' });
    const admin = await site.signIn();
    for (const role of roles) {
      const account = { email: `${role}@office.example`, name: `The ${role}`, password, role };
      const { status } = await site.post('/api/users', account, { headers: admin });
      expect(status).toBe(201);
      sessions[role] = await site.signIn(account);
    }
  });
  afterAll(() => site?.destroy());

  const ask = (who: string, address: string, { method = 'GET', value }: Asking = {}) =>
    site.request(`/api${address}`, {
      method,
      headers: { 'accept-language': 'en', ...sessions[who], ...(value && json) },
      ...(value && { body: JSON.stringify(value) }),
    });

  async function apply(fields: Record<string, string> = {}, file = pdf) {
    const { json: answer } = await sendApplication(site, fields, { file });
    const query = `where[reference][equals]=${answer.reference}&depth=1`;
    return (await ask('hr', `/applications?${query}`)).json.docs[0];
  }

  const change = (who: string, id: number, value: object) =>
    ask(who, `/applications/${id}`, { method: 'PATCH', value });

  const downloads = async (reference: string) => {
    const query = `where[reference][equals]=${reference}&sort=at`;
    const { json: list } = await ask('hr', `/application-downloads?${query}`);
    return list.docs.map(({ who }: { who: string }) => who);
  };

  const statuses = async (send: (who: string) => Promise<{ status: number }>) => {
    const found = [];
    for (const who of everyone) found.push((await send(who)).status);
    return found;
  };

  describe('can only be read by human resources and administrators', () => {
    it('through every endpoint of the API', async () => {
      const { id, file } = await apply();
      const only = [403, 403, 403, 200, 200];
      const never = Array(5).fill(403);
      const get = (address: string) => statuses((who) => ask(who, address));
      expect(await get('/applications')).toEqual(only);
      expect(await get(`/applications/${id}`)).toEqual(only);
      expect(await get('/application-files')).toEqual(only);
      expect(await get(`/application-files/${file.id}`)).toEqual(only);
      expect(await get(file.url.replace('/api', ''))).toEqual(only);
      expect(await get('/application-downloads')).toEqual(only);
      expect(await get('/application-drafts')).toEqual(never);
      expect(await get('/applications/export?format=csv')).toEqual([401, 403, 403, 200, 200]);
      expect(await get('/applications/person?email=a@b.example')).toEqual([
        401, 403, 403, 200, 200,
      ]);
      const send = (method: string, address: string, value: object) =>
        statuses((who) => ask(who, address, { method, value }));
      const row = { reference: 'X', idempotencyKey: 'X', deleteOn: new Date().toISOString() };
      expect(await send('POST', '/applications', row)).toEqual(never);
      expect(await send('POST', '/application-files', { originalName: 'x' })).toEqual(never);
      expect(await send('DELETE', `/application-files/${file.id}`, {})).toEqual(never);
      expect(await send('PATCH', `/application-files/${file.id}`, { originalName: 'x' })).toEqual(
        never,
      );
      const [entry] = (await ask('hr', '/application-downloads')).json.docs;
      expect(await send('DELETE', `/application-downloads/${entry.id}`, {})).toEqual(never);
    });

    it('and the file has no other URL, whoever asks and however its name is spelt', async () => {
      const { file } = await apply();
      const name = file.filename;
      for (const address of [
        `/application-files/${name}`,
        `/application-files/file/${name}`,
        `/media/${name}`,
        `/api/media/file/${name}`,
        `/api/media/file/..%2Fapplication-files%2F${name}`,
        `/api/application-files/file/..%2Fwebsite.db`,
        `/api/application-files/file/%2e%2e%2fsecret`,
        `/assets/${name}`,
        `/pictures/0123456789abcdef/${name}/480.webp`,
        `/data/application-files/${name}`,
        `/files/${name}`,
      ]) {
        const { status, body } = await site.get(address);
        expect([address, status === 200 && !body.toString().startsWith('<!')]).toEqual([
          address,
          false,
        ]);
        expect(body.includes('a CV for tests')).toBe(false);
        const asAdmin = await site.get(address, { headers: sessions.admin ?? {} });
        expect([address, asAdmin.body.includes('a CV for tests')]).toEqual([address, false]);
        expect(asAdmin.body.includes('SQLite format')).toBe(false);
      }
      const guess = '/application-files/file/00000000-0000-4000-8000-000000000000.pdf';
      expect(await statuses((who) => ask(who, guess))).toEqual([403, 403, 403, 404, 404]);
    });
  });

  it('have files that are always downloads, and each download is logged', async () => {
    const { file, reference } = await apply({}, { ...docx, name: 'Ada "Å" (1).docx' });
    expect(await downloads(reference)).toEqual([]);
    const { headers, body } = await site.get(file.url, { headers: sessions.hr ?? {} });
    expect(body.equals(docx.content)).toBe(true);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringContaining('wordprocessingml'),
      'content-disposition':
        'attachment; filename="Ada _ (1).docx"; filename*=UTF-8\'\'Ada%20%C3%85%20%281%29.docx',
    });
    await site.get(file.url, { headers: sessions.admin ?? {} });
    await site.get(file.url, { headers: sessions.editor ?? {} });
    expect(await downloads(reference)).toEqual(['hr@office.example', 'admin@office.example']);
  });

  describe('are processed', () => {
    it('through their statuses, and kept in the talent pool only with consent', async () => {
      const refused = await apply({ name: 'No' });
      const agreed = await apply({ name: 'Yes', talentPool: 'yes' });
      expect((await change('hr', refused.id, { status: 'interview' })).status).toBe(200);
      for (const value of [
        { status: 'talentPool' },
        { status: 'talentPool', talentPoolConsent: true },
        { status: 'nothing' },
        { rating: 6 },
        { rating: 2.5 },
      ]) {
        const { status } = await change('hr', refused.id, value);
        expect([value, status]).toEqual([value, 400]);
      }
      expect((await change('hr', agreed.id, { status: 'talentPool', rating: 5 })).status).toBe(200);
      const { json: kept } = await ask('hr', `/applications/${refused.id}`);
      expect([kept.status, kept.talentPoolConsent, kept.rating ?? null]).toEqual([
        ...['interview', false, null],
      ]);
    });

    it('by staff who are chosen by name, and the history says who did what', async () => {
      const { id, name, deleteOn } = await apply({ name: 'Jim' });
      const { json: people } = await ask('hr', '/users?sort=name');
      const names = people.docs.map((one: { name: string }) => one.name);
      expect(names).toEqual(['The admin', 'The hr', 'admin@example.com']);
      const me = (await ask('hr', '/users/me')).json.user.id;
      const sales = (await ask('sales', '/users/me')).json.user.id;
      expect((await change('hr', id, { assignee: sales })).status).toBe(400);
      await change('hr', id, { assignee: me, name: 'Eve', history: [], file: null });
      await change('admin', id, { status: 'screening', rating: 4 });
      const { json: changed } = await ask('hr', `/applications/${id}?depth=0`);
      expect([changed.name, typeof changed.file]).toEqual([name, 'number']);
      expect(changed.history.map(({ who, what }: Record<string, string>) => [who, what])).toEqual([
        ['hr@office.example', 'assignee: – → The hr'],
        ['admin@office.example', 'status: new → screening'],
        ['admin@office.example', 'rating: – → 4'],
      ]);
      expect(Date.parse(changed.deleteOn)).toBeGreaterThan(Date.parse(deleteOn));
      const day = '2030-01-01T12:00:00.000Z';
      await change('hr', id, { deleteOn: day });
      expect((await ask('hr', `/applications/${id}`)).json.deleteOn).toBe(day);
    });

    it('in lists by position and status, whose exports execute nothing', async () => {
      const { json: jobs } = await site.get('/api/jobs?limit=1');
      const job = jobs.docs[0];
      const fields = { name: '=1+1', job: String(job.id), positionAppliedFor: '@x' };
      const { id } = await apply(fields);
      await change('hr', id, { status: 'offer' });
      await apply({ name: 'Another', job: String(job.id) });
      const filter = `where[job][equals]=${job.id}&where[status][equals]=offer`;
      const { text, headers } = await ask('hr', `/applications/export?format=csv&${filter}`);
      expect(headers['content-disposition']).toContain('applications-');
      const [head = [], ...records] = readCsv(text.slice(1));
      const cell = (name: string) => records.map((record) => record[head.indexOf(name)]);
      expect(cell('Name')).toEqual(["'=1+1"]);
      expect(cell('Position applied for')).toEqual(["'@x"]);
      expect(cell('Open position')).toEqual([job.title]);
      expect(cell('Status')).toEqual(['Offer']);
      expect(headersOf(text)).not.toContain('idempotencyKey');
      const preset = {
        title: 'Offers',
        where: { or: [{ and: [{ status: { equals: 'offer' } }] }] },
        access: Object.fromEntries(
          ['read', 'update', 'delete'].map((one) => [one, { constraint: 'onlyMe' }]),
        ),
      };
      const save = (relatedCollection: string) =>
        ask('hr', '/payload-query-presets', {
          method: 'POST',
          value: { ...preset, relatedCollection },
        });
      expect([(await save('applications')).status, (await save('inquiries')).status]).toEqual([
        201, 403,
      ]);
    });
  });

  describe('when deleted', () => {
    const isOnDisk = (file: { filename: string }) =>
      existsSync(path.join(site.dataDirectory, 'application-files', file.filename));

    it('lose their file, and leave only the record of who downloaded it', async () => {
      const { id, file, reference } = await apply();
      await site.get(file.url, { headers: sessions.hr ?? {} });
      expect(isOnDisk(file)).toBe(true);
      for (const who of ['nobody', 'editor', 'sales']) {
        expect((await ask(who, `/applications/${id}`, { method: 'DELETE' })).status).toBe(403);
      }
      expect((await ask('hr', `/applications/${id}`, { method: 'DELETE' })).status).toBe(200);
      expect(isOnDisk(file)).toBe(false);
      const { status } = await site.get(file.url, { headers: sessions.admin ?? {} });
      expect(status).toBe(404);
      expect(await downloads(reference)).toEqual(['hr@office.example']);
    });

    it("at the applicant's request, are deleted with all other data of that person", async () => {
      const email = 'Grace@Example.com';
      const { file, reference } = await apply({ email, name: 'Grace' });
      const inquiry = { name: 'Grace', email, projectAddress: 'X' };
      expect((await site.post('/forms/quote', inquiry)).status).toBe(200);
      expect((await site.post('/forms/resume/save', { email })).status).toBe(200);
      const person = (who: string, method = 'GET', collection = 'applications') =>
        ask(who, `/${collection}/person?email=grace@example.com`, { method });

      const archive = await person('admin');
      expect(archive.headers['content-type']).toBe('application/zip');
      expect(archive.headers['x-entries']).toBe('3');
      const files = unzip(archive.body);
      expect(Object.keys(files)).toEqual(['personal-data.json', `${reference} CV.pdf`]);
      expect(files[`${reference} CV.pdf`]).toBe(pdf.content.toString());
      const data = JSON.parse(files['personal-data.json'] ?? '');
      expect(Object.keys(data)).toEqual([
        ...['email', 'exportedAt', 'inquiries', 'applications', 'application-drafts'],
      ]);
      expect(data.applications[0]).toMatchObject({ name: 'Grace', reference });
      expect(JSON.stringify(data)).not.toMatch(/tokenHash|"seed"/);
      expect(await downloads(reference)).toEqual(['admin@office.example']);
      const forSales = (await person('sales', 'GET', 'inquiries')).json;
      expect([forSales.inquiries.length, 'applications' in forSales]).toEqual([1, false]);

      expect((await person('hr', 'DELETE')).json).toEqual({ deleted: 2, left: 0 });
      expect(isOnDisk(file)).toBe(false);
      expect((await person('hr')).headers['x-entries']).toBe('0');
      expect((await person('admin', 'DELETE')).json).toEqual({ deleted: 1, left: 0 });
      for (const table of ['applications', 'inquiries', 'application_drafts']) {
        const rows = await queryDatabase(site, `SELECT email FROM ${table}`);
        expect(rows.map(({ email: one }) => String(one).toLowerCase())).not.toContain(
          'grace@example.com',
        );
      }
      expect(site.output.join('').toLowerCase()).not.toContain('grace');
    });
  });

  it.runIf(database === 'sqlite')(
    'are not handed out if the download cannot be logged',
    async () => {
      const { file, reference } = await apply();
      const other = openSqlite(site);
      other.exec('BEGIN IMMEDIATE');
      const { status, body } = await site.get(file.url, { headers: sessions.hr ?? {} });
      other.exec('ROLLBACK');
      other.close();
      expect([status, body.includes('a CV')]).toEqual([503, false]);
      expect(await downloads(reference)).toEqual([]);
    },
  );
});

interface Asking {
  method?: string;
  value?: object;
}

const json = { 'content-type': 'application/json' };

const headersOf = (csv: string) => csv.split('\r\n', 1)[0];
