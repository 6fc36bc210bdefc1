import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '../helpers/exchange.ts';
import { administrator, startSite } from '../helpers/site.ts';

type Headers = Record<string, string>;

describe('what another site can do with the session of a signed-in user', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let cookie = '';
  let program: Headers;
  let page = 0;

  beforeAll(async () => {
    site = await startSite();
    program = await site.signIn();
    const { headers } = await site.postForm('/login', administrator);
    cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    const { json } = await site.get('/api/pages?where[path][equals]=/home&depth=0');
    page = json.docs[0].id;
  });
  afterAll(() => site?.destroy());

  const foreign: [string, (own: string) => Headers][] = [
    ['another site', () => ({ origin: 'https://evil.example' })],
    ['another site, as browsers say', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['a sibling of the same domain', (own) => ({ origin: own.replace('//', '//blog.') })],
    ['a sibling, as browsers say', (own) => ({ origin: own, 'sec-fetch-site': 'same-site' })],
    ['another port', (own) => ({ origin: own.replace(/\d+$/, '1') })],
    ['a page without an origin', () => ({ origin: 'null' })],
    ['nobody knows where', () => ({})],
  ];
  const changes: [method: string, path: () => string, body: object][] = [
    ['POST', () => '/api/globals/settings', { companyName: 'Evil' }],
    ['PATCH', () => `/api/pages/${page}`, { title: 'Evil' }],
    ['PATCH', () => `/api/pages?where[id][equals]=${page}`, { title: 'Evil' }],
    ['DELETE', () => `/api/pages/${page}`, {}],
    ['POST', () => '/api/users', { email: 'evil@example.com', password: 'correct horse battery' }],
    ['POST', () => '/api/USERS/logout', {}],
    ['POST', () => '/api/users/refresh-token', {}],
    ['POST', () => '/api/payload-preferences/evil', { value: 'evil' }],
    ['POST', () => '/admin', {}],
    ['POST', () => '/admin/collections/pages', {}],
  ];

  const send = (method: string, path: string, body: object, headers: Headers) =>
    site.request(path, {
      ...{ method, body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', ...headers },
    });

  describe.each(foreign)('from %s', (_, headersOf) => {
    it.each(changes)('%s %s is refused', async (method, path, body) => {
      const headers = { cookie, ...headersOf(site.origin()) };
      const answer = await send(method, path(), body, headers);
      expect(answer.status).toBe(403);
      expect(answer.json.errors[0].message).toMatch(/page of this site/);
    });
  });

  it('none of it has any effect', async () => {
    const { json } = await site.get(`/api/pages/${page}?depth=0`, { headers: program });
    expect(json.title).not.toBe('Evil');
    const { text } = await site.get('/api/globals/settings', { headers: program });
    expect(text).not.toContain('Evil');
    expect((await site.get('/api/users/me', { headers: { cookie } })).json.user).not.toBeNull();
  });

  it('a query sent as a body is accepted only from our own pages', async () => {
    const ask = (headers: Headers) =>
      site.request('/api/users', {
        method: 'POST',
        body: 'limit=1',
        headers: {
          ...{ cookie, 'x-payload-http-method-override': 'GET' },
          ...{ 'content-type': 'application/x-www-form-urlencoded', ...headers },
        },
      });
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    const ours = await ask({ origin: site.origin() });
    expect([ours.status, ours.json.docs.length]).toEqual([200, 1]);
  });

  it('our own pages can change anything', async () => {
    for (const headers of [
      { origin: site.origin() },
      { origin: site.origin(), 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin' },
    ] as Headers[]) {
      const value = { value: Object.keys(headers) };
      const answer = await send('POST', '/api/payload-preferences/ours', value, {
        ...{ cookie, ...headers },
      });
      expect(answer.status).toBe(200);
    }
  });

  it('so can programs, which have a session of their own and no page', async () => {
    const value = { value: 'a program' };
    for (const headers of [program, { ...program, cookie }] as Headers[]) {
      const answer = await send('POST', '/api/payload-preferences/program', value, headers);
      expect(answer.status).toBe(200);
    }
    // But a browser, which states the page's origin, cannot pass for one.
    const headers = { ...program, origin: 'https://evil.example' };
    expect((await send('POST', '/api/payload-preferences/x', value, headers)).status).toBe(403);
  });

  it('no page of another origin can read a response', async () => {
    for (const method of ['OPTIONS', 'GET', 'POST', 'HEAD']) {
      for (const path of ['/api/pages', '/api/users/me', '/api/media/file/none.png', '/admin']) {
        const { headers } = await exchange(site, path, {
          method,
          headers: {
            ...{ cookie, origin: 'https://evil.example' },
            'access-control-request-method': 'PATCH',
            'access-control-request-headers': 'authorization,content-type',
          },
        });
        const granted = Object.keys(headers).filter((name) => name.startsWith('access-control'));
        expect([method, path, granted]).toEqual([method, path, []]);
      }
    }
  });
});
