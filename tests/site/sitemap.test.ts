import { afterAll, beforeAll, expect, test } from 'vitest';
import { headLinks } from '../helpers/html.ts';
import { startSite, visible } from '../helpers/site.ts';
import { childrenOf, parseXml } from '../helpers/xml.ts';

/** The map for search engines: the addresses, their languages, and when each last changed. */
interface Entry {
  changed: string;
  alternates: Record<string, string>;
}

let site: Awaited<ReturnType<typeof startSite>>;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await startSite();
  headers = await site.signIn();
});
afterAll(() => site?.destroy());

async function read(label?: string): Promise<Map<string, Entry>> {
  const { text } = await site.get('/sitemap.xml', { site: label });
  const urls = childrenOf(parseXml(text), 'url');
  return new Map(
    urls.map((url) => [
      childrenOf(url, 'loc')[0]?.text.slice(site.origin(label).length) ?? '',
      {
        changed: childrenOf(url, 'lastmod')[0]?.text ?? '',
        alternates: Object.fromEntries(
          childrenOf(url, 'xhtml:link').map(({ attributes: { hreflang, href } }) => [
            hreflang,
            href ?? '',
          ]),
        ),
      },
    ]),
  );
}

const change = async (path: string, data: object) => {
  const { status, json } = await site.request(path, {
    method: 'PATCH',
    body: JSON.stringify(data),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(status).toBe(200);
  return json.doc ?? json.result;
};

/** The addresses whose date has changed, once one of them has. */
async function changedWith(path: string, act: () => Promise<unknown>): Promise<string[]> {
  const before = await read();
  await act();
  await expect
    .poll(async () => (await read()).get(path)?.changed, visible)
    .not.toBe(before.get(path)?.changed);
  const after = await read();
  return [...after.keys()].filter((one) => after.get(one)?.changed !== before.get(one)?.changed);
}

test.each([undefined, 'de', 'cn', 'ja'])(
  'names for each page the same languages as the page itself: %s',
  async (label) => {
    const entries = await read(label);
    expect(entries.size).toBeGreaterThan(40);
    for (const [path, { changed, alternates }] of entries) {
      const { status, text } = await site.get(path, { site: label });
      expect([path, status]).toEqual([path, 200]);
      const head = headLinks(text);
      expect([path, head.canonical]).toEqual([path, `${site.origin(label)}${path}`]);
      expect([path, alternates]).toEqual([path, head.alternates]);
      expect([path, new Date(changed).toISOString()]).toEqual([path, changed]);
      expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
    }
  },
);

test('a page has the date of its last change, and no other page changes with it', async () => {
  const { json } = await site.get('/api/pages?where[path][equals]=/privacy&depth=0', { headers });
  const [{ id, title }] = json.docs;
  let saved = '';
  const changed = await changedWith('/privacy', async () => {
    saved = (await change(`/api/pages/${id}`, { title, _status: 'published' })).updatedAt;
  });
  expect(changed).toEqual(['/privacy']);
  expect((await read()).get('/privacy')?.changed).toBe(saved);
  // A draft changes nothing for visitors.
  const before = await read();
  await change(`/api/pages/${id}?draft=true`, { title: `${title}!`, _status: 'draft' });
  expect(await read()).toEqual(before);
});

test('an article changes with the lists that show it, and nothing else does', async () => {
  const { json } = await site.get('/api/news?limit=1&sort=-published&depth=0', { headers });
  const [{ id }] = json.docs;
  const changed = await changedWith(`/news_detail/${id}`, () =>
    change(`/api/news/${id}`, { _status: 'published' }),
  );
  expect(changed).toEqual(['/news', `/news_detail/${id}`]);
});

test('a weight changes every page that shows product data, and no other', async () => {
  const { json } = await site.get('/api/models?where[key][equals]=smf-520&depth=0', { headers });
  const [{ id, parameters }] = json.docs;
  const changed = await changedWith('/product_data', () =>
    change(`/api/models/${id}`, { parameters }),
  );
  expect(changed).toEqual(
    expect.arrayContaining(['/product_data', '/product', '/home', '/compare', '/download']),
  );
  for (const path of ['/news', '/search']) expect(changed).not.toContain(path);
  expect(changed.filter((path) => path.startsWith('/news_detail/'))).toEqual([]);
});
