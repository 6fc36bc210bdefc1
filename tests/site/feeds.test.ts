import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { atom } from '../../server/feeds/atom.ts';
import { type Feed, standAlone } from '../../server/feeds/feed.ts';
import { jsonFeed } from '../../server/feeds/json.ts';
import { rss } from '../../server/feeds/rss.ts';
import { checkAtom, checkJsonFeed, checkRss } from '../helpers/feeds.ts';
import { tags } from '../helpers/html.ts';
import { inOrder, newsOf } from '../helpers/news.ts';
import { startSite, visible } from '../helpers/site.ts';
import { parseXml } from '../helpers/xml.ts';

const formats = [
  { name: 'RSS', path: '/news/rss.xml', type: 'application/rss+xml', check: checkRss, write: rss },
  {
    name: 'Atom',
    path: '/news/atom.xml',
    type: 'application/atom+xml',
    check: checkAtom,
    write: atom,
  },
  {
    name: 'JSON Feed',
    path: '/news/feed.json',
    type: 'application/feed+json',
    check: checkJsonFeed,
    write: jsonFeed,
  },
];

const german = 'https://www.beispiel.de';

const justNow = () => new Date(Date.now() - 60_000).toISOString();

/** The number of entries in a feed. */
const newest = inOrder.slice(0, 20);

