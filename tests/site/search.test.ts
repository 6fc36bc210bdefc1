import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { richText } from '../../content/rich-text.ts';
import { elements, headLinks, isNoindex, tags, textOf } from '../helpers/html.ts';
import { newsOf } from '../helpers/news.ts';
import { patience } from '../helpers/patience.ts';
import { examples } from '../helpers/search-examples.ts';
import { startSite } from '../helpers/site.ts';

/** An index is made again in the background once a change was noticed. */
const found = { ...patience, interval: 100 };

/** A title, and the line below that says what it is. */
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');

const label = (language: Language) => (language === 'en' ? undefined : language);

describe('the search', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSite();
    headers = await site.signIn();
    news = newsOf(site, headers);
  });
  afterAll(() => site?.destroy());

  let news: ReturnType<typeof newsOf>;
  afterEach(() => news.clear());

  const create = async (data: object) => (await news.create(data)).id;

  const change = (id: number, data: object, locale = 'en') =>
    site.request(`/api/news/${id}?locale=${locale}`, {
      method: 'PATCH',
      body: JSON.stringify(data),
      headers: { ...headers, 'content-type': 'application/json' },
    });

  const addressOf = (query: string, more = '') => `/search?q=${encodeURIComponent(query)}${more}`;

  const search = (query: string, language: Language = 'en', more = '') =>
    site.get(addressOf(query, more), { site: label(language) });

  /** Where the results of a page lead to. */
  async function results(query: string, language: Language = 'en', more = ''): Promise<string[]> {
    const { text } = await search(query, language, more);
    return [...text.matchAll(/<h3><a href="([^"]*)"/g)].map(([, href = '']) => href);
  }

  /** The line that says how many results there are. */
  async function countLine(query: string, language: Language): Promise<string | undefined> {
    const { text } = await search(query, language);
    return elements(text, 'p').find(({ attributes }) => attributes.class === 'list-count')?.text;
  }

  it('finds an article in each language, by its title, its body, other forms and typing errors', async () => {
    const id = await create({ title: examples.en.title, body: richText([examples.en.body]) });
    for (const language of languageCodes) {
      const { title, body } = examples[language];
      const { status } = await change(id, { title, body: richText([body]) }, language);
      expect([language, status]).toEqual([language, 200]);
    }
    const address = `/news_detail/${id}`;
    for (const language of languageCodes) {
      const { ofTitle, inflected, mistyped, ofBody } = examples[language];
      await expect.poll(() => results(ofTitle, language), found).toContain(address);
      for (const query of [ofTitle, inflected, mistyped, ofBody]) {
        expect([query, await results(query, language)]).toEqual([
          query,
          expect.arrayContaining([address]),
        ]);
      }
      const { text } = await search(ofTitle, language);
      const [mark] = elements(text, 'mark');
      expect(title(language).toLowerCase()).toContain(mark?.text.toLowerCase());
    }
    function title(language: Language) {
      return examples[language].title;
    }
  });

  it('counts the results in the words of each language', async () => {
    const lines: Record<Language, readonly [none: string, one: string, two: string, five: string]> =
      {
        en: ['0 results', '1 result', '2 results', '5 results'].map(
          (n) => `${n} in total`,
        ) as never,
        de: ['0 Ergebnisse', '1 Ergebnis', '2 Ergebnisse', '5 Ergebnisse'].map(
          (n) => `Insgesamt ${n}`,
        ) as never,
        fr: ['0 résultat', '1 résultat', '2 résultats', '5 résultats'].map(
          (n) => `${n} au total`,
        ) as never,
        es: ['0 resultados', '1 resultado', '2 resultados', '5 resultados'].map(
          (n) => `${n} en total`,
        ) as never,
        pl: ['0 wyników', '1 wynik', '2 wyniki', '5 wyników'].map((n) => `Łącznie ${n}`) as never,
        ja: ['全0件', '全1件', '全2件', '全5件'],
        zh: ['共0条结果', '共1条结果', '共2条结果', '共5条结果'],
      };
    const query = 'Quillonium';
    const steps = [0, 1, 2, 5];
    for (const [step, count] of steps.entries()) {
      for (let made = steps[step - 1] ?? 0; made < count; made += 1) {
        await create({ title: `${query} ${made}` });
      }
      for (const language of languageCodes) {
        const expected = lines[language][step];
        await expect.poll(() => countLine(query, language), found).toBe(expected);
      }
    }
  });

  it('never finds what is not published, and what is at once', async () => {
    const query = 'Zirconette';
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const draft = await create({ title: `${query} draft`, _status: 'draft' });
    await create({ title: `${query} tomorrow`, published: tomorrow });
    // Late enough to look before; a machine that is too slow for that sees both at once.
    const soon = Date.now() + 12_000;
    const scheduled = await create({
      title: `${query} soon`,
      published: new Date(soon).toISOString(),
    });
    const visible = await create({ title: `${query} now` });
    const tooEarly: string[] = [];
    const look = async () => {
      const shown = await results(query);
      if (Date.now() < soon) tooEarly.push(...shown);
      return shown;
    };
    await expect.poll(look, found).toContain(`/news_detail/${visible}`);
    expect(tooEarly).not.toContain(`/news_detail/${scheduled}`);
    // Nothing is saved in between: the index notices by itself that the time has come.
    await expect
      .poll(() => results(query), found)
      .toEqual(expect.arrayContaining([`/news_detail/${scheduled}`]));
    expect(Date.now()).toBeGreaterThanOrEqual(soon);
    expect(await results(query)).toHaveLength(2);
    // Work on a draft of something published stays unseen, too.
    await site.request(`/api/news/${visible}?draft=true`, {
      method: 'PATCH',
      body: JSON.stringify({ title: 'Vanadinette', _status: 'draft' }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    await change(draft, { _status: 'published' });
    await expect.poll(() => results(query), found).toContain(`/news_detail/${draft}`);
    expect(await results('Vanadinette')).toEqual([]);
    await change(draft, { _status: 'draft' });
    await expect.poll(() => results(query), found).not.toContain(`/news_detail/${draft}`);
    const { json } = await site.get(`/search/suggestions?q=${query}`);
    expect(json.suggestions.map(({ href }: { href: string }) => href)).not.toContain(
      `/news_detail/${draft}`,
    );
  });

  it.each(['SMF520', 'smf-520', 'SMF 520', '520 W'])('finds products by %s', async (query) => {
    expect(await results(query)).toContain('/product_data');
  });

  it.each(['SMF 520', 'smf-430', 'SMH', 'Dragonfly'])(
    'shows products before news and files for the name of a model: %s',
    async (query) => {
      const { text } = await search(query);
      expect(elements(text, 'h2')[0]?.text).toBe('Products');
    },
  );

  it('says what each suggestion is, and none twice', async () => {
    const { json } = await site.get('/search/suggestions?q=SMF%20520');
    const lines = json.suggestions.map(
      ({ title, label, kind }: { title: string; label: string | null; kind: string }) =>
        `${title}: ${label ?? kind}`.replace(/\s/g, ' '),
    );
    expect(lines).toContain('SMF 520: Data sheet');
    expect(lines).toContainEqual(expect.stringMatching(/SMF 520.*: product$/));
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each(languageCodes)('shows no two results that read the same: %s', async (language) => {
    const first = await search('SMF', language, '&type=document');
    const lines = first.text.match(/<h3><a.*?<\/p>/g)?.map(withoutTags) ?? [];
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines).size).toBe(lines.length);
    const addresses = first.text.match(/(?<=<h3><a href=")[^"]*/g) ?? [];
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has nothing to say about what the site does not know, and says so', async () => {
    expect(await results('asbestos')).toEqual([]);
    expect(await results('Förderung', 'de')).toEqual([]);
  });

  it('leads from the header to the box itself', async () => {
    const { text } = await site.get('/home');
    expect(tags(text, 'a').some(({ href }) => href === '/search#keywords')).toBe(true);
    const page = (await site.get('/search')).text;
    expect(tags(page, 'input').find(({ id }) => id === 'keywords')?.name).toBe('q');
  });

  it('finds pages, products, positions and news, each among its kind', async () => {
    const { text } = await search('module');
    const headings = elements(text, 'h2').map((heading) => heading.text);
    const kinds = ['News', 'Products', 'Pages', 'Downloads', 'Open positions'];
    expect(headings.slice(0, 5).sort()).toEqual(kinds.sort());
    const files = elements((await search('data sheet SMF 520')).text, 'h2');
    expect(files.map((heading) => heading.text)).toContain('Downloads');
    const pages = await results('module', 'en', '&type=page');
    expect(pages).toHaveLength(10);
    const next = await results('module', 'en', '&type=page&page=2');
    expect(next.length).toBeGreaterThan(0);
    expect(next.filter((href) => pages.includes(href))).toEqual([]);
    const last = await results('module', 'en', '&type=page&page=999');
    expect(last).toEqual(await results('module', 'en', '&type=page&page=2'));
    const markup = (await search('module', 'en', '&type=page')).text;
    expect(markup).toContain('href="/search?q=module&amp;type=page&amp;page=2"');
    expect(await results('module', 'en', '&type=nothing')).toEqual(await results('module'));
  });

  it('marks examples and tells where a page is', async () => {
    const { text } = await search('adhesion clamps engineer', 'en', '&type=position');
    expect(text).toMatch(
      /<h3><a[^>]*>.*?<\/a> <span class="example-mark">Example data<\/span><\/h3>/,
    );
    const data = (await search('SMF 520 module data')).text;
    expect(data).toMatch(/<p class="search-place"><span>C&amp;I series: SMF and SMH<\/span><\/p>/);
  });

  it('is a page with its own words, which search engines may list without a query only', async () => {
    const { text } = await site.get('/search', { site: 'de' });
    const box = tags(text, 'input').find(({ name }) => name === 'q');
    expect(box).toMatchObject({ type: 'search', placeholder: 'Suchbegriff' });
    expect(box?.role).toBeUndefined();
    expect(
      tags(text, 'form').some(({ action, method }) => action === '/search' && method === 'get'),
    ).toBe(true);
    expect(isNoindex(text)).toBe(false);
    expect(text).toContain('href="/download"');
    const answer = await search('Dach', 'de');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(isNoindex(answer.text)).toBe(true);
    expect(headLinks(answer.text)).toEqual({ canonical: undefined, alternates: {} });
    expect(textOf(answer.text, 'title')).toBe('Suchergebnisse für „Dach“ · eArc');
    expect(elements(answer.text, 'h1').map((heading) => heading.text)).toEqual([
      'Suchergebnisse für „Dach“',
    ]);
    // The page in memory is still the one without a query.
    expect(textOf((await site.get('/search?utm_source=mail', { site: 'de' })).text, 'h1')).toBe(
      'Suche',
    );
  });

  it('helps whoever has found nothing', async () => {
    const { status, text } = await search('Xylophonorchester', 'de');
    expect(status).toBe(200);
    expect(text).toContain('Insgesamt 0 Ergebnisse');
    expect(text).toContain('href="/about#contact"');
    expect(text).toContain('href="/download"');
  });

  it.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['a pattern', '(a+)+$ [^]* .* \\1'],
    ['markup', '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['a reversed text', '\u202eroof\u202c'],
    ['NUL', 'roof\0module'],
    ['punctuation alone', '!?.,;:…「」、'],
    ['half a character', '%ED%A0%BD'],
  ])('bears %s', async (_, query) => {
    const encoded = query.startsWith('%') ? query : encodeURIComponent(query);
    const document = await site.get(`/search?q=${encoded}`);
    expect(document.status).toBe(200);
    expect(document.text).not.toMatch(/<script>alert|<img src=x|\u202e|\0/);
    const data = await site.get(`/content/pages/search?q=${encoded}`);
    expect(data.status).toBe(200);
    expect(data.json.search.query.length).toBeLessThanOrEqual(100);
    const suggestions = await site.get(`/search/suggestions?q=${encoded}`);
    expect(suggestions.status).toBe(200);
    expect(Array.isArray(suggestions.json.suggestions)).toBe(true);
  });

  it('suggests pages for words that are still being typed', async () => {
    const { status, headers: sent, json } = await site.get('/search/suggestions?q=adhes');
    expect([status, sent['cache-control']]).toEqual([200, 'no-store']);
    expect(json.suggestions.length).toBeGreaterThan(1);
    expect(json.suggestions.length).toBeLessThanOrEqual(6);
    expect(json.suggestions[0]).toMatchObject({
      title: 'Before you bond: test the adhesion on your own roof',
      kind: 'news',
    });
    expect((await site.get('/search/suggestions')).json).toEqual({ suggestions: [] });
    expect(
      (await site.get('/search/suggestions?q=%E6%8E%A5', { site: 'ja' })).json.suggestions,
    ).not.toEqual([]);
  });
});
