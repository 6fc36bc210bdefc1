import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite, queryDatabase } from '../helpers/database.ts';
import { textOf } from '../helpers/html.ts';
import { sendInquiry } from '../helpers/inquiries.ts';
import { largePng, photograph } from '../helpers/pictures.ts';
import { asDocument, docx, pdf, type SentFile } from '../helpers/resumes.ts';
import { chosenDatabases, startSite } from '../helpers/site.ts';

const plan = { ...pdf, name: 'plan.pdf' };
const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const photo = { name: 'roof.jpg', content: await photograph() };
const named = (name: string, content: string | Buffer): SentFile => ({
  name,
  content: Buffer.from(content as string, 'latin1'),
});

describe.each(chosenDatabases())('files of an inquiry on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  async function filesOf(reference: string) {
    const query = `where[reference][equals]=${reference}&sort=id`;
    return (await site.get(`/api/inquiry-files?${query}`, { headers })).json.docs;
  }

  const download = (file: { filename: string }) =>
    site.get(`/api/inquiry-files/file/${file.filename}`, { headers });

  const onDisk = async () =>
    (await readdir(path.join(site.dataDirectory, 'inquiry-files')).catch(() => [])).length;

  const underWay = () => readdir(path.join(site.dataDirectory, 'cache', 'uploads'));

  const rows = async (table: string) =>
    Number((await queryDatabase(site, `SELECT COUNT(*) AS count FROM ${table}`))[0]?.count);

  it('are stored, pictures upright and without what they said of place, device and author', async () => {
    const drawing = named('plan "1" (\u202egpj).PNG', await sharp(photo.content).png().toBuffer());
    const { status, json } = await sendInquiry(site, [photo, drawing, plan]);
    expect([status, json.status]).toEqual([200, 'stored']);
    const files = await filesOf(json.reference);
    expect(
      files.map(({ originalName, mimeType }: Record<string, string>) => [originalName, mimeType]),
    ).toEqual([
      ['roof.jpg', 'image/jpeg'],
      ['plan 1 ( gpj).png', 'image/png'],
      ['plan.pdf', 'application/pdf'],
    ]);
    expect(photo.content.includes('Secret Camera')).toBe(true);
    expect((await sharp(photo.content).metadata()).xmp).toBeDefined();
    const { body } = await download(files[0]);
    const { width, height, exif, xmp, iptc, orientation } = await sharp(body).metadata();
    expect([width, height]).toEqual([200, 300]);
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(body.includes('Secret')).toBe(false);
    expect((await download(files[2])).body.equals(plan.content)).toBe(true);
    expect(files[0].filename).toMatch(/^[0-9a-f-]{36}\.jpg$/);
  });

  it('of a large picture are made smaller, and what was appended to one is gone', async () => {
    const large = await sharp(largePng(6000, 3000)).jpeg().toBuffer();
    const both = named('x.jpg', Buffer.concat([large, Buffer.from(html)]));
    const { json } = await sendInquiry(site, [both]);
    const [file] = await filesOf(json.reference);
    expect([file.width, file.height]).toEqual([4096, 2048]);
    expect((await download(file)).body.includes('<script>')).toBe(false);
  });

  it.each<[string, () => Promise<SentFile[]> | SentFile[], object, number]>([
    ['of zero bytes', () => [named('a.jpg', '')], { files: 'empty', 'files.0': 'empty' }, 422],
    ['that is a page', () => [named('a.jpg', html)], wrong('unsupportedType'), 422],
    ['that is an SVG', () => [named('a.png', svg)], wrong('unsupportedType'), 422],
    ['that is a HEIC', () => [named('a.heic', heic)], wrong('unsupportedType'), 422],
    ['that is a DOCX', () => [docx], wrong('unsupportedType'), 422],
    [
      'that is half a picture',
      () => [named('a.jpg', photo.content.subarray(0, photo.content.length - 200))],
      wrong('damaged'),
      422,
    ],
    ['that is half a PDF', () => [named('a.pdf', '%PDF-1.7\n1 0 obj')], wrong('damaged'), 422],
    [
      'that only begins like a picture',
      () => [named('a.jpg', `\xff\xd8\xff${html}`)],
      wrong('damaged'),
      422,
    ],
    [
      'that unpacks to 1 GB',
      () => [named('a.png', largePng(16_000, 16_000))],
      wrong('tooLarge'),
      413,
    ],
    [
      'of more than 10 MB, and one that is fine',
      () => [plan, named('a.pdf', Buffer.concat([plan.content, Buffer.alloc(10 * 2 ** 20)]))],
      { files: 'tooLarge', 'files.1': 'tooLarge' },
      413,
    ],
    [
      'one more than five',
      () => Array.from({ length: 6 }, () => plan),
      { files: 'tooMany', 'files.5': 'tooMany' },
      422,
    ],
    [
      'of 60 MB together',
      () => Array.from({ length: 6 }, () => named('a.pdf', Buffer.alloc(10 * 2 ** 20))),
      { files: 'tooLarge' },
      413,
    ],
  ])('with one %s are refused, and nothing of it stays', async (_, make, errors, expected) => {
    const before = [await rows('inquiries'), await rows('inquiry_files'), await onDisk()];
    const files = await make();
    const { status, json } = await sendInquiry(site, files);
    expect([status, json.errors]).toEqual([expected, errors]);
    const typed = { content: 'A roof\r\nof tin.' };
    const page = await sendInquiry(site, files, typed, { headers: asDocument });
    expect(page.status).toBe(expected);
    expect(textOf(page.text, 'textarea')).toContain('A roof\nof tin.');
    expect([await rows('inquiries'), await rows('inquiry_files'), await onDisk()]).toEqual(before);
    expect(await underWay()).toEqual([]);
  });

  it('have to be chosen again without scripts, and it says which and why', async () => {
    const { text } = await sendInquiry(
      site,
      [plan, named('a<b>\r\n.svg', svg)],
      {},
      {
        headers: asDocument,
        site: 'de',
      },
    );
    const page = textOf(text, 'body');
    expect(page).toContain('Bitte wählen Sie diese noch einmal aus:plan.pdf');
    expect(page).toContain('a<b> .svg Wir können JPEG-');
    expect(text).not.toContain('a<b>');
  });

  it('sent twice, with one key or without scripts, are stored once', async () => {
    const before = await onDisk();
    const send = () => sendInquiry(site, [photo, plan], { idempotencyKey: 'the same' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ json }) => json.reference)).size).toBe(1);
    expect((await send()).json.reference).toBe(answers[0]?.json.reference);
    expect(await onDisk()).toBe(before + 2);
    const click = (files: SentFile[]) => sendInquiry(site, files, {}, { headers: asDocument });
    const first = await click([plan]);
    expect(first.status).toBe(303);
    expect((await click([plan])).headers.location).toBe(first.headers.location);
    expect((await click([photo])).headers.location).not.toBe(first.headers.location);
    expect(await onDisk()).toBe(before + 4);
  });

  it.skipIf(database !== 'sqlite')(
    'that cannot be stored leave nothing, and are stored once they can',
    async () => {
      const before = await onDisk();
      const send = () => sendInquiry(site, [photo], { idempotencyKey: 'sent again' });
      const other = openSqlite(site);
      other.exec('BEGIN IMMEDIATE');
      const { status, json } = await send();
      expect([status, json]).toEqual([503, { error: 'unavailable' }]);
      expect(await onDisk()).toBe(before);
      other.exec('ROLLBACK');
      other.close();
      const again = await send();
      expect(again.status).toBe(200);
      expect(await filesOf(again.json.reference)).toHaveLength(1);
      expect(await onDisk()).toBe(before + 1);
    },
  );

  it('survive a crash of the process right after they were confirmed', async () => {
    const { json } = await sendInquiry(site, [photo]);
    await site.stop('SIGKILL');
    await site.start();
    const [file] = await filesOf(json.reference);
    expect((await download(file)).status).toBe(200);
  });

  it('are no part of forms that ask for none, nor of JSON', async () => {
    const press = { content: 'A question' };
    const { status } = await sendInquiry(site, [plan], press, { form: 'media-cooperation' });
    expect(status).toBe(415);
    const sent = { name: 'Ada', email: 'a@example.com', projectAddress: 'x', files: ['x', {}] };
    const { json } = await site.post('/forms/quote', sent);
    expect(json.status).toBe('stored');
    expect(await filesOf(json.reference)).toEqual([]);
    for (const [form, fields] of [
      ['custom-request', { requirements: 'x', privacy: 'yes' }],
      ['customer-service', press],
    ] as const) {
      const answer = await sendInquiry(site, [plan], fields, { form });
      expect(await filesOf(answer.json.reference)).toHaveLength(1);
    }
  });

  it('cost more of what a client may send than text does', async () => {
    const proxied = await startSite(database, { TRUST_PROXY: 'loopback' });
    const large = named('a.pdf', Buffer.concat([plan.content, Buffer.alloc(9 * 2 ** 20)]));
    const client = { ...asDocument, 'x-forwarded-for': '203.0.113.7' };
    const statuses = [];
    for (const name of ['one', 'two', 'three']) {
      const files = Array.from({ length: 5 }, () => large);
      statuses.push((await sendInquiry(proxied, files, { name }, { headers: client })).status);
    }
    await proxied.destroy();
    expect(statuses).toEqual([303, 429, 429]);
  });
});

function wrong(error: string): object {
  return { files: error, 'files.0': error };
}
