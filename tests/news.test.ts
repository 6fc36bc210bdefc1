import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { articles, articleTexts } from '../content/news/articles.ts';
import { richText } from '../content/rich-text.ts';
import { contentRevision } from './helpers/database.ts';
import { elements, headLinks, isNoindex, tags, textOf } from './helpers/html.ts';
import { availableDatabases, startSite } from './support/site.ts';

/** What is published is visible within two seconds. */
const visible = { timeout: 2000, interval: 50 };

const day = 24 * 60 * 60 * 1000;
const newest = articles.at(-1)?.key ?? 'adhesion';

describe.each(availableDatabases())('news on %s', { timeout: 60_000 }, (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
  }, 180_000);
  afterAll(() => site?.destroy());

  const made: number[] = [];
  afterEach(async () => {
    if (made.length === 0) return;
    for (const id of made.splice(0)) {
      await site.request(`/api/news/${id}`, { method: 'DELETE', headers });
    }
    await expect.poll(async () => (await addresses()).length, visible).toBe(articles.length);
  });

  async function create(data: object): Promise<{ id: number }> {
    const article = {
      title: 'An article',
      summary: 'In short.',
      topic: 'company',
      published: '2020-01-01T00:00:00.000Z',
      body: richText(['At length.']),
      _status: 'published',
      ...data,
    };
    const query = article._status === 'draft' ? '?draft=true' : '';
    const answer = await site.post(`/api/news${query}`, article, { headers });
    expect([answer.status, answer.json?.errors]).toEqual([201, undefined]);
    made.push(answer.json.doc.id);
    return answer.json.doc;
  }

  const change = (id: number, data: object) =>
    site.request(`/api/news/${id}`, {
      method: 'PATCH',
      body: JSON.stringify(data),
      headers: { ...headers, 'content-type': 'application/json' },
    });

  const status = async (address: string) => (await site.get(address)).status;

  /** The titles that a list shows, in its order. */
  async function titles(address: string, label?: string): Promise<string[]> {
    const { text } = await site.get(address, { site: label });
    const list = /<ul class="article-items">([\s\S]*?)<\/ul>/.exec(text)?.[1] ?? '';
    return elements(list, 'h2').map((heading) => heading.text);
  }

  /** Addresses of the articles that a list shows. */
  async function addresses(address = '/news'): Promise<string[]> {
    const { text } = await site.get(address);
    const list = /<ul class="article-items">([\s\S]*?)<\/ul>/.exec(text)?.[1] ?? '';
    return tags(list, 'a').map(({ href }) => href ?? '');
  }

  it.each(['en', 'zh', 'de', 'ja', 'es', 'fr', 'pl'] as const)(
    'lists the newest article first: %s',
    async (language) => {
      const expected = articles.map(({ key }) => articleTexts[language][key].title).reverse();
      expect(await titles('/news', language === 'en' ? undefined : language)).toEqual(expected);
    },
  );

  it('shows an article with its date in the language of the site, and its neighbours', async () => {
    const [, second = ''] = await addresses();
    const { status: code, text } = await site.get(second, { site: 'de' });
    const { standards, adhesion, weight } = articleTexts.de;
    expect(code).toBe(200);
    expect(elements(text, 'h1').map((heading) => heading.text)).toEqual([standards.title]);
    expect(elements(text, 'time')[0]).toEqual({
      attributes: { dateTime: '2026-11-12' },
      text: '12. November 2026',
    });
    const nav = /<nav class="article-neighbours"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? '';
    expect(elements(nav, 'a').map((link) => link.text)).toEqual([
      weight.title,
      adhesion.title,
      'Alle Artikel',
    ]);
  });

  it('has no neighbour before the first and after the last article', async () => {
    const list = await addresses();
    const [last = '', first = ''] = [list[0], list.at(-1)];
    const links = async (address: string) => {
      const { json } = await site.get(`/content/pages${address}`);
      return [json.article.previous?.href ?? null, json.article.next?.href ?? null];
    };
    expect(await links(last)).toEqual([list[1], null]);
    expect(await links(first)).toEqual([null, list.at(-2)]);
  });

  it('gives search engines and networks what they ask for', async () => {
    const [address = ''] = await addresses();
    const { text } = await site.get(address, { site: 'fr' });
    const { title, summary } = articleTexts.fr[newest];
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

  it('filters by topic and year without scripts', async () => {
    await create({ title: 'From long ago', topic: 'standards' });
    await expect.poll(() => titles('/news'), visible).toContain('From long ago');
    const { standards } = articleTexts.en;
    expect(await titles('/news?topic=standards')).toEqual([standards.title, 'From long ago']);
    expect(await titles('/news?topic=standards&year=2020')).toEqual(['From long ago']);
    expect(await titles('/news?topic=projects&year=2020')).toEqual([]);
    const { text } = await site.get('/news?topic=standards&year=2020');
    const chosen = elements(text, 'option').filter(({ attributes }) => 'selected' in attributes);
    expect(chosen.map(({ text: words }) => words)).toEqual(['Standards and tests', '2020']);
    const filter = tags(text, 'form').find((form) => form.class === 'list-filter');
    expect(filter).toMatchObject({ method: 'get', action: '/news' });
  });

  it('takes what it does not know for no filter', async () => {
    const all = await titles('/news');
    for (const query of [
      'topic=constructor',
      'year=1999',
      'page=0',
      'page=x',
      'topic=',
      'other=1',
    ]) {
      expect([query, await titles(`/news?${query}`)]).toEqual([query, all]);
    }
  });

  it('keeps the choice of one visitor from the others', async () => {
    const all = await titles('/news');
    const chosen = await site.get('/news?topic=standards');
    expect(chosen.headers['cache-control']).toBe('no-store');
    expect(await titles('/news')).toEqual(all);
    expect(await titles('/news?utm_source=mail')).toEqual(all);
    const whole = await site.get('/content/pages/news');
    const part = await site.get('/content/pages/news?topic=standards');
    const listOf = (page: { blocks: { blockType: string; list: { total: number } }[] }) =>
      page.blocks.find(({ blockType }) => blockType === 'newsList')?.list.total;
    expect([listOf(whole.json), listOf(part.json)]).toEqual([articles.length, 1]);
    expect(part.headers['cache-control']).toBe('no-store');
    expect(listOf((await site.get('/content/pages/news')).json)).toBe(articles.length);
  });

  it('goes on to further pages', async () => {
    for (let index = 0; index < 9; index += 1) {
      const published = new Date(Date.UTC(2019, index)).toISOString();
      await create({ title: `Old ${index}`, published });
    }
    await expect.poll(async () => (await titles('/news')).length, visible).toBe(10);
    const rest = ['Old 2', 'Old 1', 'Old 0'];
    expect(await titles('/news?page=2')).toEqual(rest);
    // Beyond the last page is the last page.
    expect(await titles('/news?page=999999')).toEqual(rest);
    const { text } = await site.get('/news?page=2&year=2019');
    expect(text).not.toContain('class="news-list-pages"');
    expect((await site.get('/news')).text).toContain('href="/news?page=2"');
  });

  it('keeps drafts to those who are signed in', async () => {
    const before = await contentRevision(site);
    const { id } = await create({ title: 'Not yet', _status: 'draft' });
    expect(await contentRevision(site)).toBe(before);
    expect(await status(`/news_detail/${id}`)).toBe(404);
    expect(await status(`/api/news/${id}`)).toBe(404);
    expect((await site.get(`/news_detail/${id}?preview=en`)).status).toBe(404);
    const preview = await site.get(`/news_detail/${id}?preview=en`, { headers });
    expect([preview.status, textOf(preview.text, 'h1')]).toEqual([200, 'Not yet']);
    expect([isNoindex(preview.text), preview.headers['cache-control']]).toEqual([true, 'no-store']);
    await change(id, { _status: 'published' });
    await expect.poll(() => status(`/news_detail/${id}`), visible).toBe(200);
    await expect.poll(() => titles('/news'), visible).toContain('Not yet');
    await change(id, { _status: 'draft' });
    await expect.poll(() => status(`/news_detail/${id}`), visible).toBe(404);
  });

  it('shows an article when its date comes, and not before', async () => {
    const { id } = await create({
      title: 'Tomorrow',
      published: new Date(Date.now() + day).toISOString(),
    });
    const soon = new Date(Date.now() + 4000).toISOString();
    const { id: other } = await create({ title: 'Soon', published: soon });
    await expect.poll(() => status('/news'), visible).toBe(200);
    expect(await status(`/news_detail/${other}`)).toBe(404);
    expect(await status(`/api/news/${other}`)).toBe(404);
    expect(await titles('/news')).not.toContain('Soon');
    // Nothing is saved in between: the list that is in memory notices by itself.
    await expect.poll(() => titles('/news'), { timeout: 8000 }).toContain('Soon');
    expect(await status(`/news_detail/${other}`)).toBe(200);
    expect(await status(`/news_detail/${id}`)).toBe(404);
    expect(await titles('/news')).not.toContain('Tomorrow');
  });

  it.each(['999999', '0', '-1', '01', 'x', '99999999999', '1%20', '1/2'])(
    'has no article %s',
    async (id) => {
      expect(await status(`/news_detail/${id}`)).toBe(404);
      expect(await status(`/content/pages/news_detail/${id}`)).toBe(404);
    },
  );

  it('shows an article that is not translated in English, and says so', async () => {
    const { id } = await create({ title: 'Only English' });
    await expect.poll(() => status(`/news_detail/${id}`), visible).toBe(200);
    const { text } = await site.get(`/news_detail/${id}`, { site: 'ja' });
    const [title] = elements(text, 'h1');
    expect(title).toEqual({ attributes: { lang: 'en' }, text: 'Only English' });
    expect(text).toMatch(/<div class="rich-text" lang="en">/);
    expect(headLinks(text).canonical).toBe(`${site.origin()}/news_detail/${id}`);
  });

  it('fills teasers with the newest articles, or with those of a topic', async () => {
    const teaser = { blockType: 'newsTeaser', title: 'News' };
    const blocks = [teaser, { ...teaser, topic: 'projects' }, { ...teaser, topic: 'products' }];
    const page = { path: '/teasers', title: 'Teasers', blocks, _status: 'published' };
    expect((await site.post('/api/pages', page, { headers })).status).toBe(201);
    await expect.poll(() => status('/teasers'), visible).toBe(200);
    const { json } = await site.get('/content/pages/teasers');
    const counts = json.blocks.map(({ articles: all }: { articles: object[] }) => all.length);
    expect(counts).toEqual([3, 1, 0]);
    const { text } = await site.get('/teasers');
    expect(text).toContain('No articles have been published yet.');
    expect(text).toContain('href="/news?topic=projects"');
  });

  it('says so when there is nothing', async () => {
    const ids = (await addresses()).map((address) => Number(address.split('/').at(-1)));
    for (const id of ids) await change(id, { _status: 'draft' });
    const text = async () => (await site.get('/news')).text;
    await expect.poll(text, visible).toContain('No articles have been published yet.');
    expect(await text()).not.toContain('class="list-filter"');
    for (const id of ids) await change(id, { _status: 'published' });
  });
});
