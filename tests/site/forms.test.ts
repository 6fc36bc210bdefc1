import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../helpers/database.ts';
import { startExchange } from '../helpers/exchange.ts';
import { hostileTexts } from '../helpers/hostile-texts.ts';
import { availableDatabases, startSite } from '../helpers/site.ts';

const inquiry = {
  name: 'Ada Lovelace',
  phone: '+49 30 1234567',
  email: 'ada@example.com',
  projectAddress: 'Germany',
  detailedAddress: 'Unter den Linden 1',
  companyName: 'Analytical Engines',
  content: 'A roof of 900 m².',
};

const reference = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

describe.each(availableDatabases())('the quote form on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(database);
  });
  afterAll(() => site?.destroy());

  const send = (value: object, options: Parameters<typeof site.post>[2] = {}) =>
    site.post('/forms/quote', value, options);

  async function stored(key: string) {
    const rows = await queryDatabase(
      site,
      `SELECT name, phone, email, project_address AS "projectAddress",
        detailed_address AS "detailedAddress", company_name AS "companyName", content,
        form, language, site, page_of_origin AS "pageOfOrigin", status, reference
        FROM inquiries WHERE idempotency_key = '${key}'`,
    );
    return rows.map((row) => ({ ...row }));
  }

  const count = async () => Number((await queryDatabase(site, countAll))[0]?.count);
  const countAll = 'SELECT count(*) AS count FROM inquiries';

  it('stores what was typed, and the page and language it was typed in', async () => {
    const answer = await send(
      { ...inquiry, page: '/home', idempotencyKey: 'complete' },
      { site: 'cn' },
    );
    expect([answer.status, answer.json]).toEqual([
      200,
      { status: 'stored', reference: expect.stringMatching(reference) },
    ]);
    expect(await stored('complete')).toEqual([
      {
        ...inquiry,
        form: 'quote',
        language: 'zh',
        site: 'cn',
        pageOfOrigin: '/home',
        status: 'new',
        reference: answer.json.reference,
      },
    ]);
  });

  it.each(hostileTexts)('keeps %s exactly as typed', async (description, text) => {
    const key = description.replace(/\W/g, '-');
    const typed = {
      ...inquiry,
      name: text,
      projectAddress: text,
      detailedAddress: text,
      companyName: text,
      content: text,
    };
    expect((await send({ ...typed, idempotencyKey: `json-${key}` })).status).toBe(200);
    expect(await stored(`json-${key}`)).toMatchObject([typed]);
    const form = await site.postForm('/forms/quote', { ...typed, idempotencyKey: `form-${key}` });
    expect(form.status).toBe(303);
    // Browsers send CRLF for each line break that was typed.
    const lines = text.replaceAll('\r\n', '\n');
    const names = ['name', 'projectAddress', 'detailedAddress', 'companyName', 'content'];
    expect(await stored(`form-${key}`)).toMatchObject([
      { ...inquiry, ...Object.fromEntries(names.map((name) => [name, lines])) },
    ]);
  });

  it.each(['x', '汉', '🌞'])('keeps 20,000 characters of %s', async (character) => {
    const content = character.repeat(20_000 / character.length);
    const key = `long-${character.codePointAt(0)}`;
    expect((await send({ ...inquiry, content, idempotencyKey: `${key}-json` })).status).toBe(200);
    expect(await stored(`${key}-json`)).toMatchObject([{ content }]);
    const form = { ...inquiry, content, idempotencyKey: `${key}-form` };
    expect((await site.postForm('/forms/quote', form)).status).toBe(303);
    expect(await stored(`${key}-form`)).toMatchObject([{ content }]);
  });

  it('either keeps a NUL or refuses it, but never fails on it', async () => {
    const content = 'before\u0000after';
    const answer = await send({ ...inquiry, content, idempotencyKey: 'nul' });
    expect([200, 400, 422]).toContain(answer.status);
    expect(await stored('nul')).toMatchObject(answer.status === 200 ? [{ content }] : []);
  });

  it('responds with an error code for each invalid field, and stores nothing', async () => {
    const before = await count();
    const empty = await send({});
    expect([empty.status, empty.json]).toEqual([
      422,
      { errors: { name: 'required', projectAddress: 'required', email: 'contactRequired' } },
    ]);
    const wrong = await send({
      name: 5,
      email: 'nonsense',
      phone: 'nonsense',
      projectAddress: ' ',
      content: 'x'.repeat(20_001),
    });
    expect([wrong.status, wrong.json]).toEqual([
      422,
      {
        errors: {
          name: 'invalid',
          email: 'invalid',
          phone: 'invalid',
          projectAddress: 'required',
          content: 'tooLong',
        },
      },
    ]);
    expect(await count()).toBe(before);
  });

  it('ignores values for fields that the server sets', async () => {
    const fields = { status: 'spam', reference: 'AAAA-AAAA', site: 'xx', form: 'other', id: 1 };
    const answer = await send({ ...inquiry, ...fields, idempotencyKey: 'decided' });
    expect(answer.status).toBe(200);
    expect(await stored('decided')).toMatchObject([
      { status: 'new', site: 'en', form: 'quote', reference: answer.json.reference },
    ]);
    expect(answer.json.reference).not.toBe('AAAA-AAAA');
  });

  it('stores one inquiry per key, even if it is sent twice or simultaneously', async () => {
    const sending = { ...inquiry, idempotencyKey: 'twice' };
    const first = await send(sending);
    const second = await send({ ...sending, content: 'changed in between' });
    expect(second.json).toEqual(first.json);
    expect(await stored('twice')).toMatchObject([{ content: inquiry.content }]);

    const atOnce = { ...inquiry, idempotencyKey: 'at-once' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(atOnce)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ json }) => json.reference)).size).toBe(1);
    expect(await stored('at-once')).toHaveLength(1);
  });

  it('stores two inquiries if two are sent without a key', async () => {
    const before = await count();
    const [first, second] = [await send(inquiry), await send({ ...inquiry, idempotencyKey: '' })];
    expect(first.json.reference).not.toBe(second.json.reference);
    expect(await count()).toBe(before + 2);
  });

  it('refuses malformed requests', async () => {
    const before = await count();
    const post = (body: string, type: string) =>
      site.request('/forms/quote', { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post('{"name":', 'application/json')).status).toBe(400);
    for (const body of ['[]', 'null', '"text"', '5', '']) {
      expect((await post(body, 'application/json')).status).toBe(400);
    }
    expect((await post('name=Ada', 'text/plain')).status).toBe(415);
    expect((await post('x', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await site.request('/forms/quote', { method: 'POST', body: 'x' })).status).toBe(415);
    expect((await site.post('/forms/nothing', inquiry)).status).toBe(404);
    expect((await site.post('/forms/toString', inquiry)).status).toBe(404);
    expect(await count()).toBe(before);
  });

  it('refuses anything larger than a form can be', async () => {
    const before = await count();
    const { sent, answer } = startExchange(site, '/forms/quote', {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    });
    sent.end(JSON.stringify({ ...inquiry, content: 'x'.repeat(300_000) }));
    const { status, bytes } = await answer;
    expect([status, JSON.parse(String(bytes))]).toEqual([413, { error: 'tooLarge' }]);
    expect(await count()).toBe(before);
  });

  it.each([
    ['too large', '/forms/quote', {}, 300_000],
    ['from another site', '/forms/quote', { origin: 'https://evil.example' }, 200_000],
    ['for no form', '/forms/nothing', {}, 200_000],
    ['for a page', '/home', {}, 200_000],
    ['for a count', '/stats/record-visit', {}, 200_000],
  ] as [string, string, Record<string, string>, number][])(
    'does not let a body that is %s disrupt later requests on the connection',
    async (_, address, headers, size) => {
      // Proxies send the requests of many visitors over one connection.
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const post = (pathname: string, value: object, more: Record<string, string>) => {
        const { sent, answer } = startExchange(site, pathname, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...more },
          agent,
        });
        sent.end(JSON.stringify(value));
        return answer.then(
          ({ status }) => status,
          (error: NodeJS.ErrnoException) => error.code,
        );
      };
      await post(address, { ...inquiry, content: 'x'.repeat(size) }, headers);
      const following = new Set<unknown>();
      const end = Date.now() + 1000;
      while (Date.now() < end) following.add(await post('/forms/quote', {}, {}));
      expect([...following]).toEqual([422]);
      agent.destroy();
    },
  );

  it('accepts a body of unknown length, and refuses one that grows too large', async () => {
    const sendInParts = (parts: string[]) => {
      const { sent, answer } = startExchange(site, '/forms/quote', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      });
      for (const part of parts) sent.write(part);
      sent.end();
      return answer;
    };
    const text = JSON.stringify({ ...inquiry, idempotencyKey: 'in-parts' });
    expect((await sendInParts([text.slice(0, 20), text.slice(20)])).status).toBe(200);
    expect(await stored('in-parts')).toMatchObject([inquiry]);
    const parts = Array.from({ length: 40 }, () => 'x'.repeat(10_000));
    expect((await sendInParts(['{"content":"', ...parts, '"}'])).status).toBe(413);
  });

  it('treats a request without a body as malformed', async () => {
    const { sent, answer } = startExchange(site, '/forms/quote', { method: 'POST' });
    sent.removeHeader('transfer-encoding');
    sent.useChunkedEncodingByDefault = false;
    sent.end();
    expect([400, 411, 415]).toContain((await answer).status);
  });

  it('refuses a form sent by another site', async () => {
    const before = await count();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: site.origin('de') },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      expect((await send(inquiry, { headers })).status).toBe(403);
      expect((await site.postForm('/forms/quote', inquiry, { headers })).status).toBe(403);
    }
    expect(await count()).toBe(before);
    const own = { origin: site.origin('fr'), 'sec-fetch-site': 'same-origin' };
    expect((await send(inquiry, { site: 'fr', headers: own })).status).toBe(200);
  });
});
