import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { backOffice } from '../helpers/back-office.ts';
import { desk, pageToTranslate } from '../helpers/desk.ts';
import { paragraph } from '../helpers/rich-text.ts';
import { availableDatabases, startSite, visible } from '../helpers/site.ts';

type Headers = Record<string, string>;

const password = 'correct horse battery';

describe.each(availableDatabases())(
  'the translation desk on %s',
  { timeout: 60_000 },
  (database) => {
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
    async function createPage() {
      counter += 1;
      const path = `/desk-${counter}`;
      const page = { ...pageToTranslate, path, _status: 'published' };
      const { id } = await office.create('pages', page);
      return { id, path };
    }

    const place = (id: number, unit: string, language = 'de') => ({
      ...{ kind: 'pages', id: String(id), language, unit },
    });
    const title = async (id: number, language = 'de') =>
      (await desk(site, admin).texts('pages', id, language)).get('title#1');
    const stored = async (id: number, query = '') =>
      (await site.get(`/api/pages/${id}?locale=all&depth=0${query}`, { headers: admin })).json;

    /** What an editor sees and approves, or returns. */
    async function review(id: number, units: string[], more: object = {}) {
      const approver = desk(site, admin);
      const stamps: Record<string, string> = {};
      for (const unit of units) {
        const texts = await approver.texts('pages', id, 'de');
        const proposed = [...texts]
          .filter(([key]) => key.startsWith(`${unit}#`))
          .map(([, text]) => text.replace(/^\w+: /, ''));
        // Typing the same again tells when it was typed.
        const { json } = await approver.save(place(id, unit), proposed);
        stamps[unit] = json.at;
      }
      const { unit: _, ...document } = place(id, '');
      return approver.post('review', { ...document, seen: stamps, ...more });
    }

    it('finds the demonstration content complete in all languages', async () => {
      for (const language of languageCodes.filter((code) => code !== 'en')) {
        const query = `language=${language}&format=csv&only=missing`;
        const lines = (await desk(site, admin).exported(query)).trim().split('\r\n');
        expect([language, lines.slice(1)]).toEqual([language, []]);
      }
    });

    describe('a translation', () => {
      it('that a translator has typed is public once an editor has approved it', async () => {
        const { id, path } = await createPage();
        expect(await title(id)).toBe('missing: ');
        const { status } = await desk(site, translator).save(place(id, 'title'), ['Wie leicht']);
        expect(status).toBe(200);
        expect(await title(id)).toBe('inReview: Wie leicht');
        const before = await stored(id, '&draft=true');
        expect(before.title).toEqual({ en: 'How light it is' });

        expect((await review(id, ['title'])).json).toEqual({ count: 1 });
        expect(await title(id)).toBe('complete: Wie leicht');
        expect((await stored(id)).title).toEqual({ en: 'How light it is', de: 'Wie leicht' });
        const german = async () => (await site.get(path, { site: 'de' })).text;
        await expect.poll(german, visible).toContain('Wie leicht');
      });

      it('in rows and in formatted text changes nothing else', async () => {
        const { id } = await createPage();
        const before = await stored(id);
        const [faq, text] = before.blocks;
        const unit = `blocks:${faq.id}.questions:${faq.questions[1].id}.answer`;
        const body = `blocks:${text.id}.body`;
        const by = desk(site, translator);
        expect((await by.save(place(id, unit), ['Lange.'])).status).toBe(200);
        expect((await by.save(place(id, body), ['<1>Der Weg</1> nach Hause'])).status).toBe(200);
        expect((await review(id, [unit, body])).json).toEqual({ count: 2 });
        const after = await stored(id);
        expect(after.blocks[0].questions[1].answer).toEqual({ en: 'Long.', de: 'Lange.' });
        const [made] = after.blocks[1].body.de.root.children;
        expect(made.children[0]).toMatchObject({ type: 'link', fields: { url: '/home' } });
        expect(made.children[1]).toMatchObject({ type: 'text', text: ' nach Hause' });
        delete after.blocks[0].questions[1].answer.de;
        delete after.blocks[1].body.de;
        expect(withoutDates(after)).toEqual(withoutDates(before));
      });

      it('is older than its source once that has changed, and not when it has changed back', async () => {
        const { id } = await createPage();
        const change = (data: object, query: string) =>
          office.change({ collection: 'pages', id, data, query });
        await change({ title: 'Wie leicht es ist' }, '?locale=de');
        expect(await title(id)).toBe('complete: Wie leicht es ist');
        await change({ title: 'How heavy it is' }, '?locale=en');
        expect(await title(id)).toBe('older: Wie leicht es ist');
        expect(await title(id, 'fr')).toBe('missing: ');
        const query = `language=de&format=xliff&kind=pages&id=${id}&only=missing`;
        const file = await desk(site, admin).exported(query);
        expect(file).toContain('<note category="formerSource">How light it is</note>');
        await change({ title: 'How light it is' }, '?locale=en');
        expect(await title(id)).toBe('complete: Wie leicht es ist');
        // A draft of the source counts: it is what will be published next.
        await change({ title: 'How thin it is' }, '?locale=en&draft=true');
        expect(await title(id)).toBe('older: Wie leicht es ist');
        await change({ title: 'Wie dünn es ist' }, '?locale=de');
        expect(await title(id)).toBe('complete: Wie dünn es ist');
      });

      it('stays with its text when rows change places', async () => {
        const { id } = await createPage();
        const [faq, text] = (await stored(id)).blocks;
        const unit = `blocks:${faq.id}.title`;
        await desk(site, translator).save(place(id, unit), ['Fragen']);
        const read = await site.get(`/api/pages/${id}?locale=en&depth=0`, { headers: admin });
        const blocks = [...read.json.blocks].reverse();
        expect(blocks.map((one: { id: string }) => one.id)).toEqual([text.id, faq.id]);
        await office.change({ collection: 'pages', id, data: { blocks }, query: '?locale=en' });
        const texts = await desk(site, admin).texts('pages', id, 'de');
        expect(texts.get(`${unit}#1`)).toBe('inReview: Fragen');
      });

      it('may still be right although its source has changed', async () => {
        const { id } = await createPage();
        const change = (data: object, query: string) =>
          office.change({ collection: 'pages', id, data, query });
        await change({ title: 'Leicht' }, '?locale=de');
        await change({ title: 'How light that is' }, '?locale=en');
        const { json } = await desk(site, admin).save(place(id, 'title'), ['Leicht'], {
          isConfirmed: true,
        });
        const { unit: _, ...document } = place(id, '');
        const seen = { title: json.at };
        const answer = await desk(site, admin).post('review', { ...document, seen });
        expect(answer.json).toEqual({ count: 1 });
        expect(await title(id)).toBe('complete: Leicht');
      });

      it('is returned with a note, and in review again when it is changed', async () => {
        const { id } = await createPage();
        await desk(site, translator).save(place(id, 'title'), ['Wie schwer']);
        expect((await review(id, ['title'], { note: 'Light, not heavy' })).json).toEqual({
          count: 1,
        });
        expect(await title(id)).toBe('returned: Wie schwer');
        await desk(site, translator).save(place(id, 'title'), ['Wie leicht']);
        expect(await title(id)).toBe('inReview: Wie leicht');
      });

      it('that was typed after the editor looked is not approved with what they saw', async () => {
        const { id } = await createPage();
        const { json } = await desk(site, translator).save(place(id, 'title'), ['Eins']);
        await desk(site, translator).save(place(id, 'title'), ['Zwei']);
        const { unit: _, ...document } = place(id, '');
        const seen = { title: json.at };
        expect((await desk(site, admin).post('review', { ...document, seen })).json.count).toBe(0);
        expect(await title(id)).toBe('inReview: Zwei');
      });

      it('is public beside a draft, which stays a draft', async () => {
        const { id, path } = await createPage();
        const [faq] = (await stored(id)).blocks;
        const unit = `blocks:${faq.id}.title`;
        const query = '?locale=en&draft=true';
        const data = { title: 'Not public yet', _status: 'draft' };
        await office.change({ collection: 'pages', id, data, query });
        const by = desk(site, translator);
        await by.save(place(id, 'title'), ['Noch nicht öffentlich']);
        await by.save(place(id, unit), ['Fragen und Antworten']);
        expect((await review(id, ['title', unit])).json).toEqual({ count: 2 });

        const published = await stored(id);
        expect(published._status).toBe('published');
        expect(published.title).toEqual({ en: 'How light it is' });
        expect(published.blocks[0].title).toEqual({ en: 'Questions', de: 'Fragen und Antworten' });
        const draft = await stored(id, '&draft=true');
        expect(draft._status).toBe('draft');
        expect(draft.title).toEqual({ en: 'Not public yet', de: 'Noch nicht öffentlich' });
        expect(draft.blocks[0].title.de).toBe('Fragen und Antworten');
        const german = async () => (await site.get(path, { site: 'de' })).text;
        await expect.poll(german, visible).toContain('Fragen und Antworten');
        expect(await german()).not.toContain('Noch nicht öffentlich');
      });

      it('of the menu and of products is approved like that of pages', async () => {
        const settings = await site.get('/api/globals/settings?locale=all&depth=0');
        const [item] = settings.json.menu;
        const by = desk(site, translator);
        const menu = { kind: 'settings', id: '1', language: 'de', unit: `menu:${item.id}.label` };
        const saved = await by.save(menu, ['Neuer Name']);
        const seen = { [menu.unit]: saved.json.at };
        const answer = await desk(site, admin).post('review', { ...menu, seen });
        expect(answer.json).toEqual({ count: 1 });
        const after = await site.get('/api/globals/settings?locale=all&depth=0');
        const renamed = structuredClone(settings.json);
        renamed.menu[0].label.de = 'Neuer Name';
        expect(withoutDates(after.json)).toEqual(withoutDates(renamed));

        const series = await office.first('series');
        const product = { kind: 'series', id: String(series.id), language: 'fr', unit: 'name' };
        const typed = await by.save(product, ['Nouveau nom']);
        const approval = { ...product, seen: { name: typed.json.at } };
        expect((await desk(site, admin).post('review', approval)).json).toEqual({ count: 1 });
        const { json } = await site.get(`/api/series/${series.id}?locale=fr&depth=0`);
        expect(json.name).toBe('Nouveau nom');
      });

      it('that is too long, or has a broken mark, is refused with the reason', async () => {
        const { id } = await createPage();
        const [, text] = (await stored(id)).blocks;
        const by = desk(site, translator);
        const long = await by.save(place(id, 'title'), ['x'.repeat(121)]);
        expect([long.status, long.json.error]).toEqual([422, 'tooLong']);
        const body = place(id, `blocks:${text.id}.body`);
        const broken = await by.save(body, ['<1>Der Weg']);
        expect([broken.status, broken.json.error]).toEqual([422, 'codesUnbalanced']);
        expect((await by.save(place(id, 'subtitle'), ['x'])).status).toBe(404);
        expect((await by.save(place(999_999, 'title'), ['x'])).status).toBe(404);
      });

      it('is forgotten with its document', async () => {
        const { id } = await createPage();
        await desk(site, translator).save(place(id, 'title'), ['Leicht']);
        expect((await office.remove('pages', id)).status).toBe(200);
        expect((await desk(site, translator).save(place(id, 'title'), ['x'])).status).toBe(404);
      });

      it('of a figure that does not exist is not published', async () => {
        const { id } = await createPage();
        await desk(site, translator).save(place(id, 'title'), ['So {leicht}']);
        const answer = await review(id, ['title']);
        expect([answer.status, answer.json.error]).toEqual([422, 'refused']);
        expect(answer.json.message).toContain('leicht');
        expect((await stored(id)).title).toEqual({ en: 'How light it is' });
      });
    });

    it('is not confused by formatted text without words', async () => {
      const { id } = await createPage();
      const read = await site.get(`/api/pages/${id}?locale=en&depth=0`, { headers: admin });
      const [faq, text] = read.json.blocks;
      const data = { blocks: [faq, { ...text, body: paragraph('') }] };
      await office.change({ collection: 'pages', id, data, query: '?locale=en&draft=true' });
      const texts = await desk(site, admin).texts('pages', id, 'de');
      expect([...texts.keys()].filter((key) => key.startsWith(`blocks:${text.id}`))).toEqual([]);
    });
  },
);

/** All that is stored, but for when it was; empty is as good as nothing. */
function withoutDates(document: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(document, (name, value) =>
      name === 'updatedAt' || value === '' || value === null ? undefined : value,
    ),
  );
}
