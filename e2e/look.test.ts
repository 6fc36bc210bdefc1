import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Language, languageCodes } from '../app/i18n/languages.ts';
import { pages } from '../content/pages/index.ts';
import { findViolations, rulesOfContent, rulesOfLooks } from './axe.ts';
import { findBrokenWords, findCutText, findOrphans, findOverflow } from './layout.ts';
import { allSites, siteIn } from './sites.ts';
import { eventually, setStage } from './stage.ts';

/** How pages fit the window, and whether axe finds barriers in them, in each language. */
const stage = setStage({ GALLERY: 'on' });

const widths = [390, 768, 1440];

/** A window of 1280 px at 400 %: nothing may be cut even there (WCAG 2.2, 1.4.10). */
const narrowest = 320;

const addresses = [...pages.map(({ path }) => path), '/gallery'];

describe.each(languageCodes)('In %s', (language) => {
  const { site } = siteIn(language);

  test.each(addresses)('%s fits every window, and has no barrier', async (path) => {
    const { page } = await stage.visit(path, {
      ...(site && { site }),
      // Axe needs timers, which pages without scripts have none of; their own may stay away.
      ...{ scripts: 'unawaited', bypassCSP: true },
      prepare: async (fresh) => {
        await fresh.route('**/assets/**/*.js', (route) => route.fulfill(emptyScript));
        // Reserved space is all that matters for pictures here.
        await fresh.route('**/pictures/**', (route) => route.fulfill(emptyPicture));
      },
    });
    await page.waitForLoadState();
    // Axe takes the contents of a section that is not drawn yet for something that lies over the next.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    // The gallery shows German words in all languages, and only the German site hyphenates them.
    if (path !== '/gallery') {
      await page.setViewportSize({ width: narrowest, height: 900 });
      expectFit(path, await readLook(page, narrowest));
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expectFit(path, await readLook(page, width));
      expect({ width, barriers: await findBarriers(page, language, width) }).toEqual({
        width,
        barriers: [],
      });
    }
  });
});

test.each([1024, 1440])('Contents stay in view beside what is read, %i px wide', async (width) => {
  const { page } = await stage.visit('/privacy', { viewport: { width, height: 720 } });
  const contents = page.locator('.rich-text-contents');
  await contents.locator('a').last().click();
  const section = page.locator('.rich-text:target');
  await eventually(() => section.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(
    200,
  );
  const list = await boxOf(contents);
  const text = await boxOf(section.locator('p').first());
  expect(list.y).toBeGreaterThan(0);
  expect(list.y + list.height).toBeLessThan(720);
  expect(list.x + list.width).toBeLessThanOrEqual(text.x);
});

test.each(allSites)('The menu on the site $name is complete in every window', async ({ site }) => {
  const { page } = await stage.visit('/news', { ...(site && { site }), scripts: 'off' });
  for (const width of [1024, 1100, 1200, 1280, 1366, 1440, 1760]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page)).toEqual({ width, sideways: 0, tooWide: [] });
  }
});

test.each(addresses)(
  'On %s, without scripts, all fits, and pictures as displayed',
  async (path) => {
    for (const width of widths) {
      // Without JavaScript, no picture waits until it is near the viewport.
      const { page } = await stage.visit(path, {
        scripts: 'off',
        viewport: { width, height: 900 },
      });
      expect({ width, wrong: await findWrongPictures(page) }).toEqual({ width, wrong: [] });
      expectFit(path, await readLook(page, width));
      await page.close();
    }
  },
);

const readLook = async (page: Page, width: number) => ({
  width,
  overflow: await findOverflow(page),
  cut: await findCutText(page),
  orphans: await findOrphans(page),
  broken: await findBrokenWords(page),
});

/**
 * By axe: all of them on a telephone; those that colours and sizes decide in each window, but on the
 * English site only, since no language has colours of its own.
 */
async function findBarriers(page: Page, language: Language, width: number): Promise<string[]> {
  const found = width === widths[0] ? await findViolations(page, 'html', rulesOfContent) : [];
  if (language !== 'en') return found;
  const colorScheme = width === 768 ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme });
  // The new look starts its transitions with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const violations = await findViolations(page, 'html', rulesOfLooks);
  return [...found, ...violations.map((one) => `${colorScheme}: ${one}`)];
}

function expectFit(
  path: string,
  { width, overflow, cut, orphans, broken }: Awaited<ReturnType<typeof readLook>>,
) {
  expect(overflow).toEqual({ width, sideways: 0, tooWide: [] });
  expect({ width, cut, orphans }).toEqual({ width, cut: [], orphans: [] });
  // The gallery contains words that are on no page, to test breaking.
  if (path !== '/gallery') expect({ width, broken }).toEqual({ width, broken: [] });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not displayed');
  return box;
}

const emptyScript = { contentType: 'text/javascript', body: '' };

const emptyPicture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Pictures that are missing, or more than 1.5 times wider than displayed anywhere. */
function findWrongPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const missing: string[] = [];
    const drawn = new Map<string, number>();
    for (const picture of document.images) {
      // Document pages come in a single size, in which they can be read when enlarged.
      if (!picture.checkVisibility() || picture.closest('.download-preview')) continue;
      const name = picture.currentSrc.split('/').slice(-2).join('/');
      if (!picture.complete || picture.naturalWidth === 0) missing.push(`${name} is missing`);
      const { width, height } = picture.getBoundingClientRect();
      // `cover` crops the sides: what counts is the width of the whole picture.
      const whole =
        height * (Number(picture.getAttribute('width')) / Number(picture.getAttribute('height')));
      drawn.set(name, Math.max(drawn.get(name) ?? 0, width, whole));
    }
    const tooWide = [...drawn].filter(([name, width]) => {
      const sent = Number(/(\d+)\.\w+$/.exec(name)?.[1] ?? 0);
      return sent > width * window.devicePixelRatio * 1.5 + 1;
    });
    return [
      ...missing,
      ...tooWide.map(([name, width]) => `${name} is sent for ${Math.round(width)} px`),
    ];
  });
}
