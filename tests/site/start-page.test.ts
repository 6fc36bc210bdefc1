import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressText } from '../../app/i18n/addresses.ts';
import type { StartMessages } from '../../app/i18n/en/start.ts';
import { defaultLanguage, languageCodes, languages } from '../../app/i18n/languages.ts';
import { startMessage } from '../../app/i18n/start.ts';
import { backOffice } from '../helpers/back-office.ts';
import { queryDatabase } from '../helpers/database.ts';
import { desk } from '../helpers/desk.ts';
import { availableDatabases, startSite } from '../helpers/site.ts';

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString().slice(0, 10);

describe.each(availableDatabases())('the start page on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;
  const staff: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
    const office = backOffice(site, headers);
    for (const role of ['editor', 'sales', 'hr']) {
      const account = { email: `${role}@example.com`, password: `correct horse battery ${role}` };
      await office.create('users', { ...account, name: role, role });
      staff[role] = await site.signIn(account);
    }
    await queryDatabase(
      site,
      `INSERT INTO visit_counts (day, path, language, measurement_id, visits) VALUES
        ('${day(0)}', '/home', 'en', 'default', 40), ('${day(1)}', '/about', 'de', 'germany', 2),
        ('${day(1)}', '/home', 'de', 'germany', 3), ('${day(20)}', '/home', 'en', 'default', 100),
        ('${day(200)}', '/home', 'en', 'default', 1000)`,
    );
    await queryDatabase(
      site,
      `INSERT INTO download_counts (day, file, language, downloads) VALUES ('${day(2)}', '/a.pdf', 'en', 77)`,
    );
    await queryDatabase(
      site,
      `INSERT INTO empty_searches (day, words, language, searches) VALUES
        ('${day(2)}', 'hail', 'en', 5), ('${day(3)}', 'hail', 'de', 4), ('${day(2)}', 'snow', 'en', 8)`,
    );
    await office.create('pages', { title: 'A draft', path: '/a-draft' }, '?draft=true');
    const inquiry = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Germany' };
    expect((await site.post('/forms/quote', { ...inquiry, content: 'A roof.' })).status).toBe(200);
  });
  afterAll(() => site?.destroy());

  async function open(who = headers, query = '', language = 'en') {
    const { status, text } = await site.get(`/admin${query}`, {
      headers: { ...who, cookie: `payload-lng=${language}` },
    });
    expect(status).toBe(200);
    // React separates texts that stand side by side by comments.
    return text.replaceAll('<!-- -->', '');
  }

  /** The sum of a plot and the list that it leads to. */
  function sum(html: string, id: keyof StartMessages) {
    const [, plot = ''] = html.split(`<h3 id="${id}">`);
    const [, href = '', count] =
      /<p class="start-plot__total"><a href="([^"]*)">([^<]*)</.exec(
        plot.split('</article>')[0] ?? '',
      ) ?? [];
    return { count, href: href.replaceAll('&amp;', '&') };
  }

  const waiting = (html: string) =>
    [...html.matchAll(/<li><a href="([^"]*)"><b>([^<]*)<\/b> <span>([^<]*)</g)].map(
      ([, , count, label]) => `${label}: ${count}`,
    );

  it('shows numbers for a time, a language and a page, each of which leads to its list', async () => {
    expect(sum(await open(headers, '?range=7'), 'figuresVisits').count).toBe('45');
    expect(sum(await open(), 'figuresVisits').count).toBe('145');
    expect(sum(await open(headers, '?range=365'), 'figuresVisits').count).toBe('1,145');
    const html = await open(headers, '?range=7&language=de&page=%2Fhome');
    const { count, href } = sum(html, 'figuresVisits');
    expect(count).toBe('3');
    expect(sum(html, 'figuresDownloads').count).toBe('0');
    // The list shows just these.
    const query = href.split('?')[1];
    const { json } = await site.get(`/api/visit-counts?${query}`, { headers });
    expect(json.docs.map(({ visits }: { visits: number }) => visits)).toEqual([3]);
    expect(sum(await open(), 'figuresInquiries').count).toBe('1');
    expect(sum(await open(headers, '?language=de'), 'figuresInquiries').count).toBe('0');
    expect(sum(await open(), 'figuresDownloads').count).toBe('77');
  });

  it('lists what was searched for in vain, the most frequent first', async () => {
    const words = (html: string) =>
      [...html.matchAll(/<th scope="row">(hail|snow)<\/th>/g)].map(([, word]) => word);
    expect(words(await open())).toEqual(['hail', 'snow']);
    expect(words(await open(headers, '?language=en'))).toEqual(['snow', 'hail']);
  });

  it('has a table behind each plot, and takes nonsense for no choice', async () => {
    const html = await open(headers, '?range=9999&language=xx&page=%3Cscript%3E');
    expect(html).not.toContain('<script>"');
    expect(sum(html, 'figuresVisits').count).toBe('0');
    const shown = await open();
    const tables =
      shown.split(`<summary>${startMessage('figuresTable', 'en')}</summary>`).length - 1;
    expect(tables).toBe((shown.match(/<svg viewBox="0 0 \d+ 100"/g) ?? []).length);
    expect(tables).toBeGreaterThanOrEqual(3);
  });

  const toTranslate = languageCodes.filter((code) => code !== defaultLanguage);
  const forLanguage = (
    key: 'waitingUntranslated' | 'waitingReview',
    code: (typeof languageCodes)[number],
    count: number,
  ) => `${startMessage(key, 'en').replace('{language}', languages[code].name)}: ${count}`;

  it('tells each role what waits for it, and nothing of the others’ work', async () => {
    expect(waiting(await open())).toEqual(
      expect.arrayContaining(['New enquiries: 1', 'Drafts: Pages: 1']),
    );
    expect(waiting(await open(staff.sales))).toEqual(['New enquiries: 1']);
    expect(waiting(await open(staff.editor))).toEqual([
      'Drafts: Pages: 1',
      ...toTranslate.map((code) => forLanguage('waitingUntranslated', code, 1)),
    ]);
    expect(waiting(await open(staff.hr))).toEqual([]);
    expect(await open(staff.hr)).toContain(startMessage('waitingNothing', 'en'));
    const plots = (html: string) => [...html.matchAll(/<h3 id="(\w+)"/g)].map(([, id]) => id);
    const common = ['figuresVisits', 'figuresDownloads', 'figuresEmptySearches'];
    expect(plots(await open(staff.editor)).sort()).toEqual([...common].sort());
    expect(plots(await open(staff.sales)).sort()).toEqual([...common, 'figuresInquiries'].sort());
    expect(plots(await open(staff.hr)).sort()).toEqual([...common, 'figuresApplications'].sort());
  });

  it('counts what the desk counts, as soon as something is proposed or published', async () => {
    const office = backOffice(site, headers);
    // The title is one text, its description another.
    const page = {
      title: 'New',
      description: 'Not translated',
      path: '/new',
      _status: 'published',
    };
    const { id } = await office.create('pages', page);
    expect(waiting(await open())).toEqual(
      expect.arrayContaining(
        toTranslate.map((code) => forLanguage('waitingUntranslated', code, 3)),
      ),
    );
    const place = { kind: 'pages', id: String(id), language: 'de', unit: 'title' };
    expect((await desk(site, headers).save(place, ['Neu'])).status).toBe(200);
    const lines = waiting(await open());
    expect(lines).toContain(forLanguage('waitingReview', 'de', 1));
    expect(lines).toContain(forLanguage('waitingUntranslated', 'de', 2));
    expect(lines).toContain(forLanguage('waitingUntranslated', 'fr', 3));
  });

  it.each(languageCodes)('speaks the language of its reader: %s', async (language) => {
    const html = await open(headers, '', language);
    for (const key of ['startTitle', 'waiting', 'figuresVisits'] as const) {
      expect(html).toContain(startMessage(key, language));
    }
  });

  it('bears the maker’s mark, and shows the raw data to administrators alone', async () => {
    expect(await open()).toContain('var(--earc-accent)');
    const { json } = await site.get('/api/pages?limit=1&depth=0', { headers });
    const address = `/admin/collections/pages/${json.docs[0].id}`;
    const tabs = async (who: Record<string, string>) =>
      (await site.get(address, { headers: who })).text.includes(`${address}/api"`);
    expect([await tabs(headers), await tabs(staff.editor ?? {})]).toEqual([true, false]);
  });

  it('leads to a list of addresses asked for in vain, which editors alone see', async () => {
    await queryDatabase(
      site,
      `INSERT INTO missing_addresses (day, kind, path, requests) VALUES
        ('${day(1)}', 'page', '/gone', 3), ('${day(2)}', 'page', '/gone', 4),
        ('${day(60)}', 'page', '/long-gone', 9), ('${day(1)}', 'program', '/x.php', 5)`,
    );
    const label = addressText('missingAddresses').en;
    const list = async (who: Record<string, string>, query = '') =>
      (await site.get(`/admin/collections/missing-addresses${query}`, { headers: who })).text;
    const rows = (html: string) =>
      [...html.matchAll(/<th scope="row">([^<]*)<\/th><td[^>]*>([^<]*)</g)].map(
        ([, path, requests]) => [path, requests],
      );
    const shown = await list(staff.editor ?? {});
    expect(shown).toContain(label);
    expect(rows(shown)).toEqual([['/gone', '7']]);
    expect(shown).toContain('/admin/collections/redirects/create?from=%2Fgone');
    expect(rows(await list(headers, '?days=90'))).toEqual([
      ['/long-gone', '9'],
      ['/gone', '7'],
    ]);
    expect(rows(await list(headers, '?kind=program'))).toEqual([['/x.php', '5']]);
    expect(rows(await list(staff.sales ?? {}))).toEqual([]);
  });
});
