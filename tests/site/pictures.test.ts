import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../app/i18n/en/messages.ts';
import { pictureWidths } from '../../picture-widths.ts';
import { tags } from '../helpers/html.ts';
import { startSite, visible } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite('sqlite', { GALLERY: 'on' });
});
afterAll(() => site?.destroy());

/** The pictures that a page offers in a format, according to `srcset`. */
const offered = (html: string, type: string) =>
  tags(html, 'source')
    .filter((source) => source.type === type)
    .flatMap(({ srcSet = '' }) => srcSet.split(', ').map((each) => each.split(' ')[0] ?? ''));

const kept = (address: string) => {
  const [, , hash = '', , variant = ''] = address.split('/');
  const folder = path.join(site.dataDirectory, 'cache', 'pictures', hash);
  return readdirSync(folder).includes(variant);
};

describe('the pictures of a new site', () => {
  it('exist in AVIF from the start, in every width that a page offers', async () => {
    const addresses = offered((await site.get('/home')).text, 'image/avif');
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !kept(address))).toEqual([]);
  });

  it('are generated in WebP and JPEG for browsers without AVIF', async () => {
    const { text } = await site.get('/home');
    const webp = offered(text, 'image/webp').slice(0, pictureWidths.length);
    const jpeg = tags(text, 'img').flatMap(({ src = '' }) => (/\.jpg$/.test(src) ? [src] : []));
    expect([webp.length, jpeg.length > 0]).toEqual([pictureWidths.length, true]);
    for (const address of [...webp, jpeg[0] ?? '']) {
      const { status, body } = await site.get(address);
      const { format, width } = await sharp(body).metadata();
      const [, asked, extension] = /(\d+)\.(\w+)$/.exec(address) ?? [];
      const expected = [200, extension === 'jpg' ? 'jpeg' : extension, Number(asked)];
      expect([status, format, width]).toEqual(expected);
      expect(kept(address)).toBe(true);
    }
  });

  it('are not encoded again at their full width', async () => {
    const { text } = await site.get('/home');
    const [widest = ''] = offered(text, 'image/avif').filter((one) => one.endsWith('/2400.avif'));
    const { body } = await site.get(widest);
    expect(body.equals(readFileSync('content/pictures/home-hero/2400.avif'))).toBe(true);
  });
});

it('are visualisations, as one line says until a photograph is among them', async () => {
  const footer = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
  const { text } = await site.get('/home');
  expect(footer(text)).toContain(messages.allVisualisations);
  expect(text).not.toContain('<figcaption>');
  const alternatives = tags(text, 'img').flatMap(({ src = '', alt = '' }) =>
    src.startsWith('/pictures/') ? [alt] : [],
  );
  expect(alternatives.length).toBeGreaterThan(5);
  expect(alternatives.filter((alt) => !/.+ \(visualisation\)$/.test(alt))).toEqual([]);

  const headers = await site.signIn();
  const photograph = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#886644' },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alternative: 'A photograph of a roof' }));
  form.set('file', new File([new Uint8Array(photograph)], 'roof.jpg', { type: 'image/jpeg' }));
  const address = `http://127.0.0.1:${site.port}/api/media`;
  const { status } = await fetch(address, { method: 'POST', headers, body: form });
  expect(status).toBe(201);
  const html = async () => (await site.get('/home')).text;
  await expect.poll(html, visible).toContain(`<figcaption>${messages.pictureCaption}`);
  expect(footer(await html())).not.toContain(messages.allVisualisations);
});

it.each([
  ['macro-cell/800.avif', 200],
  ['macro-cell/800.webp', 200],
  ['macro-cell/800.jpg', 200],
  ['macro-cell/801.jpg', 404],
  ['nothing/800.jpg', 404],
])('the gallery of blocks shows %s: %i', async (name, status) => {
  expect((await site.get(`/pictures/example/${name}`)).status).toBe(status);
});
