import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { positions, positionTexts } from '../../content/jobs/positions.ts';
import { richText } from '../../content/rich-text.ts';
import { elements, headLinks, isNoindex, tags, textOf } from '../helpers/html.ts';
import { chosenDatabases, startSite, visible } from '../helpers/site.ts';

describe.each(chosenDatabases())('open positions on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  const made: number[] = [];
  afterEach(async () => {
    if (made.length === 0) return;
    for (const id of made.splice(0)) {
      await site.request(`/api/jobs/${id}`, { method: 'DELETE', headers });
    }
    await expect.poll(async () => (await list('/job')).length, visible).toBe(positions.length);
  });

  async function create(data: object): Promise<{ id: number }> {
    const position = {
      title: 'Laminator',
      location: 'Berlin',
      category: 'production',
      track: 'experienced',
      openings: 3,
      released: '2020-02-01T00:00:00.000Z',
      description: richText(['You laminate <modules>.']),
      _status: 'published',
      ...data,
    };
    const query = position._status === 'draft' ? '?draft=true' : '';
    const answer = await site.post(`/api/jobs${query}`, position, { headers });
    expect([answer.status, answer.json?.errors]).toEqual([201, undefined]);
    made.push(answer.json.doc.id);
    return answer.json.doc;
  }

  const change = (id: number, data: object, query = '') =>
    site.request(`/api/jobs/${id}${query}`, {
      method: 'PATCH',
      body: JSON.stringify(data),
      headers: { ...headers, 'content-type': 'application/json' },
    });

  const status = async (address: string) => (await site.get(address)).status;

  /** What a list shows of each position, in order. */
  async function list(address: string, label?: string) {
    const { json } = await site.get(`/content/pages${address}`, { site: label });
    const block = json.blocks.find((one: { blockType: string }) => one.blockType === 'jobList');
    return block.list.positions as { id: number; title: string }[];
  }

  const titles = async (address: string, label?: string) =>
    (await list(address, label)).map(({ title }) => title);

  it.each(languageCodes)('lists examples, marked as such: %s', async (language) => {
    const label = language === 'en' ? undefined : language;
    const expected = positions
      .map(({ key }) => typeset(positionTexts[language][key].title, language))
      .reverse();
    const { text } = await site.get('/job', { site: label });
    const shown =
      /<ul class="list-entries entries-with-facts">([\s\S]*?)<\/ul>/.exec(text)?.[1] ?? '';
    expect(elements(shown, 'a').map((link) => link.text)).toEqual(expected);
    expect(shown.match(/example-mark/g)).toHaveLength(positions.length);
  });

  it('hides examples from search engines', async () => {
    for (const { id } of await list('/job')) {
      const { status: code, text } = await site.get(`/job/${id}`);
      expect([code, isNoindex(text)]).toEqual([200, true]);
      expect(text).not.toContain('JobPosting');
      expect((await site.get('/sitemap.xml')).text).not.toContain(`/job/${id}<`);
    }
  });

  it('shows a position with all its details', async () => {
    const { id } = await create({});
    await change(id, { title: 'Laminieren', location: 'Berlin, Deutschland' }, '?locale=de');
    await expect.poll(() => status(`/job/${id}`), visible).toBe(200);
    const { text } = await site.get(`/job/${id}`, { site: 'de' });
    expect(textOf(text, 'title')).toBe('Laminieren · eArc');
    expect(textOf(text, 'h1')).toBe('Laminieren');
    expect(elements(text, 'dd').map((one) => one.text)).toEqual([
      'Berlin, Deutschland',
      'Produktion',
      'Mit Berufserfahrung',
      '3',
      '1.\u00a0Februar 2020',
    ]);
    // The description has no German text yet.
    expect(text).toContain('<div class="rich-text" lang="en"><p>You laminate &lt;modules&gt;.');
    expect(text).toContain(`href="/resume_submit?job=${id}"`);
    expect(headLinks(text).canonical).toBe(`${site.origin('de')}/job/${id}`);
  });

  it('provides structured data about the position', async () => {
    const { id } = await create({});
    await expect.poll(() => status(`/job/${id}`), visible).toBe(200);
    const { text } = await site.get(`/job/${id}`);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    const graph = JSON.parse(data)['@graph'];
    const posting = graph.find((one: { '@type': string }) => one['@type'] === 'JobPosting');
    expect(posting).toMatchObject({
      title: 'Laminator',
      description: '<p>You laminate &lt;modules&gt;.</p>',
      datePosted: '2020-02-01',
      totalJobOpenings: 3,
      hiringOrganization: { '@type': 'Organization', name: 'eArc' },
      jobLocation: { '@type': 'Place', address: { addressLocality: 'Berlin' } },
      url: `${site.origin()}/job/${id}`,
    });
    const sitemap = async () => (await site.get('/sitemap.xml')).text;
    await expect.poll(sitemap, visible).toContain(`/job/${id}</loc>`);
  });

  it('searches titles in the language of the site, ignoring case', async () => {
    const { id } = await create({ title: 'Élève in the Laboratory' });
    await change(id, { title: 'Prüfstand ÄÖÜ im Labor' }, '?locale=de');
    await expect.poll(() => status(`/job/${id}`), visible).toBe(200);
    expect(await titles('/job?title=LABORATORY')).toEqual(['Élève in the Laboratory']);
    expect(await titles('/job?title=laboratory+eleve')).toEqual(['Élève in the Laboratory']);
    expect(await titles(`/job?title=${encodeURIComponent('äöü')}`, 'de')).toEqual([
      'Prüfstand ÄÖÜ im Labor',
    ]);
    expect(await titles('/job?title=laboratory', 'de')).toEqual([]);
    expect(await titles('/job?title=%25')).toEqual([]);
  });

  it('filters by category and track without JavaScript', async () => {
    const { engineer, tester } = positionTexts.en;
    expect(await titles('/job?category=research')).toEqual([tester.title]);
    expect(await titles('/job?track=experienced')).toEqual([engineer.title]);
    expect(await titles('/job?category=research&track=experienced')).toEqual([]);
    expect(await titles('/job?category=toString&track=x')).toHaveLength(positions.length);
    const { text } = await site.get('/job?category=research&title=%3Cb%3E');
    const filter = tags(text, 'form').find((form) => form.class === 'list-filter');
    expect(filter).toMatchObject({ method: 'get', action: '/job' });
    const chosen = elements(text, 'option').filter(({ attributes }) => 'selected' in attributes);
    expect(chosen.map((option) => option.text)).toContain('Research and development');
    expect(text).toContain('value="&lt;b&gt;"');
    expect(text).toContain('No open position matches.');
  });

  it('filters by location, in the language of the page', async () => {
    const { id } = await create({ title: 'Roofer', location: 'Lyon' });
    await change(id, { location: 'リヨン' }, '?locale=ja');
    await expect.poll(() => titles('/job?location=Lyon'), visible).toEqual(['Roofer']);
    const there = await titles(`/job?location=${encodeURIComponent('リヨン')}`, 'ja');
    expect(there).toEqual([{ text: 'Roofer', language: 'en' }]);
    await expect
      .poll(async () => (await titles('/job?location=Nowhere')).length, visible)
      .toBe(positions.length + 1);
    const { text } = await site.get('/job?location=Lyon');
    expect(elements(text, 'option').map((option) => option.text)).toContain('Lyon');
  });

  it('has an address for each track that keeps the other filters', async () => {
    const { text } = await site.get('/job?category=research&track=graduate');
    const nav = /<div class="job-list-tracks"[\s\S]*?<\/div>/.exec(text)?.[0] ?? '';
    const links = elements(nav, 'a');
    expect(links.map(({ attributes }) => attributes.href)).toEqual([
      '/job?category=research',
      '/job?track=graduate&category=research',
      '/job?track=experienced&category=research',
    ]);
    const current = links.filter(({ attributes }) => attributes['aria-current'] === 'page');
    expect(current.map((link) => link.text)).toEqual(['Fresh graduates']);
    expect(tags(text, 'input')).toContainEqual(
      expect.objectContaining({ type: 'hidden', name: 'track', value: 'graduate' }),
    );
  });

  it('shows ten per page, and each page has an address', async () => {
    for (let number = 1; number <= 11; number += 1) await create({ title: `Roofer ${number}` });
    await expect
      .poll(async () => (await titles('/job?title=roofer&page=2')).length, visible)
      .toBe(1);
    expect(await titles('/job?title=roofer')).toHaveLength(10);
    // A page number beyond the end means the last page.
    expect(await titles('/job?title=roofer&page=99')).toEqual(
      await titles('/job?title=roofer&page=2'),
    );
    expect(await titles('/job?title=roofer&page=-1')).toHaveLength(10);
    const { text } = await site.get('/job?title=roofer&page=2');
    expect(text).toContain('Positions: 11');
    const nav = /<nav class="job-list-pages"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? '';
    const links = elements(nav, 'a');
    expect(links.map(({ attributes }) => attributes.href)).toEqual([
      '/job?title=roofer',
      '/job?title=roofer&page=2',
    ]);
    expect(links.map(({ attributes }) => attributes['aria-current'])).toEqual([undefined, 'page']);
  });

  it('offers applicants the advertised positions, and no examples', async () => {
    expect((await site.get('/resume_submit')).text).not.toContain('name="job"');
    const { id } = await create({ title: 'Roofer' });
    const chosen = async (address: string) =>
      elements((await site.get(address)).text, 'option')
        .filter(({ attributes }) => 'selected' in attributes)
        .map((option) => option.text);
    await expect.poll(() => chosen(`/resume_submit?job=${id}`), visible).toContain('Roofer');
    expect(await chosen('/resume_submit')).not.toContain('Roofer');
    const [example] = await list(`/job?title=${encodeURIComponent('example:')}`);
    expect(await chosen(`/resume_submit?job=${example?.id}`)).not.toContain(example?.title);
  });

  it("keeps one visitor's search from the others", async () => {
    const found = await site.get('/job?title=nothing');
    expect(found.headers['cache-control']).toBe('no-store');
    const { text } = await site.get('/job');
    expect(text).toContain(positionTexts.en.engineer.title);
    expect(text).not.toContain('value="nothing"');
  });

  it('shows drafts and scheduled positions only to signed-in staff', async () => {
    const { id: draft } = await create({ title: 'Not yet', _status: 'draft' });
    const released = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const { id: later } = await create({ title: 'Later', released });
    await create({ title: 'Now' });
    await expect.poll(() => titles('/job'), visible).toContain('Now');
    expect(await titles('/job')).not.toContain('Not yet');
    expect(await titles('/job')).not.toContain('Later');
    for (const id of [draft, later]) {
      expect(await status(`/job/${id}`)).toBe(404);
      expect(await status(`/api/jobs/${id}`)).toBe(404);
      const preview = await site.get(`/job/${id}?preview=en`, { headers });
      expect([preview.status, isNoindex(preview.text)]).toEqual([200, true]);
    }
  });

  it.each(['999999', '0', 'x', '99999999999'])('has no position %s', async (id) => {
    expect(await status(`/job/${id}`)).toBe(404);
    expect(await status(`/content/pages/job/${id}`)).toBe(404);
  });

  it('leads to an open application if no position is open', async () => {
    const teaser = { blockType: 'jobTeaser', title: 'Positions' };
    const page = { path: '/teaser', title: 'Teaser', blocks: [teaser], _status: 'published' };
    expect((await site.post('/api/pages', page, { headers })).status).toBe(201);
    await expect.poll(() => status('/teaser'), visible).toBe(200);
    expect((await site.get('/teaser')).text).toContain(positionTexts.en.engineer.title);
    for (const { id } of await list('/job')) await change(id, { _status: 'draft' });
    for (const address of ['/job', '/teaser']) {
      const text = async () => (await site.get(address)).text;
      await expect.poll(text, visible).toContain('No position is being advertised at present.');
      expect(await text()).toContain('<a href="/resume_submit"');
    }
    expect((await site.get('/job')).text).not.toContain('class="list-filter"');
  });
});
