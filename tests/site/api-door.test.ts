import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '../helpers/exchange.ts';
import { sendLargeBody } from '../helpers/large-body.ts';
import { grownBy } from '../helpers/memory.ts';
import { administrator, startSite } from '../helpers/site.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const multipart = 'multipart/form-data; boundary=b';

describe('unneeded bodies', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let session: Record<string, string>;

  beforeAll(async () => {
    site = await startSite();
    session = await site.signIn();
    // What the first response has to load does not count.
    for (const path of ['/admin', '/api/pages?limit=1', '/home', '/resume_submit']) {
      expect((await site.get(path, { headers: session })).status).toBe(200);
    }
    await site.post('/forms/quote', {});
  });
  afterAll(() => site?.destroy());

  const routes: [method: string, path: string, type?: string][] = [
    ['POST', '/api/users/login'],
    ['POST', '/api/users/LOGIN'],
    ['POST', '/api/users/login', 'text/plain'],
    ['POST', '/api/users/login', multipart],
    ['POST', '/api/users/forgot-password'],
    ['POST', '/api/users/first-register'],
    ['POST', '/api/media', multipart],
    ['PATCH', '/api/pages/1'],
    ['PUT', '/api/pages'],
    ['DELETE', '/api/pages/1'],
    ['POST', '/api/globals/settings'],
    ['POST', '/api/nothing-here'],
    ['POST', '/api/payload-preferences/any'],
    ['POST', '/admin', 'text/plain'],
    ['POST', '/admin/login', multipart],
    ['POST', '/login', 'application/x-www-form-urlencoded'],
    ['POST', '/forms/quote'],
    ['POST', '/forms/resume'],
    ['POST', '/forms/resume', multipart],
    ['POST', '/forms/resume/save'],
    ['POST', '/forms/resume/parse', multipart],
    ['POST', '/forms/nothing-here'],
    ['POST', '/stats/record-visit'],
    ['POST', '/home'],
    ['PUT', '/home'],
    ['GET', '/home'],
    ['GET', '/api/pages?limit=1'],
    ['HEAD', '/home'],
    ['POST', '/nothing-here'],
    ['POST', '/_next/static/x'],
  ];

  it.each(
    routes.flatMap(([method, path, type = 'application/json']) => [
      { method, path, type, isDeclared: true },
      { method, path, type, isDeclared: false },
    ]),
  )(
    'take no memory and are refused: $method $path, $type, size told: $isDeclared',
    async ({ method, path, type, isDeclared }) => {
      let status = 0;
      const grown = await grownBy(site, async () => {
        const headers = { 'content-type': type };
        const large = { method, headers, isDeclared, bytes: 64 * megabyte };
        status = (await sendLargeBody(site, path, large)).status;
      });
      expect(grown).toBeLessThan(60 * megabyte);
      if (!/^\/(api|admin)\b/.test(path) || method === 'GET') expect(status).toBeLessThan(500);
      // Without a declared size, a body for the admin is not accepted at all.
      else expect(status).toBe(path.startsWith('/admin') && !isDeclared ? 411 : 413);
    },
  );

  it('take no memory even if many arrive at once', async () => {
    const grown = await grownBy(site, async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          sendLargeBody(site, '/api/users/login', {
            ...{ bytes: 64 * megabyte, isDeclared: index % 2 === 0 },
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(413));
    });
    expect(grown).toBeLessThan(60 * megabyte);
  });

  it('are refused in the format of the API', async () => {
    const { status, headers, bytes } = await sendLargeBody(site, '/api/users/login', {
      ...{ bytes: 200 * kilobyte, headers: { 'accept-language': 'de' } },
    });
    expect([status, headers['content-type']]).toEqual([413, 'application/json; charset=utf-8']);
    const { errors } = JSON.parse(String(bytes));
    expect(errors).toEqual([{ message: expect.stringMatching(/zu groß/) }]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([true, false])(
    'are answered even on a connection that is then closed; size declared: %s',
    async (isDeclared) => {
      for (const path of ['/api/users/login', '/admin']) {
        const large = { bytes: 40 * megabyte, isDeclared, keepAlive: false };
        expect([411, 413]).toContain((await sendLargeBody(site, path, large)).status);
      }
    },
  );

  it('cost strangers with a forged session no more than others', async () => {
    const forged: Record<string, string>[] = [
      { authorization: 'JWT a.b.c' },
      { authorization: `Bearer ${session.authorization?.slice(4, -6)}xxxxxx` },
      { cookie: 'payload-token=a.b.c', origin: site.origin() },
    ];
    for (const headers of forged) {
      const bytes = 200 * kilobyte;
      const toApi = await sendLargeBody(site, '/api/pages', { bytes, headers });
      const toAdmin = await sendLargeBody(site, '/admin', { bytes, headers });
      expect([toApi.status, toAdmin.status]).toEqual([413, 413]);
    }
  });

  it('are accepted up to 100 KB from anybody, with an error that says what is wrong', async () => {
    const answer = await site.post('/api/users/login', {
      ...administrator,
      filling: 'x'.repeat(90 * kilobyte),
    });
    expect(answer.status).toBe(200);
  });

  it('are accepted from staff where needed, within limits', async () => {
    const page = (length: number) => ({
      ...{ title: 'Long', path: `/long-${length}`, _status: 'draft' },
      blocks: [{ blockType: 'statement', text: 'x'.repeat(length) }],
    });
    const send = (length: number) =>
      site.post('/api/pages?draft=true', page(length), { headers: session });
    expect((await send(500 * kilobyte)).status).toBe(201);
    expect((await send(5 * megabyte)).status).toBe(413);
    const file = (path: string, bytes: number, isDeclared = true) =>
      sendLargeBody(site, path, {
        ...{ bytes, isDeclared, headers: { ...session, 'content-type': multipart } },
      });
    // To be parsed they would have to be forms; what matters is that they are read at all.
    expect((await file('/api/media', 12 * megabyte)).status).not.toBe(413);
    expect((await file('/api/media', 12 * megabyte, false)).status).not.toBe(413);
    expect((await file('/api/media', 40 * megabyte)).status).toBe(413);
    expect((await file('/api/media', 40 * megabyte, false)).status).toBe(413);
    expect((await file('/api/pages', 12 * megabyte)).status).toBe(413);
    // Only the server creates CVs.
    expect((await file('/api/application-files', 12 * megabyte)).status).toBe(413);
  });

  it('with uploads are accepted only from those who may upload', async () => {
    const account = { email: 'hr@example.com', password: 'correct horse battery staple' };
    const made = await site.post('/api/users', { ...account, role: 'hr' }, { headers: session });
    expect(made.status).toBe(201);
    const headers = { ...(await site.signIn(account)), 'content-type': multipart };
    const { status } = await sendLargeBody(site, '/api/media', { bytes: 12 * megabyte, headers });
    expect(status).toBe(413);
  });

  it('are not accepted as queries sent as a body', async () => {
    const headers = {
      'x-payload-http-method-override': 'GET',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const long = await sendLargeBody(site, '/api/pages', { bytes: 64 * megabyte, headers });
    expect(long.status).toBe(413);
    const ask = (body: string, more: Record<string, string> = {}) =>
      site.request('/api/pages', { method: 'POST', body, headers: { ...headers, ...more } });
    const all = await ask('limit=0&depth=10');
    expect([all.status, all.json.limit]).toEqual([200, expect.toSatisfy((limit) => limit <= 100)]);
    expect((await ask('limit=1', { origin: 'https://evil.example' })).status).toBe(403);
    const filter = `where[path][equals]=/home&${'x'.repeat(3000)}=1`;
    expect((await ask(filter)).status).toBe(413);
    const found = await ask(`${filter}&depth=0`, session);
    expect([found.status, found.json.totalDocs]).toEqual([200, 1]);
    const json = await ask('{"locale":"de"}', { ...session, 'content-type': 'application/json' });
    expect(json.status).toBe(415);
  });

  it('do no lasting harm: the site still responds', async () => {
    expect((await exchange(site, '/home')).status).toBe(200);
    expect((await site.get('/api/users/me', { headers: session })).json.user).not.toBeNull();
  });
});
