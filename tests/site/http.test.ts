import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decompress, exchange } from '../helpers/exchange.ts';
import { tags } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { chosenDatabases, startSite } from '../helpers/site.ts';
import { scriptsLater } from '../helpers/weight.ts';

describe.each(chosenDatabases())('how responses are sent, on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(database);
  });
  afterAll(() => site?.destroy());

  it('a page that a visitor already has is not sent again', async () => {
    const first = await site.get('/home', { site: 'de' });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/".+"$/);
    const condition = { 'if-none-match': etag };
    const again = await site.get('/home', { site: 'de', headers: condition });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['content-security-policy']).toBeDefined();
    const other = await site.get('/home', { site: 'fr', headers: condition });
    expect(other.status).toBe(200);
  });

  it.each(['/home', '/content/pages/home', '/content/layout'])(
    'is the same in every encoding, when it is made and from memory: %s',
    async (pathname) => {
      const plain = String((await exchange(site, pathname)).bytes);
      expect(plain.length).toBeGreaterThan(100);
      for (const encoding of ['br', 'gzip', 'identity']) {
        for (const query of ['?made', '']) {
          const answer = await exchange(site, `${pathname}${query}`, {
            headers: { 'accept-encoding': encoding },
          });
          expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
          expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
          expect(decompress(answer)).toBe(plain);
        }
      }
    },
  );

  it('a page has the same headers when rendered and when cached', async () => {
    const made = await site.get('/home?made');
    const remembered = await site.get('/home');
    for (const name of Object.keys(made.headers)) {
      if (['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name)) continue;
      expect([name, remembered.headers[name]]).toEqual([name, made.headers[name]]);
    }
  });

  it('the query string does not change a page', async () => {
    const plain = await site.get('/home', { site: 'pl' });
    for (const query of ['?utm_source=x', '?preview=de', '?preview=pl&draft=true', '?']) {
      const answer = await site.get(`/home${query}`, { site: 'pl' });
      expect([answer.status, answer.headers.etag]).toEqual([200, plain.headers.etag]);
      expect(answer.text).toBe(plain.text);
    }
  });

  it('a page from memory has its length, with HEAD as well, and conditions count in any letter case', async () => {
    const ask = (method: string, headers: Record<string, string>) =>
      exchange(site, '/home', { method, headers: { 'Accept-Encoding': 'br', ...headers } });
    const get = await ask('GET', {});
    // It is compressed once more when it is asked for again.
    const pair = async () => Promise.all([ask('GET', {}), ask('HEAD', {})]);
    await expect
      .poll(async () => {
        const [whole, head] = await pair();
        expect(whole.headers['content-length']).toBe(String(whole.bytes.length));
        expect([head.status, head.bytes.length]).toEqual([200, 0]);
        return { ...head.headers, date: whole.headers.date, isSame: whole.headers };
      }, patience)
      .toSatisfy(({ isSame, ...head }) => JSON.stringify(head) === JSON.stringify(isSame));
    for (const name of ['If-None-Match', 'if-none-match', 'IF-NONE-MATCH']) {
      for (const method of ['GET', 'HEAD']) {
        expect((await ask(method, { [name]: String(get.headers.etag) })).status).toBe(304);
      }
    }
    expect((await ask('GET', { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  it("the site's files are precompressed and cached for good", async () => {
    const { text } = await site.get('/home');
    const files = [
      ...tags(text, 'link').filter(({ rel }) => rel === 'stylesheet'),
      ...tags(text, 'script'),
    ].flatMap(({ href, src }) => href ?? src ?? []);
    files.push(...scriptsLater(text));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const original = readFileSync(path.join('build/site', file));
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await exchange(site, file, { headers: { 'accept-encoding': encoding } });
        expect([file, answer.status]).toEqual([file, 200]);
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        expect(decompress(answer)).toBe(String(original));
      }
    }
    const missing = await site.get('/assets/entry-00000000.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await site.get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('HEAD has the headers of GET and no body', async () => {
    for (const pathname of ['/home', '/nothing-here', '/robots.txt', '/favicon.svg']) {
      const get = await site.get(pathname);
      const head = await site.request(pathname, { method: 'HEAD' });
      expect([head.status, head.text]).toEqual([get.status, '']);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.headers.etag).toBe(get.headers.etag);
    }
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'a page does not accept %s, with or without a body',
    async (method) => {
      expect((await site.request('/home', { method, body: 'a=b' })).status).toBe(405);
      expect((await site.request('/home', { method })).status).toBe(405);
    },
  );

  it.each([
    ['/%E0%A4%A', [400, 404]],
    ['/%', [400, 404]],
    ['/%00', [400, 404]],
    ['/content/pages/%00', [400, 404]],
    ['/content/pages/home%00', [400, 404]],
    ['/content/pages/%E0%A4%A', [400, 404]],
    ['/content/pages', [400, 404]],
    ['/content/pages/', [400, 404]],
    ['/content/pages/nothing-here', [404]],
    ["/content/pages/home'--", [404]],
    ['/forms/quote', [404]],
    ['/gallery', [404]],
    ['/Gallery', [404]],
    ['/assets/..%2f..%2fserver/main.js', [400, 404]],
    ['/..%2f..%2fpackage.json', [400, 404]],
    ['/pictures/0000000000000000/x/800.webp', [404]],
    ['/pictures/..%2f..%2f..%2fetc/passwd/800.webp', [404]],
    ['/videos/0000000000000000/x.mp4', [404]],
    ['/videos/0000000000000000/%00.mp4', [400, 404]],
    ['/videos/0000000000000000/..%2f..%2fsecret', [404]],
    [`/${'x'.repeat(4000)}`, [404, 414]],
  ] as [string, number[]][])(
    'an unknown address is not found, never an error: %s',
    async (pathname, expected) => {
      const { status } = await site.get(pathname);
      expect(expected).toContain(status);
    },
  );

  it('a double slash is not another address of a page', async () => {
    // Otherwise every `//anything/home` would be cached as a page of its own.
    expect((await site.get('//example.com/home')).status).toBe(404);
    expect((await site.get('//example.com')).status).toBe(404);
  });

  it.each([
    ['/HOME', '/home'],
    ['/earc', '/eArc'],
    ['/EARC?utm_source=fair&x=1', '/eArc?utm_source=fair&x=1'],
    ['/Balcony_Item/400?', '/balcony_item/400'],
    ['/%48ome', '/home'],
    ['/NEWS?topic=standards', '/news?topic=standards'],
    ['/About?modules=3', '/about?modules=3'],
    ['/Search?q=Roof+HEAT', '/search?q=Roof+HEAT'],
    ['/News_Detail/1', '/news_detail/1'],
    ['/Login?next=/admin', '/login?next=/admin'],
    ['/Activity_detail/1', '/activity_detail/1'],
    ['/content/pages/HOME', '/content/pages/home'],
    ['/content/pages/earc?modules=3', '/content/pages/eArc?modules=3'],
    ['/content/pages/NEWS_detail/1', '/content/pages/news_detail/1'],
  ])(
    'an address in different letter case redirects to the canonical one: %s',
    async (asked, address) => {
      for (const method of ['GET', 'HEAD']) {
        for (const label of [undefined, 'de']) {
          const answer = await site.request(asked, { method, ...(label && { site: label }) });
          expect([answer.status, answer.headers.location]).toEqual([308, address]);
          // That spelling may one day be another page's.
          expect(answer.headers['cache-control']).toMatch(/^no-(cache|store)$/);
        }
      }
      expect((await site.request(asked, { method: 'POST' })).status).not.toBe(308);
      if (!address.startsWith('/activity')) expect((await site.get(address)).status).toBe(200);
    },
  );

  it.each([
    '/NOWHERE',
    '/News_Detail/999999',
    '/HOME/more',
    '/Robots.txt',
    '/Documents/data-sheets/smf-520/de.pdf',
    '//HOME',
    '/%5CHOME',
    '/content/pages/NOWHERE',
    '/content/pages/News_Detail/999999',
  ])('an unknown address is not redirected for its letter case: %s', async (asked) => {
    const { status, headers } = await site.get(asked);
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it('the redirect to the home page keeps the query', async () => {
    const { headers } = await site.get('/?utm_source=fair&utm_medium=qr', { site: 'de' });
    expect(headers.location).toBe('/home?utm_source=fair&utm_medium=qr');
  });

  it.each(['', '[', 'a b', 'x/y', 'localhost:99999', '"><script>'])(
    'an unknown Host header means English or is refused, never an error: %j',
    async (host) => {
      const { status, bytes } = await exchange(site, '/home?made', { host });
      expect([200, 400, 421]).toContain(status);
      if (status === 200) expect(tags(String(bytes), 'html')[0]?.lang).toBe('en');
    },
  );
});
