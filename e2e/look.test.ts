import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pages } from '../content/pages/index.ts';
import { findBrokenWords, findCutText, findOrphans, findOverflow } from './layout.ts';
import { siteIn } from './sites.ts';
import { setStage } from './stage.ts';

/** How pages fit the window, in the languages with the longest words and the widest letters. */
const stage = setStage({ GALLERY: 'on' });

/** Ascending, for a browser does not go back to a smaller picture. */
const widths = [390, 768, 1440];

const addresses = [...pages.map(({ path }) => path), '/gallery'];

describe.each(['en', 'de', 'ja', 'zh'] as const)('In %s', (language) => {
  const { site } = siteIn(language);

  test.each(addresses)('%s fits every window, and no title leaves a word alone', async (path) => {
    const { page } = await stage.visit(path, {
      ...(site && { site }),
      scripts: 'off',
      // The places of pictures are what counts here.
      prepare: (fresh) => fresh.route('**/pictures/**', (route) => route.fulfill(emptyPicture)),
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page)).toEqual({ width, sideways: 0, tooWide: [] });
      expect({ width, cut: await findCutText(page) }).toEqual({ width, cut: [] });
      expect({ width, orphans: await findOrphans(page) }).toEqual({ width, orphans: [] });
      // The gallery has words that no page has, so that they break.
      if (path === '/gallery') continue;
      expect({ width, broken: await findBrokenWords(page) }).toEqual({ width, broken: [] });
    }
  });
});

test.each(addresses)('On %s no picture is missing or much wider than it is shown', async (path) => {
  for (const width of widths) {
    // Without scripts no picture waits until it comes near.
    const { page } = await stage.visit(path, { scripts: 'off', viewport: { width, height: 900 } });
    expect({ width, wrong: await findWrongPictures(page) }).toEqual({ width, wrong: [] });
    await page.close();
  }
});

const emptyPicture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Pictures that are missing, or sent more than 1.5 times wider than they are shown anywhere. */
function findWrongPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const missing: string[] = [];
    const drawn = new Map<string, number>();
    for (const picture of document.images) {
      // The pages of a document have one size, in which they can be read when enlarged.
      if (!picture.checkVisibility() || picture.closest('.download-preview')) continue;
      const name = picture.currentSrc.split('/').slice(-2).join('/');
      if (!picture.complete || picture.naturalWidth === 0) missing.push(`${name} is missing`);
      const { width, height } = picture.getBoundingClientRect();
      // `cover` cuts the sides off: what counts is how wide the whole picture would be.
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
