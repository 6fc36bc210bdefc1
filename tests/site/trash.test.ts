import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { backOffice } from '../helpers/back-office.ts';
import { availableDatabases, startSite, visible } from '../helpers/site.ts';

const password = 'correct horse battery';
const moved = { deletedAt: new Date(0).toISOString() };
const back = { deletedAt: null };

type Headers = Record<string, string>;
type Row = { id: number } & Record<string, unknown>;

describe.each(availableDatabases())('the trash on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let admin: Headers;
  const headersOf: Record<string, Headers> = {};
  let office: ReturnType<typeof backOffice>;

  beforeAll(async () => {
    site = await startSite(database);
    admin = await site.signIn();
    for (const role of ['editor', 'sales', 'hr']) {
      const account = { email: `${role}@example.com`, name: `The ${role}`, password };
      await site.post('/api/users', { ...account, role }, { headers: admin });
      headersOf[role] = await site.signIn(account);
    }
    office = backOffice(site, headersOf.editor ?? {});
  });
  afterAll(() => site?.destroy());

  const trash = (collection: string, id: number) => office.change({ collection, id, data: moved });
  const restore = (collection: string, id: number, data: object = back) =>
    office.change({ collection, id, data, query: '?trash=true' });

  /** As Payload's button does: by a filter, and asking for a draft. */
  const restoreByButton = (collection: string, id: number, headers = headersOf.editor) =>
    site.request(`/api/${collection}?trash=true&where[and][0][id][equals]=${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ ...back, _status: 'draft' }),
      headers: { ...headers, 'content-type': 'application/json' },
    });

  async function picture(color: string): Promise<Row & { filename: string; contentHash: string }> {
    const file = await sharp({
      create: { width: 640, height: 400, channels: 3, background: color },
    })
      .png()
      .toBuffer();
    const made = await office.upload(file, `${color}.png`, 'image/png', { alternative: color });
    return made as never;
  }

  let counter = 0;
  async function page(more: object = {}, query = ''): Promise<Row & { path: string }> {
    counter += 1;
    const data = { path: `/kept-${counter}`, title: 'Kept', _status: 'published', ...more };
    return (await office.create('pages', data, query)) as never;
  }

  const statusOf = async (address: string, headers: Headers = {}) =>
    (await site.get(address, { headers })).status;

  it('takes a page with its pictures, and gives both back whole in all languages', async () => {
    const { id: pictureId, filename, contentHash } = await picture('navy');
    const blocks = [{ blockType: 'hero', title: 'In English', picture: pictureId }];
    const { id, path } = await page({ blocks });
    const { blocks: stored } = await office.first('pages', `&where[id][equals]=${id}`);
    for (const language of languageCodes.filter((code) => code !== 'en')) {
      const translated = (stored as object[]).map((one) => ({ ...one, title: `In ${language}` }));
      const data = { title: `Kept ${language}`, blocks: translated };
      const query = `?locale=${language}`;
      expect((await office.change({ collection: 'pages', id, data, query })).status).toBe(200);
    }
    const everything = async () => {
      const { json } = await site.get(`/api/pages/${id}?locale=all&depth=0`, { headers: admin });
      const { updatedAt: _, savedBy: __, ...rest } = json;
      return rest;
    };
    const variant = `/pictures/${contentHash}/${filename}/480.webp`;
    const before = await everything();
    await expect.poll(() => statusOf(path), visible).toBe(200);
    expect(await statusOf(variant)).toBe(200);

    expect((await trash('media', pictureId)).status).toBe(409);
    expect((await trash('pages', id)).status).toBe(200);
    expect((await trash('media', pictureId)).status).toBe(200);
    await expect.poll(() => statusOf(path), visible).toBe(404);
    await expect.poll(() => statusOf(variant), visible).toBe(404);
    expect(await statusOf(`/api/media/file/${filename}`, headersOf.sales)).toBe(403);
    expect(await statusOf(`/api/media/file/${filename}`, headersOf.editor)).toBe(200);

    expect((await restoreByButton('pages', id)).status).toBe(200);
    expect(await everything()).toEqual({ ...before, deletedAt: null });
    await expect.poll(() => statusOf(path), visible).toBe(200);
    await expect.poll(() => statusOf(variant), visible).toBe(200);
    for (const language of languageCodes) {
      const { text } = await site.get(path, { site: language });
      expect(text).toContain(language === 'en' ? 'In English' : `In ${language}`);
      expect(text).toContain(`/pictures/${contentHash}/`);
    }
  });

  it.each([
    ['one by one', restore],
    ['by a filter', (collection: string, id: number) => restoreByButton(collection, id)],
  ])('gives back what is published and its draft, each as it was: %s', async (_, giveBack) => {
    const { id, path } = await page({ title: 'Seen by visitors' });
    const draft = { title: 'Not seen yet', _status: 'draft' };
    await office.change({ collection: 'pages', id, data: draft, query: '?draft=true' });
    expect((await trash('pages', id)).status).toBe(200);
    const answer = await giveBack('pages', id);
    expect(answer.status).toBe(200);
    await expect.poll(async () => (await site.get(path)).text, visible).toContain('Seen by');
    const { json } = await site.get(`/api/pages/${id}?draft=true`, { headers: admin });
    expect([json.title, json._status, json.deletedAt]).toEqual(['Not seen yet', 'draft', null]);
  });

  it('shows itself to those who may delete, and to nobody else', async () => {
    const model = await office.create('models', {
      ...{ key: `spare-${database}`, name: 'Spare', series: (await office.first('series')).id },
    });
    const { id } = await page();
    for (const [collection, one] of [
      ['pages', id],
      ['models', model.id],
    ] as const) {
      expect((await trash(collection, one)).status).toBe(200);
      const found = async (headers: Headers, query: string) => {
        const address = `/api/${collection}?${query}&where[id][equals]=${one}`;
        return (await site.get(address, { headers })).json.totalDocs;
      };
      expect(await found(headersOf.editor ?? {}, 'trash=true')).toBe(1);
      expect(await found(headersOf.editor ?? {}, 'depth=0')).toBe(0);
      for (const headers of [{}, headersOf.sales ?? {}, headersOf.hr ?? {}]) {
        expect(await found(headers, 'trash=true')).toBe(0);
        expect(await found(headers, 'trash=true&where[deletedAt][exists]=true')).toBe(0);
        expect(await found(headers, 'trash=true&draft=true')).toBe(0);
        const { status } = await site.get(`/api/${collection}/${one}?trash=true`, { headers });
        expect([403, 404]).toContain(status);
        expect([401, 403]).toContain((await restoreByButton(collection, one, headers)).status);
        const uses = await site.get(`/api/${collection}/${one}/uses`, { headers });
        expect([401, 403]).toContain(uses.status);
      }
    }
  });

  it('is emptied by administrators only, and by nobody at an earlier date', async () => {
    const { id } = await page();
    await trash('pages', id);
    const again = { deletedAt: '2020-01-01T00:00:00.000Z' };
    await office.change({ collection: 'pages', id, data: again, query: '?trash=true' });
    const { json } = await site.get(`/api/pages/${id}?trash=true`, { headers: admin });
    expect(Date.now() - Date.parse(json.deletedAt)).toBeLessThan(120_000);
    const remove = (headers: Headers = {}) =>
      site.request(`/api/pages/${id}?trash=true`, { method: 'DELETE', headers });
    for (const role of ['editor', 'sales', 'hr']) {
      expect((await remove(headersOf[role])).status).toBe(403);
    }
    expect((await remove(admin)).status).toBe(200);
    expect(await statusOf(`/api/pages/${id}?trash=true`, admin)).toBe(404);
  });

  it('keeps no path and no key from others, and says so if they were taken', async () => {
    const first = await page({ title: 'First' });
    await trash('pages', first.id);
    const second = await page({ title: 'Second', path: first.path });
    const refused = await restore('pages', first.id);
    expect([refused.status, refused.json.errors[0].message]).toEqual([
      409,
      expect.stringContaining(first.path),
    ]);
    const { status, faults } = await office.attempt('pages', { title: 'Third', path: first.path });
    expect([status, faults.map(([field]) => field)]).toEqual([400, ['path']]);
    await office.change({
      collection: 'pages',
      id: second.id,
      data: { path: `${first.path}-new` },
    });
    expect((await restore('pages', first.id)).status).toBe(200);
  });

  it('changes nothing else, whatever is sent along', async () => {
    const { id } = await page({ title: 'Before' });
    const data = { ...moved, title: 'After', _status: 'draft' };
    await office.change({ collection: 'pages', id, data });
    await restore('pages', id, { ...back, title: 'Later' });
    const { title, _status } = await office.first('pages', `&where[id][equals]=${id}`);
    expect([title, _status]).toEqual(['Before', 'published']);
  });

  it('says where something is used before it takes it', async () => {
    const target = await page({ title: 'Target' });
    await page({ title: 'Leads there', parent: target.id });
    const { json } = await site.get(`/api/pages/${target.id}/uses`, { headers: headersOf.editor });
    expect(json.uses).toEqual(['Page: Leads there']);
    const refused = await trash('pages', target.id);
    expect([refused.status, refused.json.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Page: Leads there'),
    ]);
  });
});
