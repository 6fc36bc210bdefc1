import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCdn } from '../helpers/cdn.ts';
import { queryDatabase } from '../helpers/database.ts';
import { textOf } from '../helpers/html.ts';
import { metricsToken, readMetrics } from '../helpers/metrics.ts';
import { startNodes } from '../helpers/nodes.ts';
import { patience } from '../helpers/patience.ts';
import { availableDatabases, startSite, visible } from '../helpers/site.ts';

const secret = 'what the CDN knows';

/** Of Fastly, of Cloudflare, of CloudFront and of others. */
const shared = [
  ...['surrogate-control', 'surrogate-key', 'cloudflare-cdn-cache-control', 'cdn-cache-control'],
  'cache-tag',
];

describe('behind a CDN that is told of changes', () => {
  let cdn: Awaited<ReturnType<typeof startCdn>>;
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    cdn = await startCdn();
    site = await startSite('sqlite', {
      CDN: 'cloudflare',
      CDN_ID: '023e105f4ecef8ad',
      CDN_TOKEN: secret,
      CDN_API: `http://127.0.0.1:${cdn.port}`,
      METRICS_TOKEN: metricsToken,
    });
  });
  afterAll(async () => {
    await site?.destroy();
    cdn?.close();
  });

  it('all is purged when the server starts, since a new build has other pages', async () => {
    await expect.poll(() => cdn.purged.length, patience).toBeGreaterThan(0);
    expect(cdn.purged[0]).toMatchObject({
      method: 'POST',
      path: '/zones/023e105f4ecef8ad/purge_cache',
      body: { tags: ['pages'] },
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
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
        expect(headers['cloudflare-cdn-cache-control']).toBe(
          'public, max-age=300, stale-while-revalidate=30, stale-if-error=86400',
        );
        expect(headers['cache-tag']).toBe('pages');
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
    const figures = await readMetrics(site);
    expect(figures.get('website_cdn_purges_total{outcome="failed"}')).toBeGreaterThanOrEqual(2);
    expect(figures.get('website_cdn_purges_total{outcome="done"}')).toBeGreaterThanOrEqual(2);
    expect(site.output.join('')).toContain('a CDN could not be told of a change');
    expect(site.output.join('')).not.toContain(secret);
  });
});

describe('behind CloudFront', () => {
  let cdn: Awaited<ReturnType<typeof startCdn>>;
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    cdn = await startCdn();
    site = await startSite('sqlite', {
      ...{ CDN: 'cloudfront', CDN_ID: 'EDFDVBD6EXAMPLE', CDN_ACCESS_KEY_ID: 'AKIDEXAMPLE' },
      ...{ CDN_SECRET_ACCESS_KEY: secret, CDN_API: `http://127.0.0.1:${cdn.port}` },
    });
  });
  afterAll(async () => {
    await site?.destroy();
    cdn?.close();
  });

  it('pages say in one header what it and what browsers may keep', async () => {
    const kept = 'public, max-age=0, s-maxage=300, stale-if-error=86400';
    const first = await site.get('/home');
    const again = await site.get('/home', { headers: { 'accept-encoding': 'br' } });
    const condition = { 'if-none-match': String(first.headers.etag) };
    const known = await site.get('/home', { headers: condition });
    for (const { headers } of [first, again, known]) {
      expect([headers['cache-control'], headers['cache-tag']]).toEqual([kept, 'pages']);
    }
    for (const address of ['/nowhere', '/login', '/news?page=2']) {
      const { headers } = await site.get(address);
      expect([address, headers['cache-control']]).not.toEqual([address, kept]);
      expect([address, headers['cache-tag']]).toEqual([address, undefined]);
    }
  });

  it('its invalidations are asked for by a signature', async () => {
    await expect.poll(() => cdn.purged.length, patience).toBeGreaterThan(0);
    expect(cdn.purged[0]?.path).toBe('/2020-05-31/distribution/EDFDVBD6EXAMPLE/invalidation');
    expect(cdn.purged[0]?.body).toContain('<Path>#pages</Path>');
    expect(cdn.purged[0]?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/us-east-1\/cloudfront\/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=[0-9a-f]{64}$/,
    );
  });
});

const hasPostgres = availableDatabases().includes('postgres');

describe.skipIf(!hasPostgres)('two nodes behind a CDN', () => {
  let cdn: Awaited<ReturnType<typeof startCdn>>;
  let all: Awaited<ReturnType<typeof startNodes>>;

  beforeAll(async () => {
    cdn = await startCdn();
    all = await startNodes(2, { CDN: 'other', CDN_API: `http://127.0.0.1:${cdn.port}/purge` });
  });
  afterAll(async () => {
    await all?.destroy();
    cdn?.close();
  });

  it('tell it twice when each starts, and together of a change', async () => {
    const [site] = all.nodes;
    await expect.poll(() => cdn.purged.length, patience).toBe(4);
    const headers = await site.signIn();
    const page = { path: '/on-two-nodes', title: 'On two nodes', _status: 'published' };
    expect((await site.post('/api/pages', page, { headers })).status).toBe(201);
    const told = async () => {
      const statement = "SELECT data FROM payload_kv WHERE key = 'purged-revision'";
      const [row] = await queryDatabase(site, statement);
      return (row?.data as { revision?: string } | undefined)?.revision;
    };
    await expect.poll(told, patience).toBeDefined();
    // Twice, and once more if that was a series of changes; by each node it would be four times.
    expect(cdn.purged.length).toBeGreaterThanOrEqual(6);
    expect(cdn.purged.length).toBeLessThan(8);
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
