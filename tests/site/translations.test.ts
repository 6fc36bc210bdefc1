import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headLinks } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { paragraph } from '../helpers/rich-text.ts';
import { chosenDatabases, startSite, type TestSite, visible } from '../helpers/site.ts';

const english = {
  title: 'How a light roof is built',
  description: 'What to know before the first module is on the roof.',
  question: 'How heavy is a module on my roof?',
  answer: 'So light that two people can carry four of them.',
  body: 'Everything begins with a look at the roof.',
};

const blocks = [
  {
    blockType: 'faq',
    title: 'Questions that we are often asked',
    questions: [{ question: english.question, answer: english.answer }],
  },
  { blockType: 'richText', body: paragraph(english.body) },
];

/** Runs `npm run translations:check` on the database of a site. */
function check(site: TestSite, ...given: string[]): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/check-translations.ts', ...given],
      {
        env: {
          ...{ PATH, HOME, NODE_ENV: 'production', DATA_DIR: site.dataDirectory },
          ...site.environment,
        },
      },
      (_, output, errors) => resolve({ code: child.exitCode ?? -1, output: output + errors }),
    );
  });
}

// biome-ignore lint/suspicious/noExplicitAny: as the server sends it and takes it back
type Document = any;

describe.each(chosenDatabases())('a translation on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSite(database);
    headers = { ...(await site.signIn()), 'content-type': 'application/json' };
  });
  afterAll(() => site?.destroy());

  async function ask(method: string, address: string, data?: object): Promise<Document> {
    const body = data && JSON.stringify(data);
    const answer = await site.request(`/api${address}`, { method, headers, ...(body && { body }) });
    expect(answer.json?.errors).toBeUndefined();
    expect([200, 201]).toContain(answer.status);
    return answer.json.doc ?? answer.json;
  }

  let counter = 0;
  async function createPage(): Promise<{ id: number; path: string }> {
    counter += 1;
    const path = `/translated-${counter}`;
    const { title, description } = english;
    const page = { title, description, path, blocks, _status: 'published' };
    const { id } = await ask('POST', '/pages?locale=en', page);
    return { id, path };
  }

  /** Everything stored, in all languages. */
  const stored = (id: number, query = ''): Promise<Document> =>
    ask('GET', `/pages/${id}?locale=all&depth=0${query}`);

  /** As the back office's form does: sends back the response, with one change. */
  async function publishTwice(id: number, first: string, query = first) {
    const before = await ask(
      'GET',
      `/pages/${id}?locale=fr&depth=0&fallback-locale=null&draft=true`,
    );
    const change = { ...before, title: 'Un toit', _status: 'published' };
    const answered = await ask('PATCH', `/pages/${id}${first}`, change);
    return ask('PATCH', `/pages/${id}${query}`, { ...answered, title: 'Un toit léger' });
  }

  async function expectUntranslated(id: number, path: string) {
    const page = await stored(id);
    expect(page.title).toEqual({ en: english.title, fr: 'Un toit léger' });
    expect(page.description.fr ?? '').toBe('');
    const [faq, text] = page.blocks;
    for (const field of [
      faq.title,
      faq.questions[0].question,
      faq.questions[0].answer,
      text.body,
    ]) {
      expect(field.fr ?? '').toBe('');
      expect(field.en).toBeTruthy();
    }
    const french = async () => (await site.get(path, { site: 'fr' })).text;
    await expect.poll(french, visible).toContain('Un toit léger');
    const html = await french();
    expect(html).toMatch(new RegExp(`lang="en"[^>]*>[^<]*${english.question.slice(0, 20)}`));
    expect(html).toMatch(/class="rich-text"[^>]*lang="en"|lang="en"[^>]*class="rich-text"/);
    expect(Object.keys(headLinks(html).alternates)).not.toContain('fr');
  }

  it.each([
    ['published', '?depth=0&locale=fr'],
    ['published in one language', '?depth=0&locale=fr&publishSpecificLocale=fr'],
    ['published with English asked for', '?depth=0&locale=fr&fallback-locale=en'],
    ['published with English asked for in the other way', '?depth=0&locale=fr&fallbackLocale=en'],
    ['published with languages to fall back to', '?depth=0&locale=fr&fallbackLocale[]=en'],
    ['kept as a draft first', '?depth=0&locale=fr&fallback-locale=en&draft=true', '?locale=fr'],
  ])('stays as it was typed when it is %s twice', async (_, first, second = first) => {
    const { id, path } = await createPage();
    await publishTwice(id, first, second);
    await expectUntranslated(id, path);
  });

  it('stays as typed when a program sends back what it has read', async () => {
    const { id, path } = await createPage();
    const read = await ask('GET', `/pages/${id}?locale=fr&depth=0&fallback-locale=en`);
    expect(read.description ?? '').toBe('');
    await ask('PATCH', `/pages/${id}?locale=fr`, { ...read, title: 'Un toit léger' });
    await expectUntranslated(id, path);
  });

  it('stays as typed in a copy', async () => {
    const { id } = await createPage();
    counter += 1;
    const path = `/translated-${counter}`;
    const copy = await ask('POST', `/pages/${id}/duplicate?locale=fr&depth=0`, { path });
    expect(copy.title ?? '').toBe('');
    await ask('PATCH', `/pages/${copy.id}?locale=fr&depth=0`, {
      ...copy,
      title: 'Un toit léger',
      _status: 'published',
    });
    await expectUntranslated(copy.id, path);
  });

  it('stays as typed when an earlier version is restored', async () => {
    const { id, path } = await createPage();
    await publishTwice(id, '?depth=0&locale=fr');
    const query = `where[parent][equals]=${id}&sort=-createdAt&limit=1&depth=0`;
    const { docs } = await ask('GET', `/pages/versions?${query}`);
    const restored = await ask('POST', `/pages/versions/${docs[0].id}?locale=fr&depth=0`, {});
    await ask('PATCH', `/pages/${id}?locale=fr&depth=0`, { ...restored, _status: 'published' });
    await expectUntranslated(id, path);
  });

  it('stays as typed in the site settings', async () => {
    const read = await ask('GET', '/globals/settings?locale=fr&depth=0');
    await ask('POST', '/globals/settings?locale=en', { workingHours: 'Monday to Friday, 9 to 5' });
    await ask('POST', '/globals/settings?locale=fr', { workingHours: '' });
    const { result } = await ask('POST', '/globals/settings?locale=fr&fallback-locale=en', {
      companyName: read.companyName,
    });
    expect(result.workingHours ?? '').toBe('');
  });

  it('falls back to English if its formatted text is blank', async () => {
    const { id, path } = await createPage();
    const page = await ask('GET', `/pages/${id}?locale=fr&depth=0`);
    const [faq, text] = page.blocks;
    const french = {
      ...page,
      title: 'Un toit léger',
      blocks: [faq, { ...text, body: paragraph('') }],
    };
    await ask('PATCH', `/pages/${id}?locale=fr&depth=0`, { ...french, _status: 'published' });
    const html = async () => (await site.get(path, { site: 'fr' })).text;
    await expect.poll(html, visible).toContain('Un toit léger');
    expect(await html()).toContain(english.body);
    expect(await html()).toMatch(/class="rich-text"[^>]*lang="en"|lang="en"[^>]*class="rich-text"/);
  });

  it('is offered in lists under its English name if it has no other', async () => {
    const { id } = await createPage();
    const search = `locale=fr&depth=0&draft=true&select[title]=true&where[id][in][0]=${id}`;
    const answer = await site.request('/api/pages', {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
      },
      body: search,
    });
    expect(answer.json.docs).toMatchObject([{ id, title: english.title }]);
  });

  it('is English if a request names no language or an unknown one', async () => {
    const { id } = await createPage();
    for (const query of ['', '?locale=xx']) {
      expect((await ask('GET', `/pages/${id}${query}`)).title).toBe(english.title);
    }
  });

  describe('filled in with English', () => {
    const french = { title: 'Un toit léger', _status: 'published' };
    // The command loads the whole back office each time.

    /**
     * As the back office's form was filled after the first publishing, before that bug was fixed.
     */
    async function falsify(id: number, query = '') {
      const read = await ask('GET', `/pages/${id}?locale=en&depth=0`);
      const status = query ? { _status: 'draft' } : {};
      const change = { ...read, ...french, ...status };
      await ask('PATCH', `/pages/${id}?locale=fr&depth=0${query}`, change);
    }

    it('is not found in the demonstration content', patience, async () => {
      const fresh = await startSite(database);
      try {
        const { code, output } = await check(fresh);
        expect(output).toContain('No text of a translation is the English one.');
        expect(code).toBe(0);
      } finally {
        await fresh.destroy();
      }
    });

    it('is found, and cleared on request', patience, async () => {
      await site.stop();
      await site.start();
      headers = { ...(await site.signIn()), 'content-type': 'application/json' };
      const { id, path } = await createPage();
      await falsify(id);
      const drafted = await createPage();
      await falsify(drafted.id, '&draft=true');
      const article = {
        title: english.title,
        summary: english.answer,
        body: paragraph(english.body),
      };
      const more = {
        topic: 'company',
        _status: 'published',
        published: '2026-01-01T00:00:00.000Z',
      };
      const news = await ask('POST', '/news', { ...article, ...more });
      await ask('PATCH', `/news/${news.id}?locale=pl`, { ...article, title: 'Lekki dach' });
      const html = async () => (await site.get(path, { site: 'fr' })).text;
      await expect.poll(html, visible).toContain('Un toit léger');
      expect(Object.keys(headLinks(await html()).alternates)).toContain('fr');
      expect(await html()).not.toMatch(/class="rich-text"[^>]*lang="en"/);

      const found = await check(site);
      expect(found.code).toBe(1);
      for (const line of [
        ...[`pages ${id}  `, `pages ${drafted.id} (draft)`, `news ${news.id}  `],
        ...['Français  description', 'Français  blocks.0.questions.0.answer'],
        ...['Français  blocks.1.body', 'Polski  summary', english.body],
      ]) {
        expect(found.output).toContain(line);
      }
      expect(found.output).not.toContain('Deutsch');
      expect((await stored(id)).description.fr).toBe(english.description);

      const cleared = await check(site, '--clear');
      expect([cleared.code, cleared.output]).toEqual([0, expect.stringContaining('emptied')]);
      await expect.poll(html, visible).toMatch(/class="rich-text"[^>]*lang="en"/);
      await expectTitleAlone(id, path, '');
      await expectTitleAlone(drafted.id, drafted.path, '&draft=true');
      const cleanArticle = await ask('GET', `/news/${news.id}?locale=all&depth=0`);
      expect(cleanArticle.title).toEqual({ en: english.title, pl: 'Lekki dach' });
      expect([cleanArticle.summary.pl ?? '', cleanArticle.body.pl ?? '']).toEqual(['', '']);
      expect(cleanArticle.body.en.root.children).toHaveLength(1);
      expect((await check(site)).code).toBe(0);
    });

    /** All the English is gone, and nothing else. */
    async function expectTitleAlone(id: number, path: string, query: string) {
      const page = await stored(id, query);
      expect([page.path, page._status]).toEqual([path, query ? 'draft' : 'published']);
      expect(page.title).toEqual({ en: english.title, fr: 'Un toit léger' });
      expect(page.description.en).toBe(english.description);
      const [faq, text] = page.blocks;
      expect([faq.title.en, faq.questions[0].answer.en]).toEqual([
        blocks[0]?.title,
        english.answer,
      ]);
      for (const field of [page.description, faq.title, faq.questions[0].question, text.body]) {
        expect(field.fr ?? '').toBe('');
      }
    }
  });
});
