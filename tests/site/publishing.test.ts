import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { de } from '../../content/pages/home/de.ts';
import { en } from '../../content/pages/home/en.ts';
import { contentRevision } from '../helpers/database.ts';
import { elements, headLinks, tags, textOf } from '../helpers/html.ts';
import { availableDatabases, freePort, startSite, TestSite, visible } from '../helpers/site.ts';

const question = (words: string) => ({ question: words, answer: 'Because it is light.' });

/** The longest a published change takes, to be sure that something is not published. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 2000));

describe.each(availableDatabases())('publishing on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  const title = async (pathname: string, label?: string) =>
    textOf((await site.get(pathname, { site: label })).text, 'title');
  const status = async (pathname: string, label?: string) =>
    (await site.get(pathname, { site: label })).status;

  async function change(id: number, query: string, data: object) {
    const options = { method: 'PATCH', body: JSON.stringify(data) };
    const answer = await site.request(`/api/pages/${id}${query}`, {
      ...options,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect([answer.status, answer.json?.errors]).toEqual([200, undefined]);
    return answer.json.doc;
  }

  async function create(data: object) {
    const page = { _status: 'published', title: 'A new page', ...data };
    const answer = await site.post('/api/pages', page, { headers });
    expect([answer.status, answer.json?.errors]).toEqual([201, undefined]);
    return answer.json.doc as { id: number };
  }

  async function homeId(): Promise<number> {
    const { json } = await site.get('/api/pages?where[path][equals]=/home&depth=0');
    return json.docs[0].id;
  }

  it('shows a changed title on its own site within two seconds and nowhere else', async () => {
    const id = await homeId();
    expect(await title('/home', 'de')).toBe(`${de.title} · eArc`);
    await change(id, '?locale=de', { title: 'Neuer Titel' });
    await expect.poll(() => title('/home', 'de'), visible).toBe('Neuer Titel · eArc');
    expect(await title('/home')).toBe(`${en.title} · eArc`);
    for (const label of ['zh', 'ja', 'es', 'fr', 'pl']) {
      expect(await title('/home', label)).not.toMatch(/Neuer Titel|Ultra-light/);
    }
  });

  it('shows a page at a new address without any code for it', async () => {
    expect(await status('/our-people/team')).toBe(404);
    const body = [{ blockType: 'hero', title: 'People' }];
    await create({ path: '/our-people/team', title: 'The team', blocks: body });
    await expect.poll(() => status('/our-people/team'), visible).toBe(200);
    expect(await title('/our-people/team')).toBe('The team · eArc');
    const { json } = await site.get('/content/pages/our-people/team');
    expect(json).toMatchObject({ title: 'The team', blocks: [{ title: 'People' }] });
    expect((await site.get('/sitemap.xml')).text).toContain('/our-people/team</loc>');
  });

  it('shows a draft only to signed-in staff', async () => {
    const { id } = await create({ path: '/drafted', title: 'Published words' });
    await expect.poll(() => title('/drafted'), visible).toBe('Published words · eArc');
    await change(id, '?draft=true', { title: 'Drafted words', _status: 'draft' });
    await settled();
    for (const address of ['/drafted', '/drafted?preview=en', '/content/pages/drafted']) {
      expect((await site.get(address)).text).not.toContain('Drafted words');
    }
    for (const query of ['', '?draft=true', '?draft=true&depth=0&locale=all']) {
      expect((await site.get(`/api/pages${query}`)).text).not.toContain('Drafted words');
      expect((await site.get(`/api/pages/${id}${query}`)).text).not.toContain('Drafted words');
    }
    expect((await site.get('/api/pages/versions')).status).toBe(403);
    const preview = await site.get('/drafted?preview=en', { headers });
    expect(textOf(preview.text, 'title')).toBe('Drafted words · eArc');
    expect(preview.headers['cache-control']).toBe('no-store');
    expect(await title('/drafted')).toBe('Published words · eArc');
  });

  it('does not flush cached pages while a draft is edited', async () => {
    const { id } = await create({ path: '/worked-on' });
    const before = await contentRevision(site);
    await change(id, '?draft=true', { title: 'First try', _status: 'draft' });
    await change(id, '?draft=true', { title: 'Second try', _status: 'draft' });
    expect(await contentRevision(site)).toBe(before);
    await change(id, '', { title: 'At last', _status: 'published' });
    expect(await contentRevision(site)).not.toBe(before);
    await expect.poll(() => title('/worked-on'), visible).toBe('At last · eArc');
  });

  it('withdraws a page within two seconds', async () => {
    const { id } = await create({ path: '/short-lived' });
    await expect.poll(() => status('/short-lived', 'fr'), visible).toBe(200);
    await change(id, '', { _status: 'draft' });
    await expect.poll(() => status('/short-lived', 'fr'), visible).toBe(404);
    expect(await status('/content/pages/short-lived', 'fr')).toBe(404);
    await change(id, '', { _status: 'published' });
    await expect.poll(() => status('/short-lived', 'fr'), visible).toBe(200);
    await site.request(`/api/pages/${id}`, { method: 'DELETE', headers });
    await expect.poll(() => status('/short-lived', 'fr'), visible).toBe(404);
  });

  it('withdraws a page that also has a draft', async () => {
    const { id } = await create({ path: '/withdrawn' });
    await expect.poll(() => status('/withdrawn'), visible).toBe(200);
    await change(id, '?draft=true', { title: 'Some later words', _status: 'draft' });
    // Otherwise the revision changed by the draft could make the change below visible.
    await settled();
    expect(await status('/withdrawn')).toBe(200);
    await change(id, '', { _status: 'draft' });
    await expect.poll(() => status('/withdrawn'), visible).toBe(404);
  });

  it('shows a restored version within two seconds', async () => {
    const { id } = await create({ path: '/restored', title: 'The first words' });
    await change(id, '', { title: 'The second words', _status: 'published' });
    await expect.poll(() => title('/restored'), visible).toBe('The second words · eArc');
    const query = `where[parent][equals]=${id}&sort=createdAt&limit=1`;
    const versions = await site.get(`/api/pages/versions?${query}`, { headers });
    const restored = await site.post(
      `/api/pages/versions/${versions.json.docs[0].id}`,
      {},
      { headers },
    );
    expect(restored.status).toBe(200);
    await expect.poll(() => title('/restored'), visible).toBe('The first words · eArc');
  });

  it('shows changed site settings within two seconds', async () => {
    const data = { companyName: 'eArc Solar Test GmbH' };
    await site.get('/home', { site: 'ja' });
    await site.post('/api/globals/settings', data, { headers });
    const footer = async () =>
      textOf((await site.get('/home', { site: 'ja' })).text, 'footer')?.includes(data.companyName);
    await expect.poll(footer, visible).toBe(true);
  });

  it('shows untranslated text in English, and says so', async () => {
    const id = await homeId();
    const query = '?locale=es&fallback-locale=none&depth=0';
    const { json } = await site.get(`/api/pages/${id}${query}`, { headers });
    const [hero, ...others] = json.blocks;
    await change(id, query, { blocks: [{ ...hero, text: null }, ...others] });
    const lead = async (label?: string) =>
      elements((await site.get('/home', { site: label })).text, 'p').find(
        ({ attributes }) => attributes.class === 'lead',
      );
    const attributes = { class: 'lead', lang: 'en' };
    await expect.poll(() => lead('es'), visible).toEqual({ ...(await lead()), attributes });
    const { text } = await site.get('/home', { site: 'es' });
    expect(elements(text, 'h1')[0]?.attributes.lang).toBeUndefined();
    expect(Object.keys(headLinks(text).alternates)).toContain('es');
  });

  it('points to the English page if most of a page is not translated', async () => {
    const blocks = ['One', 'Two', 'Three'].map((words) => ({ blockType: 'hero', title: words }));
    const { id } = await create({ path: '/mostly-english', title: 'English', blocks });
    await change(id, '?locale=pl&draft=true', { title: 'Po polsku', _status: 'draft' });
    await change(id, '', { _status: 'published' });
    await expect.poll(() => title('/mostly-english', 'pl'), visible).toBe('Po polsku · eArc');
    const { text } = await site.get('/mostly-english', { site: 'pl' });
    const english = `${site.origin()}/mostly-english`;
    expect(headLinks(text)).toEqual({
      canonical: english,
      alternates: { en: english, 'x-default': english },
    });
    expect(elements(text, 'h1')[0]).toMatchObject({ attributes: { lang: 'en' }, text: 'One' });
    const sitemap = async () => (await site.get('/sitemap.xml')).text;
    await expect.poll(sitemap, visible).toContain('mostly-english');
    expect((await site.get('/sitemap.xml', { site: 'pl' })).text).not.toContain('mostly-english');
  });

  it('requires text in English only, and shows it where there is no translation', async () => {
    const blocks = [{ blockType: 'faq', title: 'Questions', questions: [question('Why?')] }];
    const { id } = await create({ path: '/half-translated', title: 'Answers', blocks });
    const query = '?locale=pl&fallback-locale=none&depth=0';
    const { json } = await site.get(`/api/pages/${id}${query}`, { headers });
    expect(json.blocks[0].title).toBeUndefined();
    const translated = { ...json.blocks[0], title: 'Pytania' };
    await change(id, query, { title: '', blocks: [translated], _status: 'published' });
    const shown = async () => {
      const { text } = await site.get('/half-translated', { site: 'pl' });
      return ['h1', 'h2'].map((name) => elements(text, name)[0]);
    };
    await expect
      .poll(shown, visible)
      .toEqual([
        expect.objectContaining({ attributes: expect.objectContaining({ lang: 'en' }) }),
        { attributes: {}, text: 'Pytania' },
      ]);
    const options = { method: 'PATCH', body: JSON.stringify({ title: '', _status: 'published' }) };
    const refused = await site.request(`/api/pages/${id}?locale=en`, {
      ...options,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('title');
  });

  it('accepts settings in one language that already exist in English', async () => {
    const query = '?locale=fr&fallback-locale=none&depth=0';
    const { json } = await site.get(`/api/globals/settings${query}`, { headers });
    const [first, ...others] = json.menu;
    const menu = [{ ...first, label: null }, ...others];
    const saved = await site.post(`/api/globals/settings${query}`, { menu }, { headers });
    expect([saved.status, saved.json?.errors]).toEqual([200, undefined]);
    const inEnglish = await site.get('/api/globals/settings?locale=en&depth=0');
    const link = async () =>
      tags((await site.get('/home', { site: 'fr' })).text, 'a').find(
        ({ href, lang }) => href === first.href && lang === 'en',
      );
    await expect.poll(link, visible).toBeDefined();
    expect(inEnglish.json.menu[0].label).toBeTruthy();
  });

  it('titles a page with the title it has, in any language, or the name of the site', async () => {
    const options = { headers };
    const page = { path: '/nur-deutsch', title: 'Nur deutsch', _status: 'published' };
    expect((await site.post('/api/pages?locale=de', page, options)).status).toBe(201);
    await expect.poll(() => title('/nur-deutsch'), visible).toBe('Nur deutsch · eArc');
    expect(await title('/nur-deutsch', 'fr')).toBe('Nur deutsch · eArc');
    const { text } = await site.get('/nur-deutsch');
    expect(elements(text, 'h1')[0]).toMatchObject({ attributes: { lang: 'de' } });
    const untitled = { path: '/untitled', _status: 'published' };
    expect((await site.post('/api/pages?locale=de', untitled, options)).status).toBe(201);
    await expect.poll(() => title('/untitled'), visible).toBe('eArc');
  });

  it('keeps pages cached through inquiries, visits, sign-ins and accounts', async () => {
    const before = await contentRevision(site);
    expect(before).toMatch(/^[0-9a-f-]{36}$/);
    const inquiry = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Germany' };
    expect((await site.post('/forms/quote', inquiry)).status).toBe(200);
    const referer = `${site.origin()}/home`;
    await site.post('/stats/record-visit', {}, { headers: { referer } });
    await site.signIn();
    const account = { email: 'new@example.com', password: 'surely long enough', role: 'sales' };
    expect((await site.post('/api/users', account, { headers })).status).toBe(201);
    // Visits are written in batches, after at most two seconds.
    await settled();
    expect(await contentRevision(site)).toBe(before);
  });

  it('shows a change on every node', async () => {
    const port = await freePort();
    const other = new TestSite(port, site.dataDirectory, site.environment);
    await other.start();
    try {
      const titleThere = async () => textOf((await other.get('/home')).text, 'title');
      expect(await titleThere()).toBe(`${en.title} · eArc`);
      await change(await homeId(), '', { title: 'Seen everywhere', _status: 'published' });
      await expect.poll(titleThere, visible).toBe('Seen everywhere · eArc');
    } finally {
      await other.stop();
    }
  });
});
