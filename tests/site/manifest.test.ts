import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockFields } from '../../app/blocks/fields.ts';
import { type Language, languageCodes, languages } from '../../app/i18n/languages.ts';
import { darkColors, lightColors } from '../../documents/typesetting/colors.ts';
import { tags, textOf } from '../helpers/html.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

const labelOf = (language: Language) => (language === 'en' ? undefined : language);

describe('the web manifest', () => {
  it.each(languageCodes)('is in the language of the site: %s', async (language) => {
    const label = labelOf(language);
    const home = await site.get('/home', { site: label });
    expect(tags(home.text, 'link')).toContainEqual({
      rel: 'manifest',
      href: '/manifest.webmanifest',
    });
    const { status, headers, json } = await site.get('/manifest.webmanifest', { site: label });
    expect([status, headers['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    expect(json).toMatchObject({
      lang: languages[language].tag,
      dir: 'ltr',
      name: textOf(home.text, 'title'),
      short_name: 'eArc',
      start_url: '/home',
      theme_color: lightColors.paper,
      background_color: lightColors.paper,
    });
  });

  it('names icons that exist in the stated sizes', async () => {
    const { json } = await site.get('/manifest.webmanifest');
    const icons: { src: string; type: string; sizes: string; purpose?: string }[] = json.icons;
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, type, sizes } of icons) {
      const { status, headers, body } = await site.get(src);
      expect([src, status, headers['content-type']]).toEqual([src, 200, type]);
      if (type === 'image/svg+xml') continue;
      const { width, height } = await sharp(body).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

describe('the icons in the head of a page', () => {
  it('exist: one that follows the colour scheme, one for old browsers, one for phones', async () => {
    const { text } = await site.get('/home');
    const links = tags(text, 'link');
    const icons = links.filter(({ rel }) => rel === 'icon').map(({ href }) => href);
    expect(icons).toEqual(['/favicon.ico', '/favicon.svg']);
    expect((await site.get('/favicon.svg')).text).toContain('prefers-color-scheme:dark');

    const ico = (await site.get('/favicon.ico')).body;
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
    expect(ico.readUInt32LE(14)).toBe(ico.length - ico.readUInt32LE(18));
    const { format, width } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
    expect([format, width]).toEqual(['png', 32]);

    const touch = links.find(({ rel }) => rel === 'apple-touch-icon')?.href ?? '';
    const touchIcon = await sharp((await site.get(touch)).body).metadata();
    expect([touchIcon.width, touchIcon.height, touchIcon.hasAlpha]).toEqual([180, 180, false]);
  });

  it('the maskable one has nothing but background outside the safe circle', async () => {
    const { body } = await site.get('/icon-maskable-512.png');
    const { data } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => {
      const start = (y * 512 + x) * 3;
      return [...data.subarray(start, start + 3)].join();
    };
    const radius = 512 * 0.4;
    const outside = new Set<string>();
    for (let y = 0; y < 512; y++) {
      for (let x = 0; x < 512; x++) {
        if (Math.hypot(x - 256, y - 256) > radius) outside.add(pixel(x, y));
      }
    }
    expect([...outside]).toEqual([pixel(0, 0)]);
  });

  it('use the paper colours of both schemes', async () => {
    const { text } = await site.get('/home');
    const colors = tags(text, 'meta').filter(({ name }) => name === 'theme-color');
    expect(colors.map(({ content }) => content)).toEqual([lightColors.paper, darkColors.paper]);
    expect(lightColors.paper).not.toBe(darkColors.paper);
  });
});

describe('the thumbnails of blocks', () => {
  const addresses = blockFields.map(({ admin }) => {
    const thumbnail = admin?.images?.thumbnail;
    return typeof thumbnail === 'string' ? thumbnail : (thumbnail?.url ?? '');
  });

  it('exist for each block', async () => {
    const folders = readdirSync('app/blocks', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(new Set(addresses).size).toBe(folders.length);
    for (const address of addresses) {
      const { status, headers, text } = await site.get(address);
      expect([address, status, headers['content-type']]).toEqual([address, 200, 'image/svg+xml']);
      expect(text).toContain('width="480" height="320"');
      // Drawn by hand and served as they are, so they are small and contain nothing that runs.
      expect(text.length).toBeLessThan(4000);
      expect(text).not.toMatch(/<script|<image|href|<style/);
    }
  });

  it('exist for nothing that is not a block', async () => {
    expect((await site.get('/thumbnails/nothing.svg')).status).toBe(404);
  });
});
