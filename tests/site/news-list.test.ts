import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { typeset } from '../../app/i18n/typography.ts';
import { elements, tags } from '../helpers/html.ts';
import { inOrder, newsOf } from '../helpers/news.ts';
import { chosenDatabases, startSite, visible } from '../helpers/site.ts';

/** How many articles a list page shows. */
const perPage = 10;

describe.each(chosenDatabases())('the list of news on %s', (database) => {
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

  async function publishedIds(): Promise<number[]> {
    const { json } = await site.get('/api/news?limit=100&depth=0');
    return json.docs.map(({ id }: { id: number }) => id);
  }

  it.each(['en', 'zh', 'de', 'ja', 'es', 'fr', 'pl'] as const)(
    'lists the newest article first: %s',
    async (language) => {
      const expected = inOrder
        .slice(0, perPage)
        .map(({ texts }) => typeset(texts[language].title, language));
      expect(await news.titles('/news', language === 'en' ? undefined : language)).toEqual(
        expected,
      );
    },
  );

  it('filters by topic and year without JavaScript', async () => {
    await news.create({ title: 'From long ago', topic: 'standards' });
    await expect.poll(() => news.titles('/news?year=2020'), visible).toContain('From long ago');
    const aboutStandards = inOrder.filter(({ topic }) => topic === 'standards');
    expect(await news.titles('/news?topic=standards')).toEqual([
      ...aboutStandards.map(({ texts }) => typeset(texts.en.title, 'en')),
      'From long ago',
    ]);
    expect(await news.titles('/news?topic=standards&year=2020')).toEqual(['From long ago']);
    expect(await news.titles('/news?topic=projects&year=2020')).toEqual([]);
    const { text } = await site.get('/news?topic=standards&year=2020');
    const chosen = elements(text, 'option').filter(({ attributes }) => 'selected' in attributes);
    expect(chosen.map(({ text: words }) => words)).toEqual(['Standards and tests', '2020']);
    const filter = tags(text, 'form').find((form) => form.class === 'list-filter');
    expect(filter).toMatchObject({ method: 'get', action: '/news' });
  });

  it('ignores unknown filter values', async () => {
    const all = await news.titles('/news');
    for (const query of [
      'topic=constructor',
      'year=1999',
      'page=0',
      'page=x',
      'topic=',
      'other=1',
    ]) {
      expect([query, await news.titles(`/news?${query}`)]).toEqual([query, all]);
    }
  });

  it('keeps the choice of one visitor from the others', async () => {
    const all = await news.titles('/news');
    const chosen = await site.get('/news?topic=standards');
    expect(chosen.headers['cache-control']).toBe('no-store');
    expect(await news.titles('/news')).toEqual(all);
    expect(await news.titles('/news?utm_source=mail')).toEqual(all);
    expect(await news.total('/news')).toBe(inOrder.length);
    expect(await news.total('/news?topic=standards')).toBeLessThan(inOrder.length);
    const part = await site.get('/content/pages/news?topic=standards');
    expect(part.headers['cache-control']).toBe('no-store');
    expect(await news.total('/news')).toBe(inOrder.length);
  });

  it('has further pages', async () => {
    for (let index = 0; index < perPage + 2; index += 1) {
      const published = new Date(Date.UTC(2019, 0, 1 + index)).toISOString();
      await news.create({ title: `Old ${index}`, published });
    }
    await expect.poll(() => news.total('/news?year=2019'), visible).toBe(perPage + 2);
    expect(await news.titles('/news?year=2019')).toHaveLength(perPage);
    const rest = ['Old 1', 'Old 0'];
    expect(await news.titles('/news?year=2019&page=2')).toEqual(rest);
    // A page number beyond the end means the last page.
    expect(await news.titles('/news?year=2019&page=999999')).toEqual(rest);
    const links = async (address: string) =>
      tags((await site.get(address)).text, 'a')
        .filter(({ rel }) => rel === 'prev' || rel === 'next')
        .map(({ rel, href }) => [rel, href]);
    expect(await links('/news?year=2019')).toEqual([['next', '/news?year=2019&page=2']]);
    expect(await links('/news?year=2019&page=2')).toEqual([['prev', '/news?year=2019']]);
    expect(await links('/news?topic=company&year=2019&page=2')).toEqual([
      ['prev', '/news?topic=company&year=2019'],
    ]);
    expect(await links('/news?topic=projects&year=2019')).toEqual([]);
    expect(await links('/news')).toEqual([['next', '/news?page=2']]);
  });

  it('says so if there is nothing', async () => {
    const ids = await publishedIds();
    expect(ids).toHaveLength(inOrder.length);
    for (const id of ids) await news.change(id, { _status: 'draft' });
    const teaser = { blockType: 'newsTeaser', title: 'News' };
    const page = { path: '/teaser', title: 'Teaser', blocks: [teaser], _status: 'published' };
    expect((await site.post('/api/pages', page, { headers })).status).toBe(201);
    const text = async (address: string) => (await site.get(address)).text;
    for (const address of ['/news', '/teaser']) {
      await expect.poll(() => text(address), visible).toContain('No articles have been published');
    }
    expect(await text('/news')).not.toContain('class="list-filter"');
    for (const id of ids) await news.change(id, { _status: 'published' });
  });
});