describe('the feeds of a site', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;
  let news: ReturnType<typeof newsOf>;

  beforeAll(async () => {
    site = await startSite('sqlite', { SITE_ORIGINS: `de=${german}` });
    headers = await site.signIn();
    news = newsOf(site, headers);
  });
  afterAll(() => site?.destroy());
  afterEach(() => news.clear());

  const labelOf = (language: string) => (language === 'en' ? undefined : language);

  describe.each(formats)('$name', ({ path, type, check }) => {
    it.each(languageCodes)('is valid, in one language and from one host: %s', async (language) => {
      const { status, text, headers: sent } = await site.get(path, { site: labelOf(language) });
      expect([status, sent['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
      const feed = check(text);
      const origin = language === 'de' ? german : site.origin(labelOf(language));
      expect(feed.problems).toEqual([]);
      expect(feed.self).toBe(`${origin}${path}`);
      expect(feed.language).toBe(languages[language].tag);
      expect(feed.articles.map(({ title }) => title)).toEqual(
        newest.map(({ texts }) => typeset(texts[language].title, language)),
      );
      expect(feed.articles.map(({ published }) => published)).toEqual(
        newest.map(({ published }) => published),
      );
      for (const { id, link, html } of feed.articles) {
        expect(link?.startsWith(`${origin}/news_detail/`)).toBe(true);
        expect(id).toBe(link);
        expect(html).toMatch(/^<p>/);
      }
    });

    it('is sent again only if it has changed', async () => {
      const first = await site.get(path);
      const { etag = '', 'last-modified': modified = '' } = first.headers;
      const answers = async (known: Record<string, string>) =>
        (await site.get(path, { headers: known })).status;
      expect(await answers({ 'if-none-match': String(etag) })).toBe(304);
      expect(await answers({ 'if-modified-since': String(modified) })).toBe(304);
      expect(
        await answers({ 'if-none-match': '"other"', 'if-modified-since': String(modified) }),
      ).toBe(200);
      expect(await answers({ 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).toBe(200);
      // As requested by a feed reader that bypasses the cache.
      const head = await site.request(path, {
        method: 'HEAD',
        headers: { 'if-modified-since': String(modified) },
      });
      expect([head.status, head.headers['last-modified']]).toEqual([304, modified]);
      const { id } = await news.create({
        title: 'News of the day',
        published: justNow(),
      });
      await expect
        .poll(async () => (await site.get(path)).text, visible)
        .toContain('News of the day');
      expect(await answers({ 'if-none-match': String(etag) })).toBe(200);
      expect(await answers({ 'if-modified-since': String(modified) })).toBe(200);
      await site.request(`/api/news/${id}`, { method: 'DELETE', headers });
      // The content is unchanged, and so is its ETag.
      await expect.poll(() => answers({ 'if-none-match': String(etag) }), visible).toBe(304);
    });

    it('keeps an article’s id when its text changes', async () => {
      const { id } = await news.create({
        title: 'A title & its <marks>',
        published: justNow(),
      });
      const found = async () =>
        check((await site.get(path)).text).articles.find((one) => one.id.endsWith(`/${id}`));
      await expect.poll(found, visible).toMatchObject({ title: 'A title & its <marks>' });
      const before = await found();
      await news.change(id, { title: 'A new title' });
      await expect.poll(found, visible).toMatchObject({ title: 'A new title', id: before?.id });
      await site.request(`/api/news/${id}`, { method: 'DELETE', headers });
      await expect.poll(found, visible).toBeUndefined();
    });

    it('is advertised in every page', async () => {
      for (const page of ['/home', '/news']) {
        const { text } = await site.get(page, { site: 'de' });
        const link = tags(text, 'link').find((one) => one.rel === 'alternate' && one.type === type);
        expect(link).toMatchObject({ href: `${german}${path}` });
        expect(link?.title).toContain('Aktuelles');
      }
      const { text } = await site.get('/news', { site: 'de' });
      expect(tags(text, 'a').map(({ href }) => href)).toContain(path);
    });
  });

  it('indicate that an article is in a different language', async () => {
    await news.create({ title: 'Only English', published: justNow() });
    const ofArticle = async (path: string) => {
      const { text } = await site.get(path, { site: 'ja' });
      return text.slice(
        text.lastIndexOf('Only English') - 400,
        text.lastIndexOf('Only English') + 900,
      );
    };
    const languagesOfJson = async () => {
      const { json } = await site.get('/news/feed.json', { site: 'ja' });
      return json.items.map(({ language }: { language?: string }) => language);
    };
    await expect
      .poll(() => ofArticle('/news/atom.xml'), visible)
      .toContain('<title xml:lang="en">Only English');
    await expect
      .poll(() => ofArticle('/news/rss.xml'), visible)
      .toContain('<dc:language>en</dc:language>');
    await expect.poll(languagesOfJson, visible).toEqual(['en', ...newest.map(() => undefined)]);
  });

  it('do not contain drafts and scheduled articles', async () => {
    const later = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    await news.create({ title: 'Of a later day', published: later });
    // A draft need not have a date yet.
    const { id } = await news.create({ title: 'Of no day', published: null, _status: 'draft' });
    await news.create({ title: 'Of this day' });
    await expect
      .poll(async () => (await site.get('/news/rss.xml')).text, visible)
      .toContain('Of this day');
    for (const { path } of formats) {
      expect((await site.get(path)).text).not.toMatch(/Of a later day|Of no day/);
    }
    const preview = await site.get(`/news_detail/${id}?preview=en`, { headers });
    expect([preview.status, preview.text.includes('Of no day')]).toEqual([200, true]);
  });
});

describe('a feed', () => {
  const text = (words: string) => ({ text: words, language: 'en' });
  const feed = (words: string): Feed => ({
    href: 'https://example.com/feed',
    page: 'https://example.com/news',
    title: words,
    description: words,
    author: 'eArc',
    icon: 'https://example.com/icon.png',
    language: 'en',
    changed: '2026-11-20T10:00:00.000Z',
    articles: [
      {
        href: 'https://example.com/news_detail/1',
        title: text(words),
        summary: text(words),
        html: text(words),
        topic: { key: 'company', name: words },
        image: null,
        published: '2026-11-20T10:00:00.000Z',
        changed: '2026-11-20T10:00:00.000Z',
      },
    ],
  });

  it.each(formats)('is well-formed whatever an editor types: $name', ({ check, write }) => {
    const kept = 'a < b & "c" ]]> <b>d</b> &nbsp; 🌞 日本';
    const typed = kept.replace('<b>', '\u0007\u000b\ud800<b>\ufffe');
    const {
      problems,
      articles: [article],
    } = check(write(feed(typed)));
    expect(problems).toEqual([]);
    if (write !== jsonFeed) expect(article?.title).toBe(kept);
  });

  it.each(formats)('is valid even without articles: $name', ({ check, write }) => {
    expect(check(write({ ...feed('Empty'), articles: [] })).problems).toEqual([]);
  });

  it('has no dead link, and none that executes anything', () => {
    const page = 'https://example.com/news_detail/1';
    const made = (attributes: string) =>
      standAlone(`<a ${attributes}>`, 'https://example.com', page);
    expect(made('href="/about#media"')).toBe('<a href="https://example.com/about#media">');
    expect(made('href="#part"')).toBe(`<a href="${page}#part">`);
    expect(made('href="mailto:a@example.com" rel="x"')).toBe(
      '<a href="mailto:a@example.com" rel="x">',
    );
    for (const value of [
      'javascript:alert(1)',
      ' javascript:x',
      '//evil.example',
      'data:text/html,x',
      'JaVaScRiPt:x',
      '&#106;avascript:x',
    ]) {
      expect(made(`href="${value}"`)).toBe('<a>');
    }
  });

  it.each(['<a>', '<a></b>', '<a>&nbsp;</a>', '<a>\u0007</a>', '<a b=1/>', '<x:a/>'])(
    'is not well-formed as %s',
    (source) => expect(() => parseXml(source)).toThrow(),
  );

  it('is reported as invalid if something is missing', () => {
    expect(
      checkRss('<rss version="2.0"><channel><title>x</title></channel></rss>').problems,
    ).toContain('channel has 0 of link');
    expect(
      checkAtom('<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>').problems,
    ).toContain('entry has 0 of id');
    expect(checkJsonFeed('{"items":[{"id":"1"}]}').problems).toContain('id 1');
  });
});
