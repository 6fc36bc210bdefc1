import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../server/http/encoding.ts';
import { KeptBody } from '../../server/pages/kept-body.ts';
import { type Body, type CachedAnswer, PageCache } from '../../server/pages/page-cache.ts';
import { patience } from '../helpers/patience.ts';

const page = (text: string, status = 200): Body => ({ status, type: 'text/html', text });

interface Options {
  maxBytes?: number;
  patienceInMilliseconds?: number;
  now?: () => number;
}

/** Each page is old enough that requests wait for the next version, unless a test says otherwise. */
function createCache(options: Options = {}) {
  let hours = 0;
  const now = () => {
    hours += 1;
    return hours * 3_600_000;
  };
  const cache = new PageCache({
    ...{ maxBytes: 1_000_000, patienceInMilliseconds: 60_000, now },
    ...options,
  });
  cache.revision = 'first';
  return cache;
}

const textIn = (body: KeptBody) =>
  String(zlib.brotliDecompressSync(body.ready('br') ?? Buffer.alloc(0)));

function textOf(answer: CachedAnswer | Body | undefined): string {
  if (!answer) return '';
  return 'body' in answer ? textIn(answer.body) : answer.text;
}

/** A page that is being made until the test says otherwise. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<Body>();
  let calls = 0;
  const make = () => {
    calls += 1;
    return promise;
  };
  return { make, resolve, reject, calls: () => calls };
}

const unexpected = () => Promise.reject(new Error('This page was made again'));

describe('the page cache', () => {
  it('renders a page once for simultaneous requests', async () => {
    const cache = createCache();
    const making = pending();
    const requests = Array.from({ length: 50 }, () => cache.get('de /home', making.make));
    making.resolve(page('Startseite'));
    const answers = await Promise.all(requests);
    expect(making.calls()).toBe(1);
    expect(new Set(answers.map(textOf))).toEqual(new Set(['Startseite']));
  });

  it('makes different pages separately', async () => {
    const cache = createCache();
    await cache.get('de /home', async () => page('Startseite'));
    const french = await cache.get('fr /home', async () => page('Accueil'));
    expect(textOf(french)).toBe('Accueil');
    expect(textOf(await cache.get('de /home', unexpected))).toBe('Startseite');
  });

  it('keeps a page with its type and the same bytes in every encoding', async () => {
    const cache = createCache();
    const text = 'Grüße, 你好 '.repeat(500);
    await cache.get('key', async () => ({ ...page(text), type: 'text/plain' }));
    const kept = cache.find('key');
    if (!kept) throw new Error('The page was not kept');
    expect(kept).toMatchObject({ status: 200, type: 'text/plain', revision: 'first' });
    expect(textIn(kept.body)).toBe(text);
    expect(String(await kept.body.in('identity'))).toBe(text);
    expect(String(zlib.gunzipSync(await kept.body.in('gzip')))).toBe(text);
    expect(kept.body.ready('gzip')).toBe(await kept.body.in('gzip'));
  });

  it('compresses again, as well as can be, what is asked for', async () => {
    const cache = createCache();
    const text = Array.from({ length: 3000 }, (_, index) => `${index * index} kWh `).join('');
    await cache.get('key', async () => page(text));
    await cache.get('never asked for', async () => page(text));
    const quick = await KeptBody.of(Buffer.from(text));
    const sizeOf = (body?: KeptBody) => body?.ready('br')?.length ?? 0;
    cache.find('key');
    await expect.poll(() => sizeOf(cache.find('key')?.body), patience).toBeLessThan(sizeOf(quick));
    expect(textOf(cache.find('key'))).toBe(text);
    expect(sizeOf(cache.findOld('never asked for')?.body)).toBe(sizeOf(quick));
  });

  it('makes a page in advance, once, and says what has to be made again, in the order of requests', async () => {
    const cache = createCache();
    const making = pending();
    const prepared = [cache.prepare('a', making.make), cache.prepare('a', making.make)];
    making.resolve(page('a'));
    await Promise.all(prepared);
    expect([making.calls(), textOf(cache.find('a'))]).toEqual([1, 'a']);
    await cache.prepare('a', unexpected);
    for (const key of ['b', 'c', 'd']) await cache.prepare(key, async () => page(key));
    for (const key of ['c', 'a', 'd']) cache.find(key);
    expect(cache.outdated()).toEqual([]);
    cache.revision = 'second';
    expect(cache.outdated()).toEqual(['d', 'a', 'c', 'b']);
    // Its own work does not change the order.
    for (const key of ['d', 'a', 'c', 'b']) await cache.prepare(key, async () => page(key));
    cache.revision = 'third';
    expect(cache.outdated()).toEqual(['d', 'a', 'c', 'b']);
  });

  it('gives equal pages equal marks, and different pages different ones', async () => {
    const cache = createCache();
    const mark = async (key: string, text: string) => {
      const answer = await cache.get(key, async () => page(text));
      return 'etag' in answer ? answer.etag : '';
    };
    const first = await mark('1', 'one');
    expect(first).toMatch(/^W\/"[\w-]{16}"$/);
    expect(await mark('2', 'one')).toBe(first);
    expect(await mark('3', 'two')).not.toBe(first);
  });
});

describe('a change of content', () => {
  it('renders a page again, and lets requests wait for the new version', async () => {
    const cache = createCache();
    await cache.get('key', async () => page('old'));
    cache.revision = 'second';
    expect(cache.find('key')).toBeUndefined();
    expect(textOf(await cache.get('key', async () => page('new')))).toBe('new');
    expect(textOf(await cache.get('key', unexpected))).toBe('new');
  });

  it('while a page is being made puts the page out of date at once', async () => {
    const cache = createCache();
    const making = pending();
    const request = cache.get('key', making.make);
    cache.revision = 'second';
    making.resolve(page('made from what was there before'));
    await request;
    expect(cache.find('key')).toBeUndefined();
    expect(textOf(await cache.get('key', async () => page('new')))).toBe('new');
  });

  it('shows the old page while the new one takes long, and then the new one', async () => {
    const cache = createCache({ patienceInMilliseconds: 10 });
    await cache.get('key', async () => page('old'));
    cache.revision = 'second';
    const making = pending();
    expect(textOf(await cache.get('key', making.make))).toBe('old');
    expect(textOf(await cache.get('key', making.make))).toBe('old');
    expect(making.calls()).toBe(1);
    making.resolve(page('new'));
    await expect.poll(() => textOf(cache.find('key'))).toBe('new');
  });

  it('is waited for by one request, and not by those that come while the page is being made', async () => {
    const cache = createCache();
    await cache.get('key', async () => page('old'));
    cache.revision = 'second';
    const making = pending();
    const first = cache.get('key', making.make);
    expect(textOf(await cache.get('key', making.make))).toBe('old');
    making.resolve(page('new'));
    expect(textOf(await first)).toBe('new');
    expect(making.calls()).toBe(1);
  });

  it('that follows another at once makes nobody wait', async () => {
    let now = 0;
    const cache = createCache({ now: () => now });
    await cache.get('key', async () => page('old'));
    cache.revision = 'second';
    expect(textOf(await cache.get('key', async () => page('new')))).toBe('new');
    cache.revision = 'third';
    const making = pending();
    now = 3999;
    expect(textOf(await cache.get('key', making.make))).toBe('new');
    making.resolve(page('newer'));
    await expect.poll(() => textOf(cache.find('key'))).toBe('newer');
    now += 4000;
    cache.revision = 'fourth';
    expect(textOf(await cache.get('key', async () => page('newest')))).toBe('newest');
  });

  it('shows the old page when the new one cannot be made, and tries again next time', async () => {
    const cache = createCache();
    await cache.get('key', async () => page('old'));
    cache.revision = 'second';
    const fail = () => Promise.reject(new Error('The database is gone'));
    expect(textOf(await cache.get('key', fail))).toBe('old');
    expect(textOf(await cache.get('key', async () => page('new')))).toBe('new');
  });

  it('that takes a page back never shows it again', async () => {
    const cache = createCache();
    await cache.get('key', async () => page('old'));
    cache.revision = 'second';
    expect((await cache.get('key', async () => page('gone', 404))).status).toBe(404);
    const fail = () => Promise.reject(new Error('The database is gone'));
    await expect(cache.get('key', fail)).rejects.toThrow('The database is gone');
  });

  it('keeps the old page through a server error', async () => {
    const cache = createCache();
    await cache.get('key', async () => page('old'));
    cache.revision = 'second';
    await cache.get('key', async () => page('broken', 500));
    const fail = () => Promise.reject(new Error('The database is gone'));
    expect(textOf(await cache.get('key', fail))).toBe('old');
  });
});

describe('what is not kept', () => {
  it.each([301, 404, 500, 503])('an answer with status %i', async (status) => {
    const cache = createCache();
    const answer = await cache.get('key', async () => page('not a page', status));
    expect(answer).toMatchObject({ status, text: 'not a page' });
    expect(textOf(await cache.get('key', async () => page('a page')))).toBe('a page');
  });

  it('a failure without an older version, which is passed on', async () => {
    const cache = createCache();
    const making = pending();
    const requests = [cache.get('key', making.make), cache.get('key', making.make)];
    making.reject(new Error('The database is gone'));
    for (const request of requests) await expect(request).rejects.toThrow('The database is gone');
    expect(textOf(await cache.get('key', async () => page('a page')))).toBe('a page');
  });

  it('anything in a cache of size 0', async () => {
    const cache = createCache({ maxBytes: 0 });
    await cache.get('key', async () => page('one'));
    expect(cache.find('key')).toBeUndefined();
    expect(textOf(await cache.get('key', async () => page('two')))).toBe('two');
  });

  it('more than fits: the least recently used pages make room', async () => {
    // Random text of 13,500 characters takes 10,000 bytes, which count four times.
    const cache = createCache({ maxBytes: 150_000 });
    const text = () => randomBytes(10_000).toString('base64');
    await cache.get('popular', async () => page(text()));
    for (let index = 0; index < 20; index += 1) {
      await cache.get(`other ${index}`, async () => page(text()));
      cache.find('popular');
    }
    const kept = Array.from({ length: 20 }, (_, index) => cache.find(`other ${index}`));
    expect(cache.find('popular')).toBeDefined();
    expect(kept.at(-1)).toBeDefined();
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(3);
  });

  it('a page larger than the whole cache, which is served anyway', async () => {
    const cache = createCache({ maxBytes: 1000 });
    const text = randomBytes(10_000).toString('base64');
    expect(textOf(await cache.get('key', async () => page(text)))).toBe(text);
    expect(cache.find('key')).toBeUndefined();
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.8', 'br'],
    ['br;q=0.001', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0.5', 'gzip'],
    ['br ; q=0,gzip ; q=0.0', 'identity'],
    ['gzip;q=0', 'identity'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  it('is found whatever the case of its name', () => {
    expect(chooseEncoding('BR')).toBe('br');
    expect(chooseEncoding('GZip')).toBe('gzip');
  });
});
