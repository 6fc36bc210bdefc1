import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundLink } from '../../cms/links/collect.ts';
import { keptPath } from '../../cms/links/missing-path.ts';
import { withQuery } from '../../cms/redirects/address.ts';
import { readCsv } from '../../cms/redirects/csv.ts';
import { keptWords } from '../../cms/search/kept-words.ts';
import { checkLinks } from '../../server/links/check.ts';
import { askOtherSites } from '../../server/links/outside.ts';
import { isPublicAddress } from '../../server/links/public-address.ts';
import { createSites } from '../../server/sites.ts';

describe('a link', () => {
  const link = (href: string, language?: FoundLink['language']): FoundLink => ({
    ...{ place: 'collections/pages/1', title: 'Home', field: 'blocks.0.href', language, href },
  });
  const sites = createSites({ PORT: 3000, SITE_ORIGINS: '', MAINLAND_SITES: 'cn' }).all;
  const asked: string[] = [];
  const problemsOf = async (hrefs: string[], language?: FoundLink['language']) => {
    const faults = await checkLinks({
      links: hrefs.map((href) => link(href, language)),
      addresses: new Set(['/about', '/news_detail/1']),
      redirects: new Set(['/old']),
      sites,
      ask: async (site, path) => {
        asked.push(`${site.key} ${path}`);
        return path.startsWith('/documents/gone')
          ? { status: 404, text: '' }
          : { status: 200, text: '<h2 id="there">' };
      },
      askOutside: async (href) => (href.includes('gone') ? 'outside' : null),
    });
    return faults.map(({ href, problem }) => [href, problem]);
  };

  it.each([
    ['/about', null],
    ['/About/?a=1', null],
    ['/news_detail/1', null],
    ['/news_detail/2', 'missing'],
    ['/nothing', 'missing'],
    ['/old?a=1', 'redirected'],
    ['/about#there', null],
    ['/about#not-there', 'anchor'],
    ['/documents/data-sheets/a/en.pdf', null],
    ['/documents/gone.pdf', 'missing'],
    ['mailto:someone@example.com', null],
    ['tel:+49301', null],
    ['https://example.com/here', null],
    ['https://example.com/gone', 'outside'],
    ['http://de.localhost:3000/nothing', 'missing'],
  ])('to %s is found to be %s', async (href, problem) => {
    expect(await problemsOf([href])).toEqual(problem ? [[href, problem]] : []);
  });

  it('is looked up on the site of its language, and once', async () => {
    asked.length = 0;
    await problemsOf(['/about#there', '/about#there'], 'de');
    expect(asked).toEqual(['de /about']);
  });
});

describe('a page of another site', () => {
  let server: Server;
  let origin: string;
  const requests: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      const [, wanted = ''] = /^\/(\w+)/.exec(request.url ?? '') ?? [];
      const isHead = request.method === 'HEAD';
      const status = wanted === 'nohead' ? (isHead ? 405 : 200) : Number(wanted.slice(1)) || 200;
      const location = wanted === 'inside' ? 'http://10.0.0.1/' : `${origin}/s200`;
      const isMoved = wanted === 's301' || wanted === 'inside';
      response.writeHead(isMoved ? 301 : status, isMoved ? { location } : {});
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://site.example:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const ask = (address: string, isAllowed = (one: string): boolean => one === '127.0.0.1') =>
    askOtherSites({
      isAllowed,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      pauseInMilliseconds: 0,
    })(address);

  it.each([
    ['/s200', null],
    ['/s301', null],
    ['/nohead', null],
    ['/s403', null],
    ['/s404', 'outside'],
    ['/s410', 'outside'],
    ['/s500', 'outside'],
    ['/inside', 'unreachable'],
  ])('that answers as %s is called %s', async (path, problem) => {
    expect(await ask(`${origin}${path}`)).toBe(problem);
  });

  it('is asked with HEAD first, and with GET only if that is not understood', async () => {
    requests.length = 0;
    await ask(`${origin}/s200`);
    await ask(`${origin}/nohead`);
    expect(requests).toEqual(['HEAD /s200', 'HEAD /nohead', 'GET /nohead']);
  });

  it('is not asked at an address of this machine or its network, whatever its name', async () => {
    requests.length = 0;
    expect(await ask(`${origin}/s200`, isPublicAddress)).toBe('unreachable');
    const { port } = server.address() as AddressInfo;
    for (const host of ['127.0.0.1', '[::1]', '2130706433', '[::ffff:127.0.0.1]']) {
      expect(await ask(`http://${host}:${port}/`, isPublicAddress)).toBe('unreachable');
    }
    expect(requests).toEqual([]);
  });

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['nonsense', false],
  ])('at %s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('what is kept', () => {
  it.each([
    ['Solar  Film!', 'solar film'],
    ['SMF-520', 'smf-520'],
    ['ada@example.com', null],
    ['call 0151 2345678', 'call'],
    ['030/123456', null],
    ['http://a.example/b www.example.com dach', 'dach'],
    ['太陽電池', '太陽電池'],
    ['one two three four five six seven', 'one two three four five six'],
  ])('of a search for %s is %s', (query, words) => {
    expect(keptWords(query)).toBe(words);
  });

  it.each([
    ['/Old/', { path: '/old', kind: 'page' }],
    ['/a.PHP', { path: '/a.php', kind: 'program' }],
    ['/.env', { path: '/.env', kind: 'program' }],
    ['/wp-content/x', { path: '/wp-content/x', kind: 'program' }],
    ['/brochure.pdf', { path: '/brochure.pdf', kind: 'page' }],
    ['/u/ada%40example.com', null],
    ['/t/8f14e45fceea167a5a36dedd4bea2543', null],
    ['/', null],
  ])('of a request for %s is %o', (path, kept) => {
    expect(keptPath(path)).toEqual(kept);
  });
});

describe('redirects', () => {
  it.each([
    ['/a', '', '/a'],
    ['/a', '?x=1', '/a?x=1'],
    ['/a?b=2', '?x=1', '/a?b=2&x=1'],
    ['/a#c', '?x=1', '/a?x=1#c'],
  ])('to %s keep the query %s', (target, search, expected) => {
    expect(withQuery(target, search)).toBe(expected);
  });

  it('are read from files as spreadsheets write them, with the lines as they are counted', () => {
    const lines = readCsv('\uFEFFfrom;to\r\n\r\n"/a;b";"say ""no""\nhere"\r\n/c;/d');
    expect(lines).toEqual([
      { line: 1, cells: ['from', 'to'] },
      { line: 3, cells: ['/a;b', 'say "no"\nhere'] },
      { line: 5, cells: ['/c', '/d'] },
    ]);
  });
});
