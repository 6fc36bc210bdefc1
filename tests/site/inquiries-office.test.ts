import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffText } from '../../app/i18n/staff.ts';
import { roles } from '../../cms/access.ts';
import { readCsv } from '../helpers/csv.ts';
import { queryDatabase } from '../helpers/database.ts';
import { chosenDatabases, startSite } from '../helpers/site.ts';
import { readSheet } from '../helpers/xlsx.ts';

type Headers = Record<string, string>;

const password = 'correct horse battery';
const quote = { projectAddress: 'Germany', email: 'ada@example.com' };
const dangerous = '=HYPERLINK("https://evil.example","x")';

describe.each(chosenDatabases())('inquiries on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  const sessions: Record<string, Headers> = { nobody: {} };

  beforeAll(async () => {
    site = await startSite(database);
    const admin = await site.signIn();
    for (const role of roles) {
      const account = { email: `${role}@office.example`, name: `The ${role}`, password, role };
      const { status } = await site.post('/api/users', account, { headers: admin });
      expect(status).toBe(201);
      sessions[role] = await site.signIn(account);
    }
    const inquiries = [
      { name: 'Ada', content: 'A "flat" roof,\r\nwith two lines' },
      { name: dangerous, phone: '030 / 1234567', content: 'Zoë 😀' },
      { name: 'constructor', content: '\t=1+1' },
      { name: 'Bob', email: ' BOB_Builder@Example.com ', content: '＝1+1' },
      { name: 'Jim', email: 'jim-bob_builder@example.com', content: '@SUM(1)' },
      { name: '__proto__', email: 'bobXbuilder@example.com', content: '-2' },
    ];
    for (const inquiry of inquiries) {
      expect((await site.post('/forms/quote', { ...quote, ...inquiry })).status).toBe(200);
    }
  });
  afterAll(() => site?.destroy());

  const ask = (who: string, address: string, { headers = {}, method = 'GET' } = {}) =>
    site.request(`/api/inquiries${address}`, { method, headers: { ...sessions[who], ...headers } });

  const inEnglish = { 'accept-language': 'en' };

  async function exportCsv(query = '', headers: Headers = inEnglish) {
    const { status, text } = await ask('sales', `/export?format=csv${query}`, { headers });
    expect(status).toBe(200);
    const [head = [], ...records] = readCsv(text.slice(1));
    return { head, records, column: (name: string) => records.map((r) => r[head.indexOf(name)]) };
  }

  describe('are exported', () => {
    it.each(['csv', 'xlsx'])('by those who may read them and nobody else: %s', async (format) => {
      const statuses = [];
      for (const who of ['nobody', 'editor', 'hr', 'sales', 'admin']) {
        statuses.push((await ask(who, `/export?format=${format}`)).status);
      }
      expect(statuses).toEqual([401, 403, 403, 200, 200]);
    });

    it('to CSV that keeps every character and executes nothing', async () => {
      const answer = await ask('sales', '/export?format=csv', { headers: inEnglish });
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
      );
      expect(answer.headers['cache-control']).toContain('no-store');
      expect([...answer.body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(answer.text.endsWith('\r\n')).toBe(true);
      const { column, records, head } = await exportCsv();
      expect(new Set(records.map(({ length }) => length))).toEqual(new Set([head.length]));
      expect(column('Message')).toEqual([
        "'-2",
        "'@SUM(1)",
        "'＝1+1",
        "'\t=1+1",
        'Zoë 😀',
        'A "flat" roof,\r\nwith two lines',
      ]);
      expect(column('Name')).toContain(`'${dangerous}`);
      expect(column('Phone')).toContain('030 / 1234567');
      expect(column('Phone (international)')).toEqual(['', '', '', '', "'+49 30 1234567", '']);
      expect(column('Status')).toEqual(Array(6).fill('New'));
      expect(column('Form')).toEqual(Array(6).fill('Request for a quote'));
      const times = column('Received (UTC)').map((time) => Date.parse(time ?? ''));
      expect(times.every((time) => Math.abs(Date.now() - time) < 300_000)).toBe(true);
    });

    it('to XLSX, in which every cell is a text or a date', async () => {
      const answer = await ask('sales', '/export?format=xlsx', { headers: inEnglish });
      expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
      const [head = {}, ...rows] = readSheet(answer.body);
      const letter = (heading: string) =>
        Object.keys(head).find((one) => head[one]?.value === heading) ?? '';
      const values = (heading: string) => rows.map((row) => row[letter(heading)]?.value);
      expect(values('Name').map((name) => name?.trim())).toEqual([
        '__proto__',
        'Jim',
        'Bob',
        'constructor',
        dangerous,
        'Ada',
      ]);
      expect(values('Message')).toContain('Zoë 😀');
      const dates = letter('Received (UTC)');
      for (const row of rows) {
        for (const [column, cell] of Object.entries(row)) {
          expect([column, cell.type, cell.isFormula]).toEqual([
            column,
            column === dates ? undefined : 's',
            false,
          ]);
        }
        // Days since 1900, as Excel counts.
        const days = 25_569 + Date.now() / 86_400_000;
        expect(Math.abs(Number(row[dates]?.value) - days)).toBeLessThan(1);
      }
    });

    it('with the filter and the search of the list', async () => {
      const names = async (query: string) => (await exportCsv(query)).column('Name').sort();
      expect(await names('&where[name][equals]=Ada')).toEqual(['Ada']);
      expect(await names('&where[or][0][and][0][name][like]=b&search=jim')).toEqual([]);
      expect(await names('&where[or][0][and][0][content][like]=sum&search=jim')).toEqual(['Jim']);
      const where = JSON.stringify({ or: [{ name: { in: ['Ada', 'Bob'] } }] });
      expect(await names(`&where=${encodeURIComponent(where)}`)).toEqual(['Ada', 'Bob']);
      expect(await names('&where[status][equals]=closed')).toEqual([]);
    });

    it('but not with an invalid format or filter', async () => {
      for (const [query, error] of [
        ['', 'format'],
        ['?format=pdf', 'format'],
        ['?format=csv&where=x', 'filter'],
        ['?format=csv&where=[1]', 'filter'],
        ['?format=xlsx&where[nothing][equals]=1', 'filter'],
        ['?format=csv&search[a]=1', 'filter'],
      ]) {
        const { status, json } = await ask('sales', `/export${query}`);
        expect([query, status, json]).toEqual([query, 400, { error }]);
      }
    });

    it('under headings in the language of the staff member', async () => {
      const { head, column } = await exportCsv('', { cookie: 'payload-lng=ja' });
      for (const key of ['reference', 'receivedAt', 'content', 'assignee'] as const) {
        expect(head).toContain(staffText(key).ja);
      }
      expect(new Set(column(staffText('status').ja))).toEqual(new Set([staffText('statusNew').ja]));
    });

    it('even if there are 10,000, each once', async () => {
      const columns =
        'reference, idempotency_key, name, content, created_at, updated_at, form, status';
      const numbers =
        database === 'sqlite'
          ? 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)'
          : 'WITH n AS (SELECT generate_series(1, 10000) AS i)';
      // What is being worked on is kept, however old it is.
      const time = "'2020-01-01T00:00:00.000Z'";
      await queryDatabase(
        site,
        `${numbers} INSERT INTO inquiries (${columns})
         SELECT 'many-' || i, 'many-' || i, 'Many', 'Message ' || i, ${time}, ${time},
           'quote', 'inProgress' FROM n`,
      );
      const { column } = await exportCsv('&where[name][equals]=Many');
      expect(new Set(column('Reference')).size).toBe(10_000);
      const query = '/export?format=xlsx&where[name][equals]=Many';
      const sheet = readSheet((await ask('sales', query, { headers: inEnglish })).body);
      expect(new Set(sheet.map((row) => row.A?.value)).size).toBe(10_001);
      await queryDatabase(site, `DELETE FROM inquiries WHERE name = 'Many'`);
    });
  });

  describe('of one person', () => {
    const person = (who: string, email: string, method = 'GET') =>
      ask(who, `/person?${new URLSearchParams({ email })}`, { method });

    it('can be exported by administrators and sales, and deleted by administrators', async () => {
      const statuses = [];
      for (const who of ['nobody', 'editor', 'hr', 'sales', 'admin']) {
        const { status } = await person(who, 'nobody@example.com');
        const deleting = await person(who, 'nobody@example.com', 'DELETE');
        statuses.push([who, status, deleting.status]);
      }
      expect(statuses).toEqual([
        ['nobody', 401, 401],
        ['editor', 403, 403],
        ['hr', 403, 403],
        ['sales', 200, 403],
        ['admin', 200, 200],
      ]);
    });

    it("are found however the address is spelt, and nobody else's are", async () => {
      const { headers, json } = await person('sales', 'bob_BUILDER@example.COM  ');
      expect(headers['content-disposition']).toContain('attachment');
      expect(json.inquiries).toHaveLength(1);
      expect(json.inquiries[0]).toMatchObject({ name: 'Bob', content: '＝1+1', language: 'en' });
      expect(json.inquiries[0]).toHaveProperty('history');
      expect((await person('sales', '%@example.com')).json.inquiries).toEqual([]);
      expect((await person('sales', 'example.com')).status).toBe(400);
      expect((await ask('sales', '/person')).status).toBe(400);
      expect((await ask('admin', '/person', { method: 'DELETE' })).status).toBe(400);
    });

    it('are gone once they are deleted, and no log says whose they were', async () => {
      const { status, json } = await person('admin', 'Bob_Builder@example.com', 'DELETE');
      expect([status, json]).toEqual([200, { deleted: 1, left: 0 }]);
      const rows = await queryDatabase(site, 'SELECT name FROM inquiries');
      expect(rows.map(({ name }) => name)).not.toContain('Bob');
      expect(rows).toHaveLength(5);
      expect(site.output.join('').toLowerCase()).not.toContain('builder');
    });
  });

  describe('are processed', () => {
    const update = (who: string, id: number, change: object) =>
      site.request(`/api/inquiries/${id}`, {
        method: 'PATCH',
        headers: { ...sessions[who], 'content-type': 'application/json' },
        body: JSON.stringify(change),
      });
    const userId = async (role: string) =>
      (await site.get('/api/users/me', { headers: sessions[role] })).json.user.id;
    const inquiry = async (name: string) =>
      (await ask('sales', `?where[name][equals]=${name}`)).json.docs[0];

    it('by those who may read them: only they can be chosen, by name', async () => {
      const { json } = await site.get('/api/users?sort=name', { headers: sessions.sales });
      const names = json.docs.map(({ name }: { name: string }) => name);
      expect(names).toEqual(['The admin', 'The sales', 'admin@example.com']);
      const { id } = await inquiry('Ada');
      expect((await update('sales', id, { assignee: await userId('hr') })).status).toBe(400);
      expect((await update('sales', id, { assignee: await userId('admin') })).status).toBe(200);
      const { column } = await exportCsv('&where[name][equals]=Ada');
      expect(column('Assigned to')).toEqual(['The admin']);
    });

    it('and the history says who did what', async () => {
      const { id } = await inquiry('Jim');
      await update('sales', id, { status: 'answered', notes: [{ text: 'Called back.' }] });
      await update('admin', id, { assignee: await userId('sales'), history: [] });
      const { history } = await inquiry('Jim');
      expect(history.map(({ who, what }: Record<string, string>) => [who, what])).toEqual([
        ['sales@office.example', 'status: new → answered'],
        ['sales@office.example', 'notes: 0 → 1'],
        ['admin@office.example', 'assignee: – → The sales'],
      ]);
      await update('admin', id, { status: 'answered' });
      expect((await inquiry('Jim')).history).toHaveLength(3);
    });
  });

  it('through filters that sales staff save, for themselves or for everyone', async () => {
    const preset = (title: string, constraint: string, relatedCollection = 'inquiries') => ({
      title,
      relatedCollection,
      where: { or: [{ and: [{ status: { equals: 'new' } }] }] },
      isShared: constraint === 'everyone',
      access: Object.fromEntries(
        ['read', 'update', 'delete'].map((operation) => [operation, { constraint }]),
      ),
    });
    const address = '/api/payload-query-presets';
    const save = (who: string, title: string, constraint: string) =>
      site.post(address, preset(title, constraint), { headers: sessions[who] ?? {} });
    expect((await save('sales', 'Mine', 'onlyMe')).status).toBe(201);
    expect((await save('sales', 'Ours', 'everyone')).status).toBe(201);
    for (const who of ['nobody', 'editor', 'hr']) {
      expect((await save(who, 'Not allowed', 'onlyMe')).status).toBe(403);
      // The others have filters of their own lists.
      const { status, json } = await site.get(address, { headers: sessions[who] ?? {} });
      if (who === 'nobody') expect(status).toBe(403);
      else expect([status, json.docs]).toEqual([200, []]);
    }
    for (const list of ['pages', 'news', 'media']) {
      const filter = preset(`Of ${list}`, 'everyone', list);
      const saved = await Promise.all(
        ['editor', 'sales', 'hr'].map((who) =>
          site.post(address, filter, { headers: sessions[who] ?? {} }),
        ),
      );
      expect([list, ...saved.map(({ status }) => status)]).toEqual([list, 201, 403, 403]);
    }
    const titles = async (who: string) => {
      const { json } = await site.get(`${address}?sort=title`, { headers: sessions[who] ?? {} });
      return json.docs.map(({ title }: { title: string }) => title);
    };
    expect(await titles('sales')).toEqual(['Mine', 'Ours']);
    expect(await titles('editor')).toEqual(['Of media', 'Of news', 'Of pages']);
    expect(await titles('admin')).toEqual(['Of media', 'Of news', 'Of pages', 'Ours']);
  });
});
