import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backOffice } from '../helpers/back-office.ts';
import { desk, pageToTranslate } from '../helpers/desk.ts';
import { chosenDatabases, startSite } from '../helpers/site.ts';

type Headers = Record<string, string>;

const password = 'correct horse battery';

describe.each(chosenDatabases())('the translation desk on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let admin: Headers;
  let translator: Headers;
  let office: ReturnType<typeof backOffice>;

  beforeAll(async () => {
    site = await startSite(database);
    admin = await site.signIn();
    office = backOffice(site, admin);
    const account = { email: 'translator@example.com', password };
    await office.create('users', { ...account, role: 'translator', languages: ['de', 'fr'] });
    translator = await site.signIn(account);
  });
  afterAll(() => site?.destroy());

  let counter = 0;
  async function createPage(status: 'published' | 'draft' = 'published') {
    counter += 1;
    const page = { ...pageToTranslate, path: `/desk-${counter}`, _status: status };
    return office.create('pages', page, status === 'draft' ? '?draft=true' : '');
  }

  const place = (id: number, unit: string, language = 'de') => ({
    ...{ kind: 'pages', id: String(id), language, unit },
  });

  describe('a translator', () => {
    it('works in their languages, and only proposes', async () => {
      const { id } = await createPage();
      const by = desk(site, translator);
      expect((await by.save(place(id, 'title', 'pl'), ['Lekki'])).status).toBe(403);
      expect((await by.save(place(id, 'title', 'en'), ['Heavy'])).status).toBe(400);
      const saved = await by.save(place(id, 'title'), ['Leicht']);
      const { unit: _, ...document } = place(id, '');
      const answer = await by.post('review', { ...document, seen: { title: saved.json.at } });
      expect(answer.status).toBe(403);
      for (const query of ['language=pl&format=xliff', 'language=en&format=csv']) {
        const refused = await site.get(`/api/translations/export?${query}`, {
          headers: translator,
        });
        expect([400, 403]).toContain(refused.status);
      }
      expect((await by.imported('language=pl&format=csv', '')).status).toBe(403);
    });

    it.each([
      ...['inquiries', 'applications', 'media', 'videos', 'visit-counts', 'download-counts'],
      ...['translation-states', 'pages/versions', 'inquiry-files', 'application-files'],
    ])('has no access to /api/%s', async (address) => {
      const { status } = await site.get(`/api/${address}`, { headers: translator });
      expect(status).toBe(403);
    });

    it('changes no document, no setting and not their own languages', async () => {
      const { id } = await createPage();
      const limited = backOffice(site, translator);
      const change = { collection: 'pages', id, data: { title: 'Mine' }, query: '?locale=de' };
      expect((await limited.change(change)).status).toBe(403);
      expect((await limited.remove('pages', id)).status).toBe(403);
      const hotline = { hotline: '+49 30 1' };
      const settings = await site.post('/api/globals/settings', hotline, { headers: translator });
      expect(settings.status).toBe(403);
      const { json } = await site.get('/api/users/me', { headers: translator });
      const own = { collection: 'users', id: json.user.id };
      await limited.change({ ...own, data: { languages: ['pl'], role: 'admin' } });
      const after = await site.get('/api/users/me', { headers: translator });
      expect([after.json.user.role, after.json.user.languages]).toEqual([
        'translator',
        ['de', 'fr'],
      ]);
    });

    it('sees no drafts through the API', async () => {
      const { id } = await createPage('draft');
      const { status } = await site.get(`/api/pages/${id}?draft=true`, { headers: translator });
      expect(status).toBe(404);
    });
  });

  it('is closed to visitors, other roles and other sites', async () => {
    const account = { email: 'sales@example.com', password };
    await office.create('users', { ...account, role: 'sales' });
    const sales = await site.signIn(account);
    const { id } = await createPage();
    const document = { kind: 'pages', id: String(id), language: 'de' };
    const asked = (headers: Headers) => [
      site.get('/api/translations/export?language=de&format=xliff', { headers }),
      site.post(
        '/api/translations/text',
        { ...document, unit: 'title', texts: ['x'] },
        { headers },
      ),
      site.post('/api/translations/review', { ...document, seen: {} }, { headers }),
      site.post('/api/translations/import?language=de&format=csv', {}, { headers }),
    ];
    for (const [headers, status] of [
      [{}, 401],
      [sales, 403],
    ] as const) {
      const answers = await Promise.all(asked(headers));
      expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill(status));
    }
    const elsewhere = { ...admin, origin: 'https://elsewhere.example' };
    const [read, ...changes] = await Promise.all(asked(elsewhere));
    expect(read?.status).toBe(200);
    expect(changes.map((answer) => answer.status)).toEqual(Array(3).fill(403));
  });
});
