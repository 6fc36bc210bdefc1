import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { staffMessage } from '../../app/i18n/staff.ts';
import { pictureLimits } from '../../cms/pictures.ts';
import { makePdf } from '../helpers/documents.ts';
import { largePng } from '../helpers/pictures.ts';
import { type Answer, startSite } from '../helpers/site.ts';

const picture = (format: 'png' | 'jpeg' | 'webp' | 'avif') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer();

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

describe('an upload', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSite();
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  async function send(
    collection: 'media' | 'documents',
    file: Buffer,
    name: string,
    type: string,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const fields =
      collection === 'media'
        ? { alternative: 'A roof' }
        : { title: 'Certificate', kind: 'certificate', isPublic: true };
    const form = new FormData();
    form.set('_payload', JSON.stringify(fields));
    form.set('file', new File([new Uint8Array(file)], name, { type }));
    const encoded = new Response(form);
    return site.request(`/api/${collection}?depth=0`, {
      method: 'POST',
      headers: { ...headers, ...more, 'content-type': encoded.headers.get('content-type') ?? '' },
      body: Buffer.from(await encoded.arrayBuffer()),
    });
  }

  const memory = (line: 'VmHWM' | 'VmRSS') => {
    const status = readFileSync(`/proc/${site.processId}/status`, 'utf8');
    return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  };

  it.each([
    ['png', 'x.html', 'text/html', 'x.png', 'image/png'],
    ['png', 'x.svg', 'image/svg+xml', 'x.png', 'image/png'],
    ['jpeg', 'roof.png', 'image/png', 'roof.jpg', 'image/jpeg'],
    ['jpeg', 'roof.jpeg', 'image/jpeg', 'roof.jpeg', 'image/jpeg'],
    ['webp', 'roof.php.webp', 'image/webp', 'roof-php.webp', 'image/webp'],
    ['avif', 'roof', 'application/octet-stream', 'roof.avif', 'image/avif'],
    ['png', '..%2f<b>Dach & Süd.htm', 'image/png', '2f-b-Dach - Süd.png', 'image/png'],
    ['png', '.htaccess', 'image/png', 'file.png', 'image/png'],
  ] as const)('%s called %s (%s) is stored as %s', async (format, name, type, stored, truth) => {
    const answer = await send('media', await picture(format), name, type);
    expect([answer.status, answer.json.errors]).toEqual([201, undefined]);
    const { doc } = answer.json;
    expect(doc.mimeType).toBe(truth);
    expect(doc.filename.replace(/-\d+(?=\.)/, '')).toBe(stored.replace(/-\d+(?=\.)/, ''));
    const file = await site.get(doc.url, { headers });
    expect([file.status, file.headers['content-type']]).toEqual([200, truth]);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    const small = `/pictures/${doc.contentHash}/${encodeURIComponent(doc.filename)}/320.webp`;
    const shown = await site.get(small);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it.each([
    ['a page', html, 'x.html', 'text/html'],
    ['a page called a picture', html, 'x.png', 'image/png'],
    ['a drawing with a script', svg, 'x.svg', 'image/svg+xml'],
    ['a drawing called a picture', svg, 'x.png', 'image/png'],
    ['nothing at all', Buffer.alloc(0), 'x.png', 'image/png'],
    ['noise', Buffer.from('0123456789'.repeat(50)), 'x.jpg', 'image/jpeg'],
    ['the beginning of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'x.png', 'image/png'],
    ['a broken WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 broken'), 'x.webp', 'image/webp'],
    ['a broken AVIF', Buffer.from('\0\0\0\x1cftypavif broken'), 'x.avif', 'image/avif'],
  ])('%s is no picture, and is refused in words', async (_, file, name, type) => {
    const { status, text } = await send('media', file, name, type);
    expect([status, text.includes('Something went wrong')]).toEqual([400, false]);
    if (file.length > 0) expect(text).toContain(staffMessage('pictureInvalid', 'en'));
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'half a %s is refused with a message',
    async (format) => {
      const noise = Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251));
      const whole = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
        .toFormat(format)
        .toBuffer();
      const half = whole.subarray(0, whole.length / 2);
      const { status, text } = await send('media', half, `x.${format}`, `image/${format}`);
      expect(status).toBe(400);
      expect(text).toContain(staffMessage('pictureInvalid', 'en'));
    },
  );

  it('a picture of 16,000 × 16,000 pixels takes no memory, and is refused with the limits', async () => {
    const before = memory('VmRSS');
    const file = largePng(16_000, 16_000);
    expect(file.length).toBeLessThan(100_000);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((one) => send('media', file, `large-${one}.png`, 'image/png')),
    );
    for (const { status, text } of answers) {
      expect(status).toBe(400);
      for (const figure of ['16,000', '12,000', '50']) expect(text).toContain(figure);
    }
    expect(memory('VmHWM') - before).toBeLessThan(150);
    for (const language of languageCodes) {
      const more = { 'accept-language': language };
      const { text } = await send('media', file, 'large.png', 'image/png', more);
      const [first = ''] = staffMessage('pictureTooLarge', language).split('{');
      expect(text).toContain(first);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });

  it.each([
    ['a side too long', 12_001, 10],
    ['too many pixels', 8_000, 6_251],
  ])('%s is refused', async (_, width, height) => {
    const { status } = await send('media', largePng(width, height), 'x.png', 'image/png');
    expect(status).toBe(400);
  });

  async function moving(side: number, frames: number): Promise<Buffer> {
    const colors = Array.from({ length: frames }, (_, at) =>
      Buffer.alloc(side * side * 3, at % 2 ? 250 : 5),
    );
    const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
    return sharp(Buffer.concat(colors), { raw }).webp({ effort: 0 }).toBuffer();
  }

  it('frames count as well', async () => {
    expect(1000 * 1000 * 60).toBeGreaterThan(pictureLimits.pixels);
    const { status, text } = await send('media', await moving(1000, 60), 'x.webp', 'image/webp');
    expect(status).toBe(400);
    expect(text).toContain('60,000');
    const small = await send('media', await moving(200, 80), 'moving.webp', 'image/webp');
    expect([small.status, small.json.errors]).toEqual([201, undefined]);
  });

  it('of the maximum size is accepted and shown', async () => {
    const before = memory('VmRSS');
    const file = largePng(12_000, 4_000);
    const answer = await send('media', file, 'largest.png', 'image/png');
    expect([answer.status, answer.json.errors]).toEqual([201, undefined]);
    const { contentHash, filename } = answer.json.doc;
    expect((await site.get(`/pictures/${contentHash}/${filename}/480.avif`)).status).toBe(200);
    expect(memory('VmHWM') - before).toBeLessThan(400);
  });

  it.each([
    ['x.html', 'text/html', 'x.pdf'],
    ['x.svg', 'image/svg+xml', 'x.pdf'],
    ['x.pdf', 'application/pdf', 'x.pdf'],
  ])(
    'a PDF called %s (%s) is a document with its own name and type',
    async (name, type, stored) => {
      const answer = await send('documents', await makePdf('One'), name, type);
      expect([answer.status, answer.json.errors]).toEqual([201, undefined]);
      const { id, filename, mimeType } = answer.json.doc;
      expect([filename.replace(/-\d+(?=\.)/, ''), mimeType]).toEqual([stored, 'application/pdf']);
      for (const address of [
        `/documents/files/${id}/${filename}`,
        `/api/documents/file/${filename}`,
      ]) {
        const file = await site.get(address);
        expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
        expect(file.headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );

  it.each([
    ['a page', html, 'x.html', 'text/html'],
    ['a page called a PDF', html, 'x.pdf', 'application/pdf'],
    ['a drawing', svg, 'x.svg', 'image/svg+xml'],
    ['noise', Buffer.from('0123456789'.repeat(50)), 'x.zip', 'application/zip'],
  ])('%s is no document', async (_, file, name, type) => {
    const { status, text } = await send('documents', file, name, type);
    expect(status).toBe(400);
    expect(text).toContain(staffMessage('documentInvalid', 'en'));
  });

  it('is not examined if nobody is signed in', async () => {
    const file = largePng(16_000, 16_000);
    const { status } = await send('media', file, 'x.png', 'image/png', { authorization: '' });
    expect([401, 403]).toContain(status);
  });

  it('a file keeps its name when the rest of its data changes', async () => {
    const { json } = await send('media', await picture('png'), 'kept.png', 'image/png');
    // Refusing it and accepting it without the name are both fine.
    await site.request(`/api/media/${json.doc.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ alternative: 'Another roof', filename: 'x.html', mimeType: 'a/b' }),
    });
    const now = (await site.get(`/api/media/${json.doc.id}`, { headers })).json;
    expect([now.filename, now.mimeType]).toEqual(['kept.png', 'image/png']);
  });
});
