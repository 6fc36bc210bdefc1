import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../helpers/site.ts';

type Headers = Record<string, string>;

describe('queries to the API', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let staff: Headers;
  const words = 130;

  beforeAll(async () => {
    site = await startSite();
    staff = await site.signIn();
    // More than one response may contain.
    const { json } = await site.get('/api/facts?depth=0&limit=1', { headers: staff });
    const existing = json.totalDocs as number;
    for (let count = existing; count < words; count += 1) {
      const fact = { key: `filling-${count}`, value: count, unit: 'none' };
      const made = await site.post('/api/facts', fact, { headers: staff });
      if (made.status !== 201) throw new Error(made.text);
    }
  });
  afterAll(() => site?.destroy());

  const limitOf = async (question: string, headers: Headers = {}) => {
    const { status, json } = await site.get(`/api/facts?${question}`, { headers });
    return { status, limit: json.limit, documents: json.docs.length, total: json.totalDocs };
  };

  it.each([
    'limit=0',
    'limit=-1',
    'limit=1000000',
    'limit=1e9',
    'limit=all',
    'limit[]=0',
    'limit[0]=0',
    'limit=5&limit=0',
    'limit%5B%5D=0',
    'pagination=false',
    'pagination=false&limit=0',
    'pagination[]=false',
  ])('strangers get a hundred documents at most: %s', async (question) => {
    const { status, documents, total } = await limitOf(`depth=0&${question}`);
    expect([status, total]).toEqual([200, words]);
    expect(documents).toBeLessThanOrEqual(100);
    const all = [];
    for (const page of [1, 2]) {
      const { json } = await site.get(`/api/facts?depth=0&limit=0&page=${page}`);
      all.push(...json.docs.map(({ key }: { key: string }) => key));
    }
    expect(new Set(all).size).toBe(words);
  });

  it('staff get as many documents as their screens need', async () => {
    for (const question of ['limit=0', 'pagination=false', 'limit=0&pagination=false']) {
      const { documents } = await limitOf(`depth=0&${question}`, staff);
      expect([question, documents]).toEqual([question, words]);
    }
    const { limit } = await limitOf('limit=100000', staff);
    expect(limit).toBe(1000);
  });

  it('bulk changes are not truncated', async () => {
    const where = 'where[key][like]=filling&limit=0&depth=0';
    const { status, json } = await site.request(`/api/facts?${where}`, {
      ...{ method: 'PATCH', body: JSON.stringify({ value: 7 }) },
      headers: { ...staff, 'content-type': 'application/json' },
    });
    expect([status, json.docs.length > 100]).toEqual([200, true]);
  });

  it('strangers get fewer documents if references are included', async () => {
    for (const question of ['limit=0', 'limit=100', 'pagination=false', 'limit=50&depth=1']) {
      const { documents } = await limitOf(question);
      expect([question, documents]).toEqual([question, 20]);
    }
  });

  it('references are followed only as deep as anybody needs', async () => {
    const textOf = async (question: string, headers: Headers = {}) =>
      (await site.get(`/api/news?limit=3&sort=id${question}`, { headers })).text;
    expect(await textOf('&depth=10')).toBe(await textOf('&depth=2'));
    expect(await textOf('&depth[]=10')).toBe(await textOf('&depth=2'));
    expect(await textOf('&depth=10', staff)).toBe(await textOf('&depth=5', staff));
    expect(await textOf('&depth=0', staff)).not.toBe(await textOf('&depth=1', staff));
  });

  const nested = (depth: number) =>
    `where${Array.from({ length: depth }, () => '[or][0]').join('')}[key][equals]=x`;

  it.each([
    ['a name that means another', '[limit]=0'],
    ['a name that means another, written otherwise', '%5Blimit%5D=0'],
    ['a name with half a bracket', 'where[key=1'],
    ['a filter in filters', nested(5)],
    ['a filter in JSON in filters', `where=${'{"or":['.repeat(9)}${']}'.repeat(9)}`],
    ['documents through documents', 'where[a.b.c.d.e.f.g][equals]=1'],
    ['an order by everything', `sort=${'key,'.repeat(20)}`],
    ['many parameters', Array.from({ length: 40 }, (_, index) => `a${index}=1`).join('&')],
  ])('strangers are refused %s', async (_, question) => {
    const { status, json } = await site.get(`/api/facts?${question}`);
    expect(status).toBe(400);
    expect(json.errors[0].message).toMatch(/cannot be understood/);
  });

  it('strangers are refused a long query, and staff are not', async () => {
    const question = `/api/facts?depth=0&where[key][in]=${'x'.repeat(4000)}`;
    expect((await site.get(question)).status).toBe(413);
    expect((await site.get(question, { headers: staff })).status).toBe(200);
  });

  it('no query causes a server error', async () => {
    for (const question of ['where=x', 'where[key]=1', 'sort=-', 'page=-1', 'page=x', 'depth=x']) {
      for (const headers of [{}, staff]) {
        const { status } = await site.get(`/api/facts?${question}`, { headers });
        expect([question, status < 500]).toEqual([question, true]);
      }
    }
    for (const path of ['/api/%', '/api/facts/%E0%A4%A', '/api/media/file/%']) {
      expect([400, 404]).toContain((await site.get(path)).status);
    }
  });
});

describe('a stranger who sends endless queries', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite('sqlite', { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => site?.destroy());

  const from = (address: string, headers: Headers = {}) => ({
    headers: { 'x-forwarded-for': address, ...headers },
  });

  it('is asked to wait in plain text, without affecting anyone else', async () => {
    const statuses = new Set<number>();
    let refused = await site.get('/api/facts?limit=1', from('192.0.2.1'));
    for (let count = 0; count < 150 && refused.status === 200; count += 1) {
      statuses.add(refused.status);
      refused = await site.get('/api/facts?limit=1', from('192.0.2.1'));
    }
    expect([...statuses]).toEqual([200]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json.errors[0].message).toMatch(/try again/);
    const page = from('192.0.2.1', { accept: 'text/html', 'accept-language': 'fr' });
    const document = await site.get('/admin', page);
    expect([document.status, document.text]).toEqual([429, expect.stringMatching(/réessayer/)]);
    expect((await site.get('/api/facts?limit=1', from('192.0.2.2'))).status).toBe(200);
    // Sessions are not limited by address.
    const { json } = await site.post(
      '/api/users/login',
      { email: 'admin@example.com', password: 'correct horse battery' },
      from('192.0.2.3'),
    );
    const session = { authorization: `JWT ${json.token}` };
    expect((await site.get('/api/facts?limit=1', from('192.0.2.1', session))).status).toBe(200);
    expect((await site.get('/home', from('192.0.2.1'))).status).toBe(200);
  });

  it('finds a short queue, so that requests are answered or refused at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, index) =>
        site.get('/api/pages?limit=0', from(`198.51.100.${index}`)),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const refused = answers.find(({ status }) => status === 503);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await site.get('/api/pages?limit=1', from('198.51.100.200'))).status).toBe(200);
  });
});
