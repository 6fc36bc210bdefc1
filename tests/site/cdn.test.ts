import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { freePort, startSite, visible } from '../helpers/site.ts';

interface Purged {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What the interface of a CDN would receive. */
async function startCdn() {
  const purged: Purged[] = [];
  const state = { status: 200 };
  const port = await freePort();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const body: unknown = JSON.parse(String(Buffer.concat(chunks)));
      purged.push({ method, path: url, headers, body });
      response.writeHead(state.status, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, port, purged, state };
}

const shared = ['cdn-cache-control', 'cache-tag', 'surrogate-key'];

describe('behind a CDN that is told of changes', () => {
  let cdn: Awaited<ReturnType<typeof startCdn>>;
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    cdn = await startCdn();
    site = await startSite('sqlite', {
      CDN_PURGE_URL: `http://127.0.0.1:${cdn.port}/zones/1/purge_cache`,
      CDN_PURGE_TOKEN: 'of the CDN',
    });
  });
  afterAll(async () => {
    await site?.destroy();
    close(cdn.server);
  });

  const close = (server: Server) => {
    server.closeAllConnections();
    server.close();
  };

  it('all is purged when the server starts, since a new build has other pages', async () => {
    await expect.poll(() => cdn.purged.length, patience).toBeGreaterThan(0);
    expect(cdn.purged[0]).toMatchObject({
      method: 'POST',
      path: '/zones/1/purge_cache',
      body: { tags: ['pages'] },
      headers: {
        authorization: 'Bearer of the CDN',
        'content-type': 'application/json',
        'surrogate-key': 'pages',
      },
    });
  });

  it.each(['/home', '/content/pages/home', '/sitemap.xml', '/news/rss.xml', '/parameters.json'])(
    'what is made of published content may be kept there, not in browsers: %s',
    async (address) => {
      // When it is made, from memory, and where it has not changed.
      const first = await site.get(address, { site: 'de' });
      const again = await site.get(address, { site: 'de', headers: { 'accept-encoding': 'br' } });
      const condition = { 'if-none-match': String(first.headers.etag) };
      const known = await site.get(address, { site: 'de', headers: condition });
      expect([first.status, again.status, known.status]).toEqual([200, 200, 304]);
      for (const { headers } of [first, again, known]) {
        expect(headers['cdn-cache-control']).toBe(
          'public, max-age=300, stale-while-revalidate=30, stale-if-error=86400',
        );
        expect(headers['surrogate-key']).toBe('pages');
        expect(headers['cache-control']).toBe('no-cache');
        expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
        expect(headers['set-cookie']).toBeUndefined();
      }
    },
  );

  it.each(['/nowhere', '/login', '/search?q=solar', '/news?page=2', '/about?case=1', '/api/pages'])(
    'what is for one visitor may not: %s',
    async (address) => {
      const { headers } = await site.get(address);
      for (const name of shared) expect([name, headers[name]]).toEqual([name, undefined]);
    },
  );

  it('a change is purged at once and once more, with retries until the CDN has taken it', async () => {
    const headers = await site.signIn();
    await expect.poll(() => cdn.purged.length, patience).toBeGreaterThanOrEqual(2);
    const before = cdn.purged.length;
    cdn.state.status = 500;
    const page = { path: '/behind-a-cdn', title: 'Behind a CDN', _status: 'published' };
    expect((await site.post('/api/pages', page, { headers })).status).toBe(201);
    await expect.poll(() => cdn.purged.length, patience).toBeGreaterThanOrEqual(before + 2);
    cdn.state.status = 200;
    const failed = cdn.purged.length;
    await expect.poll(() => cdn.purged.length, patience).toBeGreaterThanOrEqual(failed + 2);
    const title = async () => textOf((await site.get('/behind-a-cdn')).text, 'title');
    await expect.poll(title, visible).toBe('Behind a CDN · eArc');
  });
});

describe('without a CDN', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  it('nobody but a browser is told that it may keep a page', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await site.get('/home');
      expect(headers['cache-control']).toBe('no-cache');
      for (const name of shared) expect([name, headers[name]]).toEqual([name, undefined]);
    }
  });
});
