import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pages } from '../content/pages/index.ts';
import { findBrokenWords, findCutText, findOrphans, findOverflow } from './layout.ts';
import { allSites, siteIn } from './sites.ts';
import { setStage } from './stage.ts';

/** How pages fit the window, in the languages with the longest words and the widest letters. */
const stage = setStage({ GALLERY: 'on' });

/** Ascending, for a browser does not go back to a smaller picture. */
const widths = [390, 768, 1440];

const addresses = [...pages.map(({ path }) => path), '/gallery'];

/** What an English page looks like with its pictures, in a window of each width: seen once. */
const seen = new Map<string, Promise<Look[]>>();

function look(path: string): Promise<Look[]> {
  const known = seen.get(path) ?? visitInEachWidth(path);
  seen.set(path, known);
  return known;
}

async function visitInEachWidth(path: string): Promise<Look[]> {
  const looks: Look[] = [];
  for (const width of widths) {
    // Without scripts no picture waits until it comes near.
    const { page } = await stage.visit(path, { scripts: 'off', viewport: { width, height: 900 } });
    looks.push({ ...(await readLook(page, width)), wrong: await findWrongPictures(page) });
    await page.close();
  }
  return looks;
}

describe.each(['de', 'ja', 'zh'] as const)('In %s', (language) => {
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
      expectFit(path, await readLook(page, width));
    }
  });
});

describe('In en', () => {
  test.each(addresses)('%s fits every window, and no title leaves a word alone', async (path) => {
    for (const one of await look(path)) expectFit(path, one);
  });
});

test.each(allSites)('The menu of the site $name is whole in every window', async ({ site }) => {
  const { page } = await stage.visit('/news', { ...(site && { site }), scripts: 'off' });
  for (const width of [1024, 1100, 1200, 1280, 1366, 1440, 1760]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page)).toEqual({ width, sideways: 0, tooWide: [] });
  }
});

test.each(addresses)('On %s no picture is missing or much wider than it is shown', async (path) => {
  for (const { width, wrong } of await look(path)) {
    expect({ width, wrong }).toEqual({ width, wrong: [] });
  }
});

type Look = Awaited<ReturnType<typeof readLook>> & { wrong: string[] };

const readLook = async (page: Page, width: number) => ({
  width,
  overflow: await findOverflow(page),
  cut: await findCutText(page),
  orphans: await findOrphans(page),
  broken: await findBrokenWords(page),
});

function expectFit(path: string, { width, overflow, cut, orphans, broken }: Omit<Look, 'wrong'>) {
  expect(overflow).toEqual({ width, sideways: 0, tooWide: [] });
  expect({ width, cut, orphans }).toEqual({ width, cut: [], orphans: [] });
  // The gallery has words that no page has, so that they break.
  if (path !== '/gallery') expect({ width, broken }).toEqual({ width, broken: [] });
}

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
