import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../app/i18n/languages.ts';
import { staffMessage } from '../../app/i18n/staff.ts';
import { writingMessages } from '../../app/i18n/writing.ts';
import { backOffice } from '../helpers/back-office.ts';
import { contentRevision } from '../helpers/database.ts';
import { isNoindex, textOf } from '../helpers/html.ts';
import { availableDatabases, startSite, visible } from '../helpers/site.ts';

const password = 'correct horse battery';
const dayInMilliseconds = 86_400_000;

describe.each(availableDatabases())('writing on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let office: ReturnType<typeof backOffice>;
  let headers: Record<string, string>;
  /** Of an account that reads drafts and writes nothing. */
  let sales: Record<string, string>;

  beforeAll(async () => {
    site = await startSite(database, { LOG: 'info' });
    headers = await site.signIn();
    office = backOffice(site, headers);
    const account = { email: 'sales@example.com', password, role: 'sales', name: 'Sales' };
    await office.create('users', account);
    sales = await site.signIn(account);
  });
  afterAll(() => site?.destroy());

  let counter = 0;
  async function newPage(more: object = {}, query = '') {
    counter += 1;
    const path = `/written-${counter}`;
    const page = { path, title: 'Written', blocks: [], _status: 'published', ...more };
    return { ...(await office.create('pages', page, query)), path };
  }

  const newDraft = (more: object = {}) => newPage({ _status: 'draft', ...more }, '?draft=true');

  const autosave = (id: number, data: object) =>
    office.change({
      ...{ collection: 'pages', id, query: '?autosave=true&draft=true' },
      data: { ...data, _status: 'draft' },
    });

  const link = (id: number, by = headers, language = 'en', collection = 'pages') =>
    site.post(`/api/${collection}/${id}/preview-link?language=${language}`, {}, { headers: by });

  async function versionsOf(id: number) {
    const where = `where[parent][equals]=${id}&depth=0`;
    const { json } = await site.get(`/api/pages/versions?${where}`, { headers });
    return json.docs as { autosave: boolean; version: { title: string } }[];
  }

  describe('what is typed', () => {
    it('is kept in one version, and visitors keep what was published', async () => {
      const { id, path } = await newPage();
      await expect
        .poll(async () => textOf((await site.get(path)).text, 'title'), visible)
        .toBe('Written · eArc');
      const before = await versionsOf(id);
      const revision = await contentRevision(site);
      for (const title of ['W', 'Wr', 'Written ane', 'Written anew']) {
        expect((await autosave(id, { title })).status).toBe(200);
      }
      const [newest, ...earlier] = await versionsOf(id);
      expect([newest?.autosave, newest?.version.title]).toEqual([true, 'Written anew']);
      expect(earlier.length).toBe(before.length);
      // Nothing that visitors see has changed, so no page has to be rendered again.
      expect(await contentRevision(site)).toBe(revision);
      expect(textOf((await site.get(path)).text, 'title')).toBe('Written · eArc');
      const shown = await site.get(`${path}?preview=en`, { headers });
      expect(textOf(shown.text, 'title')).toBe('Written anew · eArc');
    });

    it('stays theirs while it is kept, until they save it', async () => {
      const { id } = await newDraft();
      const holders = async () => {
        const { json } = await site.get('/api/payload-locked-documents?depth=0', { headers });
        const all: { document?: { value: unknown }; user: { value: { id: number } } }[] = json.docs;
        return all
          .filter(({ document }) => document?.value === id)
          .map(({ user }) => user.value.id);
      };
      expect(await holders()).toEqual([]);
      await autosave(id, { title: 'Mine' });
      await autosave(id, { title: 'Still mine' });
      expect(await holders()).toEqual([1]);
      const data = { title: 'Done', _status: 'published' };
      expect((await office.change({ collection: 'pages', id, data })).status).toBe(200);
      expect(await holders()).toEqual([]);
    });

    it('may be unfinished, which what is published may not', async () => {
      const { id } = await newDraft();
      expect((await autosave(id, { title: '' })).status).toBe(200);
      const data = { title: '', _status: 'published' };
      expect((await office.change({ collection: 'pages', id, data })).status).toBe(400);
    });

    it('is kept for those who may write it only', async () => {
      const { id } = await newDraft();
      const refused = await site.request(`/api/pages/${id}?autosave=true&draft=true`, {
        method: 'PATCH',
        body: JSON.stringify({ title: 'Mine', _status: 'draft' }),
        headers: { ...sales, 'content-type': 'application/json' },
      });
      expect(refused.status).toBe(403);
    });
  });

  describe('a draft', () => {
    it('may be framed by the form beside it, and nothing else of the site may', async () => {
      const { path } = await newPage();
      const seen = await site.get(`${path}?preview=de`, { headers });
      expect(seen.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(seen.headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(seen.headers['cache-control']).toBe('no-store');
      for (const address of [path, `${path}?preview=de`]) {
        const { headers: ours } = await site.get(address);
        expect(ours['content-security-policy']).toContain("frame-ancestors 'none'");
        expect(ours['x-frame-options']).toBe('DENY');
      }
    });

    it('is shown to whoever has a link, marked in its language, and never kept', async () => {
      const { id, path } = await newDraft({ title: 'Not yet' });
      const made = await link(id, headers, 'de');
      expect(made.status).toBe(200);
      const days = (Date.parse(made.json.expires) - Date.now()) / dayInMilliseconds;
      expect(Math.round(days)).toBe(7);
      const seen = await site.get(made.json.path);
      expect([seen.status, textOf(seen.text, 'h1')]).toEqual([200, 'Not yet']);
      const [mark = ''] = writingMessages.de.draftNotice.split(',');
      expect(seen.text).toContain(`<html lang="${languages.de.tag}"`);
      expect(textOf(seen.text, 'p')).toContain(mark);
      expect(isNoindex(seen.text)).toBe(true);
      expect(seen.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect((await site.get(path)).status).toBe(404);
      // The link is the secret.
      await expect.poll(() => site.output.join(''), visible).toContain('"/preview/…"');
      expect(site.output.join('')).not.toContain(made.json.path);
    });

    it('of an article and a guide has a link as well', async () => {
      const { id } = await office.first('news');
      const article = await link(id, headers, 'en', 'news');
      expect((await site.get(article.json.path)).status).toBe(200);
      const guide = await office.first('guides');
      const made = await link(guide.id, headers, 'en', 'guides');
      const file = await site.get(made.json.path);
      expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(file.headers['cache-control']).toBe('no-store');
      expect(file.body.subarray(0, 5).toString()).toBe('%PDF-');
      // Staff need no link.
      const address = `/preview/guides/${guide.id}?preview=en`;
      expect((await site.get(address, { headers })).status).toBe(200);
      expect((await site.get(address)).status).toBe(404);
    });

    it('is not shown by a link that was changed, withdrawn or has expired', async () => {
      const { id } = await newDraft({ title: 'Secret' });
      const other = await newDraft({ title: 'Other' });
      const { path } = (await link(id)).json as { path: string };
      expect((await site.get(path)).status).toBe(200);
      const [collection, , ...rest] = path.slice('/preview/'.length).split('.');
      const later = path.replace(/\.(\d{10})\./, (_, until) => `.${Number(until) + 60}.`);
      expect(later).not.toBe(path);
      const forged = [
        `/preview/${[collection, other.id, ...rest].join('.')}`,
        later,
        `${path}a`,
        path.slice(0, -1),
        '/preview/pages.1.en.9999999999..',
        '/preview/x',
        '/preview/%00',
      ];
      for (const address of forged) {
        expect([address, (await site.get(address)).status]).toEqual([address, 404]);
      }
      const withdrawn = await site.request(`/api/pages/${id}/preview-link`, {
        method: 'DELETE',
        headers,
      });
      expect(withdrawn.status).toBe(204);
      expect((await site.get(path)).status).toBe(404);
      expect((await site.get((await link(id)).json.path)).status).toBe(200);
      expect((await site.get(path)).status).toBe(404);
    });

    it('gets a link from those who may write it, from pages of the site only', async () => {
      const { id } = await newDraft();
      expect((await link(id, sales)).status).toBe(403);
      expect((await link(id, {})).status).toBe(401);
      expect((await link(id, { ...headers, origin: 'https://evil.example' })).status).toBe(403);
      expect((await link(id, headers, 'xx')).status).toBe(400);
      expect((await link(999_999)).status).toBe(404);
      for (const by of [sales, {}]) {
        const { status } = await site.request(`/api/pages/${id}/preview-link`, {
          method: 'DELETE',
          headers: by,
        });
        expect([401, 403]).toContain(status);
      }
    });
  });

  describe('before publishing', () => {
    const checks = async (id: number, by = headers, language = 'en') => {
      const asked = { ...by, 'accept-language': language };
      return site.get(`/api/pages/${id}/checks`, { headers: asked });
    };

    it('an editor is told what is wrong, at which field, in their language', async () => {
      const actions = [{ label: 'Go', href: '/nowhere-at-all' }];
      const blocks = [{ blockType: 'hero', title: 'Weighs {smf-520.wieght}', actions }];
      const { id } = await newDraft({ blocks });
      const { json } = await checks(id, headers, 'de');
      const say = (key: 'linkTargetMissing' | 'referenceUnknown', name: string, value: string) =>
        staffMessage(key, 'de').replace(`{${name}}`, value);
      expect(json.findings.slice(0, 2)).toEqual([
        {
          path: 'blocks.0.title',
          isRefused: true,
          text: say('referenceUnknown', 'reference', 'smf-520.wieght'),
        },
        {
          path: 'blocks.0.actions.0.href',
          isRefused: true,
          text: say('linkTargetMissing', 'path', '/nowhere-at-all'),
        },
      ]);
      const rest = json.findings.slice(2).map(({ text }: { text: string }) => text);
      expect(rest).toContain(writingMessages.de.descriptionMissing);
    });

    it('nothing is wrong with what the site was made with', async () => {
      const { json } = await site.get('/api/pages?limit=100&depth=0', { headers });
      expect(json.docs.length).toBeGreaterThan(30);
      const made = json.docs.filter(({ path }: { path: string }) => !path.startsWith('/written'));
      for (const { id, path } of made) {
        const { findings } = (await checks(id)).json;
        expect([path, findings.filter((one: { isRefused: boolean }) => one.isRefused)]).toEqual([
          path,
          [],
        ]);
      }
    });

    it('reads a text with its figures, as visitors will', async () => {
      const read = (text: string, by = headers) =>
        site.get(`/api/pages/filled-text?language=de&text=${encodeURIComponent(text)}`, {
          headers: by,
        });
      expect((await read('Nur {smf-520.weightPerArea}.')).json.text).toMatch(/^Nur .*2,8.kg\/m²/);
      expect((await read('x'.repeat(1001))).status).toBe(400);
      expect((await read('x', sales)).status).toBe(403);
    });

    it('nobody else is', async () => {
      const { id } = await newDraft();
      expect((await checks(id, sales)).status).toBe(403);
      expect((await checks(id, {})).status).toBe(401);
      expect((await checks(999_999)).status).toBe(404);
    });
  });
});
