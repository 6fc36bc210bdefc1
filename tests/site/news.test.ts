import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withPlainSpaces } from '../../app/i18n/typography.ts';
import { standards } from '../../content/news/standards/article.ts';
import { contentRevision } from '../helpers/database.ts';
import { elements, headLinks, isNoindex, tags, textOf } from '../helpers/html.ts';
import { inOrder, newsOf } from '../helpers/news.ts';
import { patience } from '../helpers/patience.ts';
import { chosenDatabases, startSite, visible } from '../helpers/site.ts';

/** How many articles a list page shows. */
const perPage = 10;

const day = 24 * 60 * 60 * 1000;

describe.each(chosenDatabases())('news on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;
  let news: ReturnType<typeof newsOf>;

  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
    news = newsOf(site, headers);
  });
  afterAll(() => site?.destroy());
  afterEach(() => news.clear());

  const status = async (address: string) => (await site.get(address)).status;

  it('shows an article with its date in the language of the site, and its neighbours', async () => {
    const place = inOrder.indexOf(standards);
    const [newer, older] = [inOrder[place - 1], inOrder[place + 1]];
    const { items } = (await site.get('/news/feed.json')).json;
    const address = new URL(items[place].url).pathname;
    const { status: code, text } = await site.get(address, { site: 'de' });
    expect(code).toBe(200);
    expect(elements(text, 'h1').map((heading) => withPlainSpaces(heading.text))).toEqual([
      standards.texts.de.title,
    ]);
    expect(elements(text, 'time')[0]).toEqual({
      attributes: { dateTime: '2026-11-12' },
      text: '12.\u00a0November 2026',
    });
    const nav = /<nav class="article-neighbours"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? '';
    expect(elements(nav, 'a').map((link) => withPlainSpaces(link.text))).toEqual([
      older?.texts.de.title,
      newer?.texts.de.title,
      'Alle Artikel',
    ]);
  });

  it('leads from article to article in the order of the list, with an end on either side', async () => {
    // Three with the same date: the list has a defined order for them, too.
    const moment = '2018-03-01T12:00:00.000Z';
    for (const title of ['One', 'Two', 'Three']) await news.create({ title, published: moment });
    await expect.poll(() => news.total('/news'), visible).toBe(inOrder.length + 3);
    const list: string[] = [];
    const pages = Math.ceil((inOrder.length + 3) / perPage);
    for (let page = 1; page <= pages; page += 1) {
      list.push(...(await news.addresses(`/news?page=${page}`)));
    }
    const found = [];
    for (const address of list) {
      const { json } = await site.get(`/content/pages${address}`);
      const { previous, next } = json.article;
      found.push([next?.href ?? null, address, previous?.href ?? null]);
    }
    expect(found).toEqual(
      list.map((address, index) => [list[index - 1] ?? null, address, list[index + 1] ?? null]),
    );
  });

  it('provides the metadata that search engines and social networks use', async () => {
    const [address = ''] = await news.addresses();
    const { text } = await site.get(address, { site: 'fr' });
    const { title = '', summary } = inOrder[0]?.texts.fr ?? {};
    const { canonical, alternates } = headLinks(text);
    const named = (name: string) =>
      tags(text, 'meta').find((one) => one.name === name || one.property === name)?.content;
    expect(textOf(text, 'title')).toBe(`${title} · eArc`);
    expect(named('description')).toBe(summary);
    expect(canonical).toBe(`${site.origin('fr')}${address}`);
    expect(alternates.ja).toBe(`${site.origin('ja')}${address}`);
    const image = new URL(named('og:image') ?? '');
    expect((await site.get(image.pathname, { site: 'fr' })).headers['content-type']).toBe(
      'image/png',
    );
    expect(text).toContain('"@type":"NewsArticle"');
    expect((await site.get('/sitemap.xml')).text).toContain(`${address}</loc>`);
  });

  it('shows drafts only to signed-in staff', async () => {
    const before = await contentRevision(site);
    const { id } = await news.create({ title: 'Not yet', _status: 'draft' });
    expect(await contentRevision(site)).toBe(before);
    expect(await status(`/news_detail/${id}`)).toBe(404);
    expect(await status(`/api/news/${id}`)).toBe(404);
    expect((await site.get(`/news_detail/${id}?preview=en`)).status).toBe(404);
    const preview = await site.get(`/news_detail/${id}?preview=en`, { headers });
    expect([preview.status, textOf(preview.text, 'h1')]).toEqual([200, 'Not yet']);
    expect([isNoindex(preview.text), preview.headers['cache-control']]).toEqual([true, 'no-store']);
    await news.change(id, { _status: 'published' });
    await expect.poll(() => status(`/news_detail/${id}`), visible).toBe(200);
    await expect.poll(() => news.titles('/news?year=2020'), visible).toContain('Not yet');
    await news.change(id, { _status: 'draft' });
    await expect.poll(() => status(`/news_detail/${id}`), visible).toBe(404);
  });

  it('shows an article everywhere within five seconds of its date, and nowhere before', async () => {
    const teaser = { blockType: 'newsTeaser', title: 'News' };
    const page = { path: '/soon', title: 'Soon', blocks: [teaser], _status: 'published' };
    expect((await site.post('/api/pages', page, { headers })).status).toBe(201);
    const [newest = ''] = await news.addresses();
    const tomorrow = new Date(Date.now() + day).toISOString();
    const { id: later } = await news.create({ title: 'Tomorrow', published: tomorrow });
    const date = Date.now() + 5000;
    // As the back office of a user in Japan may send it.
    const published = new Date(date + 9 * 60 * 60 * 1000).toISOString().replace('Z', '+09:00');
    const { id } = await news.create({ title: 'Soon', published });
    const address = `/news_detail/${id}`;
    const places = [
      ...['/news', '/content/pages/news', '/soon', newest, '/sitemap.xml'],
      ...['/news/rss.xml', '/news/atom.xml', '/news/feed.json'],
    ];
    const all = ['en', 'ja'].flatMap((language) => places.map((place) => `${language} ${place}`));
    /** All places where visitors could find it; responses come from the cache if possible. */
    const found = async () => {
      const answers = all.map(async (one) => {
        const [language, place = ''] = one.split(' ');
        const { text } = await site.get(place, { site: language === 'en' ? undefined : language });
        // A site's sitemap only has what is in its language.
        const isRight = text.includes(address) || (language === 'ja' && place === '/sitemap.xml');
        return isRight ? [one] : [];
      });
      return (await Promise.all(answers)).flat();
    };
    let looks = 0;
    while (Date.now() < date) {
      const shown = [await found(), await status(address), await status(`/api/news/${id}`)];
      if (Date.now() >= date) break;
      expect(shown).toEqual([['ja /sitemap.xml'], 404, 404]);
      looks += 1;
    }
    expect(looks).toBeGreaterThan(0);
    // Nothing is saved in between: the cache has to notice by itself.
    await expect.poll(found, patience).toEqual(all);
    expect([await status(address), await status(`/api/news/${id}`)]).toEqual([200, 200]);
    expect(await status(`/news_detail/${later}`)).toBe(404);
    expect(await news.titles('/news')).not.toContain('Tomorrow');
    // Postponing the date hides it again.
    await news.change(id, { published: tomorrow });
    await expect.poll(found, patience).toEqual(['ja /sitemap.xml']);
    expect(await status(address)).toBe(404);
  });

  it('shows the products that an article is about below it', async () => {
    const { json } = await site.get('/api/series?depth=0&limit=10');
    const series = json.docs.filter(
      ({ key }: { key: string }) => key === 'smf' || key === 'balcony',
    );
    const { id } = await news.create({ series: series.map((one: { id: number }) => one.id) });
    await expect.poll(() => status(`/news_detail/${id}`), visible).toBe(200);
    const { text } = await site.get(`/news_detail/${id}`, { site: 'de' });
    const part = /<section class="related-products"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
    expect(textOf(part, 'h2')).toBe('Passende Produkte');
    expect(tags(part, 'a').map(({ href }) => href)).toEqual(
      series.map(({ href }: { href: string }) => href),
    );
    await news.change(id, { series: [] });
    await expect
      .poll(async () => (await site.get(`/news_detail/${id}`)).text, visible)
      .not.toContain('class="related-products"');
  });

  it('has plain links for sharing an article, and no trackers', async () => {
    const [address = ''] = await news.addresses();
    const links = async (label?: string) => {
      const { text } = await site.get(address, { site: label });
      const part = /<div class="share">[\s\S]*?<\/div>/.exec(text)?.[0] ?? '';
      expect(tags(part, 'img')).toEqual([]);
      return tags(part, 'a').map(({ href = '' }) => new URL(href));
    };
    const hosts = async (label?: string) => (await links(label)).map(({ hostname }) => hostname);
    expect(await hosts()).toEqual(['', 'www.linkedin.com', 'x.com']);
    expect(await hosts('ja')).toContain('social-plugins.line.me');
    expect(await hosts('zh')).toContain('service.weibo.com');
    expect(await hosts('cn')).toEqual(['', 'service.weibo.com']);
    const [mail, network] = await links('de');
    expect(mail?.protocol).toBe('mailto:');
    expect(mail?.searchParams.get('subject')).toBe(inOrder[0]?.texts.de.title);
    expect(mail?.searchParams.get('body')).toBe(`${site.origin('de')}${address}`);
    expect(network?.searchParams.get('url')).toBe(`${site.origin('de')}${address}`);
  });

  it.each(['999999', '0', '-1', '01', 'x', '99999999999', '1%20', '1/2'])(
    'has no article %s',
    async (id) => {
      expect(await status(`/news_detail/${id}`)).toBe(404);
      expect(await status(`/content/pages/news_detail/${id}`)).toBe(404);
    },
  );

  it('shows an untranslated article in English, and says so', async () => {
    const { id } = await news.create({ title: 'Only English' });
    await expect.poll(() => status(`/news_detail/${id}`), visible).toBe(200);
    const { text } = await site.get(`/news_detail/${id}`, { site: 'ja' });
    const [title] = elements(text, 'h1');
    expect(title).toEqual({ attributes: { lang: 'en' }, text: 'Only English' });
    expect(text).toMatch(/<div class="rich-text" lang="en">/);
    expect(headLinks(text).canonical).toBe(`${site.origin()}/news_detail/${id}`);
  });

  it('fills teasers with the newest articles, or those on a topic', async () => {
    const teaser = { blockType: 'newsTeaser', title: 'News' };
    const blocks = [teaser, { ...teaser, topic: 'projects' }, { ...teaser, topic: 'products' }];
    const page = { path: '/teasers', title: 'Teasers', blocks, _status: 'published' };
    expect((await site.post('/api/pages', page, { headers })).status).toBe(201);
    await expect.poll(() => status('/teasers'), visible).toBe(200);
    const { json } = await site.get('/content/pages/teasers');
    const shown = json.blocks.map(({ articles: all }: { articles: { title: string }[] }) =>
      all.map(({ title }) => withPlainSpaces(title)),
    );
    const newest = (topic?: string) =>
      inOrder
        .filter((one) => topic === undefined || one.topic === topic)
        .slice(0, 3)
        .map(({ texts }) => texts.en.title);
    expect(shown).toEqual([newest(), newest('projects'), newest('products')]);
    const { text } = await site.get('/teasers');
    expect(text).toContain('href="/news?topic=projects"');
  });
});
