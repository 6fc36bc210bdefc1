import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { observatoryScore } from '../helpers/observatory.ts';
import { administrator, type RequestOptions, startSite } from '../helpers/site.ts';

const host = 'en.example.com';

describe('a site reached only by HTTPS', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let session: Record<string, string>;

  beforeAll(async () => {
    const keys = ['en', 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl'];
    const SITE_ORIGINS = keys.map((key) => `${key}=https://${key}.example.com`).join(' ');
    site = await startSite('sqlite', { SITE_ORIGINS });
    session = await site.signIn();
  });
  afterAll(() => site?.destroy());

  const ask = (path: string, options: RequestOptions = {}) =>
    site.request(path, { ...options, headers: { host, ...options.headers } });

  const routes: [what: string, path: string, status: number, options?: RequestOptions][] = [
    ['a page', '/home', 200],
    ['a page that there is not', '/nothing-here', 404],
    ['the page to sign in', '/login', 200],
    ['a file of the site', '/favicon.svg', 200],
    ['a file that there is not', '/assets/none.js', 404],
    ['an address that leads on', '/home/', 308],
    ['the map for search engines', '/sitemap.xml', 200],
    ['a form', '/forms/quote', 415, { method: 'POST', body: '{}' }],
    ['a request that no page takes', '/home', 405, { method: 'PUT' }],
    ['whether the process lives', '/healthz', 200],
    ['whether it can do its work', '/readyz', 200],
    ['the interface', '/api/pages?limit=1', 200],
    ['who is signed in', '/api/users/me', 200],
    ['what strangers may not read', '/api/inquiries', 403],
    ['what the interface has not', '/api/nothing-here', 404],
    ['a question that it does not understand', '/api/pages?[limit]=1', 400],
    ['a file of the interface that is not for strangers', '/api/media/file/none.png', 403],
    ['a request of another site', '/api/users', 403, foreign()],
    ['a body that is too large', '/api/users/login', 413, large()],
    ['the admin, for strangers', '/admin', 200],
    ['the admin’s own page to sign in', '/admin/login', 302],
    ['a file of the admin that there is not', '/_next/static/none.js', 404],
    ['a request of another site to the admin', '/admin', 403, foreign()],
    ['a body that is too large for the admin', '/admin', 413, large()],
  ];

  it.each(routes)('gets an A+ for %s', async (_, path, status, options) => {
    const answer = await ask(path, options);
    expect(answer.status).toBe(status);
    expect(observatoryScore(answer)).toBeGreaterThanOrEqual(100);
    expect(answer.headers['permissions-policy']).toMatch(/camera=\(\)/);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });

  it('gets an A+ for the admin of a signed-in user, and its files', async () => {
    const admin = await ask('/admin', { headers: session });
    expect([admin.status, observatoryScore(admin) >= 100]).toEqual([200, true]);
    const file = /\/_next\/static\/[^"\\]+\.(?:js|css)/.exec(admin.text)?.[0] ?? '';
    const asset = await ask(file);
    expect([asset.status, observatoryScore(asset) >= 100]).toEqual([200, true]);
  });

  it('gets an A+ for sessions, whichever way one signs in', async () => {
    const page = await ask('/login', {
      method: 'POST',
      body: String(new URLSearchParams(administrator)),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const program = await ask('/api/users/login', {
      method: 'POST',
      body: JSON.stringify(administrator),
      headers: { 'content-type': 'application/json' },
    });
    for (const answer of [page, program]) {
      const cookies = answer.headers['set-cookie'] ?? [];
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i);
      expect(observatoryScore(answer)).toBeGreaterThanOrEqual(100);
    }
  });

  it('lets nothing execute in what the API sends, least of all files', async () => {
    const { json } = await ask('/api/media?limit=1&depth=0', { headers: session });
    const file = await ask(`/api/media/file/${json.docs[0].filename}`, { headers: session });
    expect(file.status).toBe(200);
    expect(observatoryScore(file)).toBeGreaterThanOrEqual(100);
    expect(file.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    const list = await ask('/api/pages?limit=1');
    expect(list.headers['content-security-policy']).toMatch(/^default-src 'none';/);
  });
});

describe('the rules of the Observatory', () => {
  it('are applied: without one of the headers there is no A+', async () => {
    const headers = {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    };
    const scoreOf = (changed: Record<string, string | string[] | undefined>) =>
      observatoryScore({
        ...{ status: 200, text: '', body: Buffer.alloc(0), json: null },
        headers: { ...headers, ...changed },
      });
    expect(scoreOf({})).toBeGreaterThanOrEqual(100);
    for (const worse of [
      { 'content-security-policy': undefined },
      { 'content-security-policy': "default-src 'self' 'unsafe-inline'" },
      { 'strict-transport-security': undefined },
      { 'strict-transport-security': 'max-age=60', 'referrer-policy': 'unsafe-url' },
      { 'set-cookie': ['payload-token=x; Path=/; HttpOnly; SameSite=Lax'] },
      { 'set-cookie': ['payload-token=x; Path=/; Secure; SameSite=Lax'] },
      { 'access-control-allow-credentials': 'true' },
    ]) {
      expect([worse, scoreOf(worse)]).toEqual([worse, expect.toSatisfy((score) => score < 100)]);
    }
  });
});

function foreign(): RequestOptions {
  return { method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } };
}

function large(): RequestOptions {
  return { method: 'POST', body: 'x'.repeat(200 * 1024) };
}
