import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../app/i18n/languages.ts';
import { programMessages } from '../../app/i18n/programs.ts';
import { hosts } from '../helpers/hosts.ts';
import { elements, headLinks, isNoindex, tags, textOf } from '../helpers/html.ts';
import { startSite } from '../helpers/site.ts';

/* What is there for programs that read the site for people. */

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

const pathsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path);

/** Without spaces, marks for line breaks, brackets and what Markdown needs. */
const bare = (text: string) =>
  text.replace(/\]\(http[^)]*\)/g, '').replace(/[\s\u00ad\u200b\u2060\\*_|#<>·()（）[\]-]/g, '');

describe.each(hosts)('On the host "$label"', ({ label, language }) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    site.get(path, { site: label, headers });
  const origin = () => site.origin(label);

  test('every page is there as Markdown, with its headings, texts, tables and links', async () => {
    for (const path of pathsIn((await get('/sitemap.xml')).text)) {
      const { status, text, headers } = await get(`${path}.md`);
      expect([path, status, headers['content-type']]).toEqual([
        ...[path, 200, 'text/markdown; charset=utf-8'],
      ]);
      // Search engines keep the page, caches need not look at what is accepted.
      expect(headers.link).toBe(`<${origin()}${path}>; rel="canonical"`);
      expect(headers.vary).toBe('accept-encoding');
      const { text: html } = await get(path);
      const link = tags(html, 'link').find(({ type }) => type === 'text/markdown');
      expect([path, link]).toEqual([
        path,
        { rel: 'alternate', type: 'text/markdown', href: `${path}.md` },
      ]);
      const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [];
      expect(front).toContain(`url: "${origin()}${path}"\nlanguage: "${languages[language].tag}"`);
      expect([path, bare(body)]).toEqual([
        path,
        expect.stringContaining(bare(textOf(html, 'h1') ?? '?')),
      ]);
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
      const read = main.replace(/<(form|svg|dialog)[\s\S]*?<\/\1>/g, '');
      for (const name of ['h2', 'h3', 'th', 'td']) {
        for (const { text: said, attributes } of elements(read, name)) {
          if ('hidden' in attributes) continue;
          const [first = ''] = said.split(/[*✓]/);
          expect([path, name, bare(body)]).toEqual([
            ...[path, name, expect.stringContaining(bare(first))],
          ]);
        }
      }
      // Nothing of HTML is left, and every address is whole.
      expect([path, /<\/?[a-z][^>]*>|&(?:amp|lt|gt|quot|#\w+);/.exec(body)]).toEqual([path, null]);
      expect([path, /\]\((?!https?:|mailto:|tel:)[^)]*\)/.exec(body)]).toEqual([path, null]);
      expect([path, body.length > 150]).toEqual([path, true]);
    }
  });

  test('llms.txt says what the site is, and leads to every page in its language', async () => {
    const { status, text, headers } = await get('/llms.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const { text: home } = await get('/home');
    const description = tags(home, 'meta').find(({ name }) => name === 'description')?.content;
    expect(text).toMatch(/^# eArc\n\n> /);
    expect(bare(text)).toContain(bare(description ?? '?'));
    expect(bare(text)).toContain(bare(programMessages[language].examplesHint));
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    for (const line of lines) {
      expect(line).toMatch(/^- \[[^\]]+\]\(http:\/\/[^)]+\)(: .+)?$/);
    }
    const linked = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => address);
    expect(new Set(linked).size).toBe(linked.length);
    const pages = pathsIn((await get('/sitemap.xml')).text);
    expect(linked).toEqual(expect.arrayContaining(pages.map((path) => `${origin()}${path}.md`)));
    for (const address of linked.filter((one) => one.startsWith(origin()))) {
      const path = address.slice(origin().length);
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    const others = hosts.filter((one) => one.label !== label);
    for (const one of others) expect(linked).toContain(`${site.origin(one.label)}/llms.txt`);
  });
});

test('an unchanged Markdown page is not sent again', async () => {
  const { headers } = await site.get('/product.md');
  const again = await site.get('/product.md', {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each([
  '/nowhere.md',
  '/login.md',
  '/forms/quote/sent.md',
  '/gallery.md',
  '/.md',
  '/%ff.md',
  '/Home.md',
])('there is no %s', async (path) => {
  const { status, headers } = await site.get(path);
  expect([status, headers.link]).toEqual([404, undefined]);
});

describe('The one address of what is shown', () => {
  const of = async (address: string, label?: string) => {
    const { text } = await site.get(address, { site: label });
    return { ...headLinks(text), noindex: isNoindex(text) };
  };

  test('is the list itself where it is filtered, whatever the filter', async () => {
    for (const address of ['/news?topic=products', '/news?year=2026', '/job?track=experienced']) {
      const [path = ''] = address.split('?');
      expect((await of(address, 'de')).canonical).toBe(`${site.origin('de')}${path}`);
    }
    expect((await of('/download?product=smf-520')).canonical).toBe(`${site.origin()}/download`);
    expect((await of('/tools/yield?v=1&count=3')).canonical).toBe(`${site.origin()}/tools/yield`);
    expect((await of('/home?utm_source=mail')).canonical).toBe(`${site.origin()}/home`);
  });

  test('is its own for a further page of a list, in all languages', async () => {
    const headers = await site.signIn();
    const { json } = await site.get('/api/news?limit=1&depth=0&locale=en', { headers });
    const { id: _, ...article } = json.docs[0];
    for (let count = 0; count < 11; count += 1) {
      const made = await site.post(
        '/api/news',
        { ...article, title: `Article ${count}`, _status: 'published' },
        { headers },
      );
      expect(made.status).toBe(201);
    }
    const second = () => of('/news?page=2', 'fr');
    await expect
      .poll(async () => (await second()).canonical)
      .toBe(`${site.origin('fr')}/news?page=2`);
    const { alternates, noindex } = await second();
    expect(noindex).toBe(false);
    expect([alternates.de, alternates['x-default']]).toEqual([
      `${site.origin('de')}/news?page=2`,
      `${site.origin()}/news?page=2`,
    ]);
    expect((await of('/news?page=1')).canonical).toBe(`${site.origin()}/news`);
    // With a filter it shows what the whole list shows as well.
    expect((await of('/news?page=2&year=2026')).canonical).toBe(`${site.origin()}/news`);
    // A page beyond the end is the last one.
    const last = await of('/news?page=99');
    expect(last.canonical).toMatch(/\/news\?page=\d$/);
  });
});
