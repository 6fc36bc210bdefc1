import { afterAll, beforeAll, expect, test } from 'vitest';
import { elements, tags } from '../helpers/html.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

/** What stands between a tag of a class and the end of elements of its kind. */
const part = (html: string, name: string, kind: string) =>
  new RegExp(`<${name}[^>]* class="${kind}"[\\s\\S]*?</${name}>`).exec(html)?.[0] ?? '';

test.each(['en', 'de', 'zh', 'ja', 'es', 'fr', 'pl'])(
  'The home page leads six kinds of visitors on, before its picture: %s',
  async (label) => {
    const { text } = await site.get('/home', { site: label === 'en' ? undefined : label });
    const ways = part(text, 'nav', 'hero-ways');
    expect(text.indexOf(ways)).toBeLessThan(text.indexOf('<picture'));
    const targets = tags(ways, 'a').map(({ href = '' }) => href);
    expect(targets).toEqual([
      ...['/tools/roof', '/product_data#parameters', '/tools/off-grid', '/tools/balcony'],
      ...['/job', '/download?kind=mediaKit#documents'],
    ]);
    for (const target of targets) {
      expect([target, (await site.get(target)).status]).toEqual([target, 200]);
    }
  },
);

test('The media kit shows its pictures, with the sizes of their files', async () => {
  const { text } = await site.get('/download?kind=mediaKit');
  const kit = part(text, 'ul', 'tiles');
  const pictures = tags(kit, 'img');
  expect(pictures.length).toBeGreaterThan(5);
  const sizes = elements(kit, 'p')
    .filter(({ attributes }) => attributes.class === 'document-size')
    .map(({ text: size }) => size.replace(/\s/g, ' '));
  expect(sizes).toEqual(pictures.map(({ width, height }) => `${width} × ${height} px`));
  const [{ src = '' } = {}] = pictures;
  expect((await site.get(src)).status).toBe(200);
});

test('A data sheet is drawn with its module in its proportions', async () => {
  const { json } = await site.get('/content/pages/download?kind=dataSheet&product=smf-520');
  const { list } = json.blocks.find(
    ({ blockType }: { blockType: string }) => blockType === 'downloadList',
  );
  const { length, width } = list.documents[0].module;
  const { text } = await site.get('/download?kind=dataSheet&product=smf-520');
  const sheet = part(text, 'svg', 'document-sheet');
  const [, across = '', down = ''] = /h([\d.]+)v([\d.]+)h-[\d.]+Z"/.exec(sheet) ?? [];
  expect(Number(across) / Number(down)).toBeCloseTo(length / width, 1);
});

test('A search shows the product that it has found', async () => {
  const { text } = await site.get('/search?q=dragonfly');
  const found = part(text, 'ul', 'search-results');
  const [{ src = '' } = {}] = tags(found, 'img');
  expect((await site.get(src)).status).toBe(200);
});

test('A page that is missing has a drawing', async () => {
  const { status, text } = await site.get('/nowhere');
  expect(status).toBe(404);
  expect(part(text, 'section', 'notice-page')).toContain('drawing-hidden');
});
