import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backOffice } from '../helpers/back-office.ts';
import { startSite } from '../helpers/site.ts';

const colors = async (picture: Buffer) => {
  const { channels } = await sharp(await sharp(picture).png().toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
};

describe('in the back office', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;
  let office: ReturnType<typeof backOffice>;
  beforeAll(async () => {
    site = await startSite();
    headers = await site.signIn();
    office = backOffice(site, headers);
  });
  afterAll(() => site?.destroy());

  it('a duplicate has an address, or a key, of its own that can be published', async () => {
    const copy = async (collection: string, id: number) => {
      const answer = await site.post(`/api/${collection}/${id}/duplicate`, {}, { headers });
      expect([answer.status, answer.json.errors]).toEqual([200, undefined]);
      return answer.json.doc;
    };
    const { id } = await office.create('pages', { path: '/copied', title: 'A page', blocks: [] });
    const [first, second] = [await copy('pages', id), await copy('pages', id)];
    expect([first.path, second.path]).toEqual(['/copied-copy', '/copied-copy-2']);
    const data = { _status: 'published' };
    const published = await office.change({ collection: 'pages', id: second.id, data });
    expect([published.status, published.json.errors]).toEqual([200, undefined]);
    const model = await office.first('models');
    expect((await copy('models', model.id)).key).toBe(`${model.key}-copy`);
  });

  it('a restored version is the latest one', async () => {
    const page = { path: '/versions', title: 'First', _status: 'published' };
    const { id } = await office.create('pages', page);
    for (const title of ['Second', 'Third']) {
      await office.change({ collection: 'pages', id, data: { title, _status: 'published' } });
    }
    const versions = async () => {
      const query = `where[parent][equals]=${id}&depth=0`;
      const { json } = await site.get(`/api/pages/versions?${query}`, { headers });
      return json.docs as { id: number; latest: boolean; version: { title: string } }[];
    };
    const oldest = (await versions()).at(-1);
    const restored = await site.post(`/api/pages/versions/${oldest?.id}`, {}, { headers });
    expect(restored.status).toBe(200);
    const after = await versions();
    expect(after.map(({ version }) => version.title)).toEqual([
      'First',
      'Third',
      'Second',
      'First',
    ]);
    expect(after.map(({ latest }) => latest)).toEqual([true, false, false, false]);
  });

  it('a lock says by name who holds it, also to those who may not read accounts', async () => {
    const account = { email: 'second@example.com', password: 'surely long enough', role: 'editor' };
    await office.create('users', { ...account, name: 'Ada Second' });
    const admin = await office.first('users', '&where[email][equals]=admin@example.com');
    const { id } = await office.create('pages', { path: '/locked', title: 'Locked', blocks: [] });
    await office.create('payload-locked-documents', {
      document: { relationTo: 'pages', value: id },
      user: { relationTo: 'users', value: admin.id },
    });
    const read = async (as: Record<string, string>) =>
      (await site.get('/api/payload-locked-documents?depth=1', { headers: as })).json.docs[0].user;
    const seen = await read(await site.signIn(account));
    expect(seen.value).toEqual({ id: admin.id, email: admin.name });
  });

  it('an uploaded picture says nothing of whoever took it, and keeps its look', async () => {
    const taken = (format: 'jpeg' | 'webp' | 'png' | 'avif') =>
      sharp({ create: { width: 60, height: 20, channels: 3, background: '#cc3311' } })
        .withMetadata({ orientation: 6 })
        .withIccProfile('p3')
        .withExifMerge({
          IFD0: { Artist: 'Ada Photographer', Copyright: 'Ada' },
          IFD3: { GPSLatitude: '52/1 30/1 0/1' },
        })
        .toFormat(format)
        .toBuffer();
    for (const format of ['jpeg', 'webp', 'png', 'avif'] as const) {
      const file = await taken(format);
      expect(await sharp(file).metadata()).toMatchObject({
        exif: expect.anything(),
        icc: expect.anything(),
      });
      const name = `taken-${format}.${format === 'jpeg' ? 'jpg' : format}`;
      const data = { alternative: 'A roof' };
      const medium = await office.upload(file, name, `image/${format}`, data);
      const { body } = await site.get(medium.url, { headers });
      const kept = await sharp(body).metadata();
      const { width, height } = kept;
      expect([format, kept.exif, kept.xmp, kept.iptc]).toEqual([
        format,
        ...Array(3).fill(undefined),
      ]);
      expect(body.toString('latin1')).not.toContain('Photographer');
      // Upright without being told how to turn it.
      expect([kept.orientation ?? 1, width, height]).toEqual([1, 20, 60]);
      expect([medium.width, medium.height, medium.filesize]).toEqual([20, 60, body.length]);
      // As displays show it: by its own colour profile, or converted to the usual one.
      const [before = [], after = []] = await Promise.all([file, body].map(colors));
      for (const [index, color] of before.entries()) {
        expect(Math.abs(color - (after[index] ?? Number.NaN))).toBeLessThan(4);
      }
    }
  });

  it('a picture that says nothing is stored as it came', async () => {
    const file = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#336699' },
    })
      .jpeg()
      .toBuffer();
    const medium = await office.upload(file, 'plain.jpg', 'image/jpeg', { alternative: 'Blue' });
    expect((await site.get(medium.url, { headers })).body).toEqual(file);
  });
});
