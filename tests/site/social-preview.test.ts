import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageCodes, languages } from '../../app/i18n/languages.ts';
import { drawPreview } from '../../server/social/drawing.ts';
import { tags } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { startSite } from '../helpers/site.ts';

const labelOf = (language: Language) => (language === 'en' ? undefined : language);

const metas = (html: string) =>
  tags(html, 'meta').map(({ property, name, content }) => [property ?? name ?? '', content ?? '']);

const meta = (html: string, wanted: string) =>
  metas(html).find(([name]) => name === wanted)?.[1] ?? '';

/** The share of a region of a picture that is darker than the background, from 0 to 1. */
async function inkIn(png: Buffer, left: number, top: number, width: number, height: number) {
  const pixels = await sharp(png)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer();
  return pixels.filter((value) => value < 128).length / pixels.length;
}

describe('the preview shown where a page is shared', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  it.each(languageCodes)('is a picture in the language of the page: %s', async (language) => {
    const label = labelOf(language);
    const { text } = await site.get('/home', { site: label });
    const image = new URL(meta(text, 'og:image'));
    expect(image.origin).toBe(site.origin(label));
    expect(meta(text, 'og:image:width')).toBe('1200');
    expect(meta(text, 'og:image:height')).toBe('630');
    expect(meta(text, 'og:image:alt')).toContain(meta(text, 'og:title').split(' · ')[0]);
    expect(meta(text, 'og:site_name')).toBe('eArc');
    expect(meta(text, 'twitter:card')).toBe('summary_large_image');

    const { status, headers, body } = await site.get(image.pathname, { site: label });
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { format, width, height } = await sharp(body).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(body.length).toBeLessThan(300_000);
    // There is ink where the title is, but not much: text rather than placeholder boxes.
    const ink = await inkIn(body, 60, 150, 560, 380);
    expect(ink).toBeGreaterThan(0.01);
    expect(ink).toBeLessThan(0.3);
  });

  it('differs from language to language', async () => {
    const pages = await Promise.all(
      languageCodes.map((language) => site.get('/home', { site: labelOf(language) })),
    );
    const paths = pages.map(({ text }) => new URL(meta(text, 'og:image')).pathname);
    expect(new Set(paths).size).toBe(languageCodes.length);
  });

  it('names the other languages of the page', async () => {
    const { text } = await site.get('/home', { site: 'de' });
    const others = metas(text).filter(([name]) => name === 'og:locale:alternate');
    expect(others.map(([, content]) => content).sort()).toEqual(
      languageCodes
        .filter((language) => language !== 'de')
        .map((language) => languages[language].tag)
        .sort(),
    );
  });

  it('is still found at an address shared before the page changed', async () => {
    const { text } = await site.get('/home');
    const { pathname } = new URL(meta(text, 'og:image'));
    const { status, headers } = await site.get('/social/0000000000000000/home.png');
    expect([status, headers.location]).toEqual([302, pathname]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('changes its address with the title, and does not exist for a draft', async () => {
    const headers = { ...(await site.signIn()), 'content-type': 'application/json' };
    const send = async (method: string, pathname: string, data: object) => {
      const answer = await site.request(pathname, { method, headers, body: JSON.stringify(data) });
      expect(answer.json?.errors).toBeUndefined();
      return answer.json.doc;
    };
    const draft = { title: 'First title', path: '/shared/page', _status: 'draft' };
    const { id } = await send('POST', '/api/pages?draft=true', draft);
    expect((await site.get('/social/0000000000000000/shared/page.png')).status).toBe(404);

    await send('PATCH', `/api/pages/${id}`, { _status: 'published' });
    const first = await site.get('/social/0000000000000000/shared/page.png');
    expect(first.status).toBe(302);
    expect((await site.get(String(first.headers.location))).status).toBe(200);

    await send('PATCH', `/api/pages/${id}`, { title: 'Second title', _status: 'published' });
    const old = () => site.get(String(first.headers.location));
    await expect.poll(async () => (await old()).status, patience).toBe(302);
    const second = await old();
    expect(second.headers.location).not.toBe(first.headers.location);

    await send('PATCH', `/api/pages/${id}`, { _status: 'draft' });
    expect((await site.get(String(second.headers.location))).status).toBe(404);
  });

  it.each([
    '/social/0000000000000000/nothing-here.png',
    '/social/x/..%2f..%2fhome.png',
    '/social/x',
  ])('there is none for an unknown page: %s', async (pathname) => {
    expect((await site.get(pathname)).status).toBe(404);
  });

  it('a page that does not exist has none', async () => {
    const { text } = await site.get('/nothing-here');
    expect(meta(text, 'og:image')).toBe('');
    expect(meta(text, 'twitter:card')).toBe('');
  });
});

describe('the drawing of a preview', () => {
  const draw = (title: string, language: Language) =>
    drawPreview({ title, language, siteName: 'eArc', caption: '', picture: null });

  it('shows a title in several scripts, and omits characters that no font has', async () => {
    const png = await draw('eArc 一直在 – Łódź 🛰️', 'pl');
    expect(await inkIn(png, 60, 150, 900, 380)).toBeGreaterThan(0.01);
  });

  it('shows of a picture what is meant to stay in sight', async () => {
    // White, with a black stripe at its left end.
    const picture = await sharp({
      create: { width: 1200, height: 400, channels: 3, background: 'white' },
    })
      .composite([
        {
          input: { create: { width: 200, height: 400, channels: 3, background: 'black' } },
          ...{ left: 0, top: 0 },
        },
      ])
      .png()
      .toBuffer();
    const inkWith = async (focus?: string) =>
      inkIn(
        await drawPreview({
          ...{ title: 'A', language: 'en', siteName: 'eArc', caption: '', picture, focus },
        }),
        640,
        0,
        560,
        630,
      );
    expect(await inkWith('0% 50%')).toBeCloseTo(0.5625, 2);
    expect(await inkWith('100% 50%')).toBe(0);
    expect(await inkWith()).toBe(0);
  });

  it.each([
    ['a single letter', 'A'],
    ['a word without end', 'W'.repeat(120)],
    ['as many words as fit into the field', `${'Modul '.repeat(20)}`.slice(0, 120)],
    ['characters without end', '光'.repeat(120)],
  ])('has room for %s', async (_name, title) => {
    const png = await draw(title, title.startsWith('光') ? 'zh' : 'de');
    expect(await inkIn(png, 60, 150, 940, 380)).toBeGreaterThan(0.001);
    // Nothing overlaps the wordmark or the margin.
    expect(await inkIn(png, 300, 40, 640, 90)).toBe(0);
    expect(await inkIn(png, 0, 150, 60, 380)).toBe(0);
  });
});
