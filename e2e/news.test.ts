import { expect, test } from 'vitest';
import { messages } from '../app/i18n/en/news.ts';
import { phone } from './header.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

/** The page of the newest article, according to the feed. */
async function newestArticle(): Promise<{ path: string; title: string }> {
  const { json } = await stage.site.get('/news/feed.json');
  const [{ url, title }] = json.items;
  return { path: new URL(url).pathname, title };
}

test('The link to an article is copied, and a message says so without shifting the layout', async () => {
  const { path } = await newestArticle();
  const { page } = await stage.visit(path, { permissions: ['clipboard-read', 'clipboard-write'] });
  const place = () =>
    page.locator('.article-neighbours').evaluate((below) => {
      return below.getBoundingClientRect().top + window.scrollY;
    });
  const before = await place();
  await page.getByRole('button', { name: messages.copyLink }).click();
  await eventually(() => page.locator('.share output').textContent()).toBe(messages.linkCopied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${stage.site.origin()}${path}`);
  expect(await place()).toEqual(before);
});

test('If copying fails, the address is shown as text', async () => {
  const { path } = await newestArticle();
  const { page } = await stage.visit(path, {
    prepare: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      }),
  });
  await page.getByRole('button', { name: messages.copyLink }).click();
  const said = page.locator('.share output');
  await eventually(() => said.textContent()).toBe(`${stage.site.origin()}${path}`);
});

test('A phone offers its own way to share', async () => {
  const { path, title } = await newestArticle();
  const { page } = await stage.visit(path, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    prepare: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {
          value: async (data: object) => {
            document.title = JSON.stringify(data);
          },
        });
      }),
  });
  await page.getByRole('button', { name: messages.share }).click();
  await eventually(async () => JSON.parse(await page.title())).toEqual({
    title,
    url: `${stage.site.origin()}${path}`,
  });
});

test('Buttons that need JavaScript are absent without it', async () => {
  const { path } = await newestArticle();
  const { page } = await stage.visit(path, { scripts: 'off' });
  expect(await page.locator('.share button:visible').count()).toBe(0);
  expect(await page.locator('.share a:visible').count()).toBeGreaterThan(1);
});

test('Readers can go from article to article, with the products of each', async () => {
  const { json } = await stage.site.get('/news/feed.json');
  const { page, documents } = await stage.visit(new URL(json.items[0].url).pathname);
  for (const { title, url } of json.items.slice(1)) {
    await page.locator('.article-neighbours a').first().click();
    await eventually(() => page.locator('main h1').textContent()).toBe(title);
    const { json: content } = await stage.site.get(`/content/pages${new URL(url).pathname}`);
    expect(await page.locator('.related-products').count()).toBe(content.blocks.length);
  }
  expect(documents).toHaveLength(1);
});
