import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { startSite } from '../helpers/site.ts';
import { scriptsLater } from '../helpers/weight.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

const assets = 'build/site/assets';
/** The picture before, and what draws in its place. */
const [before, drawing] = [/^module-in-space-.*\.js$/, /^space-.*\.js$/];
const built = (name: RegExp) => readdirSync(assets).filter((file) => name.test(file));

test('What draws in 3D is one file of at most 160 KB, compressed', () => {
  expect(built(drawing).length).toBe(1);
  const bytes = readFileSync(path.join(assets, `${built(drawing)[0]}.br`)).length;
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(160_000);
});

test('No page loads it by itself, and pages without the block load nothing of it', async () => {
  const { text: sitemap } = await site.get('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, one = '']) => one);
  expect(paths).toContain('/eArc');
  const isIn = (pattern: RegExp, scripts: string[]) =>
    scripts.some((script) => pattern.test(path.basename(script)));
  const withBlock: string[] = [];
  for (const one of paths) {
    const { text } = await site.get(one);
    const scripts = scriptsLater(text);
    if (isIn(before, scripts)) withBlock.push(one);
    expect(isIn(drawing, scripts), one).toBe(false);
    expect(text.includes('/assets/space-'), one).toBe(false);
  }
  expect(withBlock).toEqual(['/eArc']);
});

test.each(languageCodes)(
  'Without scripts the picture and all figures are there: %s',
  async (code) => {
    const { status, text } = await site.get('/eArc', { site: code });
    expect(status).toBe(200);
    const block = text.slice(text.indexOf('id="space"'), text.indexOf('id="weight"'));
    expect(block).toContain('<svg');
    for (const figure of [/7[.,]7/, /2\D?245/, /1\D?196/, /1\D?500/, /9[.,]3/, />?25\s/]) {
      expect(block).toMatch(figure);
    }
    expect(block.match(/<li>/g)?.length).toBe(10);
    expect(block).not.toMatch(/\{\w|undefined|NaN/);
  },
);
