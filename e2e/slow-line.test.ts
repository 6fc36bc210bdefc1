import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patience } from '../tests/helpers/patience.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout.ts';
import { type ExpectedSite, languageSites } from './sites.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** A phone with poor reception: 200 kB/s, and latency on every response. */
const slowLine = {
  offline: false,
  latency: 300,
  downloadThroughput: 200_000,
  uploadThroughput: 50_000,
};

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
}

/** Fonts that arrive long after the text they are for. */
async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
}

/** As tall as the page, so that no shift goes unnoticed, and all pictures load. */
const windows = [
  { width: 390, height: 16_000 },
  { width: 768, height: 16_000 },
  { width: 1280, height: 12_000 },
];

/** The windows of a language load in parallel, since most of the time is spent waiting. */
const loaded = new Map<string, Promise<Loaded[]>>();

function load({ language, site }: ExpectedSite): Promise<Loaded[]> {
  const known =
    loaded.get(language) ?? Promise.all(windows.map((viewport) => loadIn(viewport, site)));
  loaded.set(language, known);
  // A second try is one.
  known.catch(() => loaded.delete(language));
  return known;
}

interface Loaded {
  width: number;
  fonts: number;
  shifts: Window['layoutShifts'];
}

async function loadIn(viewport: (typeof windows)[number], site?: string): Promise<Loaded> {
  const { page } = await stage.visit('/home', {
    ...(site && { site }),
    viewport,
    prepare: async (fresh) => {
      // Three of them on a busy machine.
      fresh.setDefaultTimeout(patience.timeout);
      await fresh.addInitScript(recordLayoutShifts);
      await slowDown(fresh);
      await holdFonts(fresh);
    },
  });
  await expect.poll(() => findUnfinished(page), patience).toEqual([]);
  const { width } = viewport;
  return { width, fonts: await countFonts(page), shifts: await findLayoutShifts(page) };
}

test.each(
  languageSites.flatMap((site) =>
    windows.map(({ width }) => ({ site, language: site.language, width })),
  ),
)(
  'The home page in $language, $width px wide, does not shift while fonts and pictures load',
  async ({ site, language, width }) => {
    const found = (await load(site)).find((one) => one.width === width);
    // All letters of a language are in one file. Chinese and Japanese use the fonts of the device.
    expect(found?.fonts).toBe(['zh', 'ja'].includes(language) ? 0 : 1);
    expect(found?.shifts).toEqual([]);
  },
);

/** A page that never receives its fonts and pictures would not shift either. */
const findUnfinished = (page: Page) =>
  page.evaluate(() => {
    // A picture in a scrollable row loads only when the row is scrolled.
    const isShown = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().left < window.innerWidth;
    const pictures = [...document.images].filter(
      (image) => isShown(image) && image.naturalWidth === 0,
    );
    const fonts = [...document.fonts].filter(({ status }) => status === 'loading');
    return [...pictures.map(({ src }) => src), ...fonts.map(({ family }) => family)];
  });

/** Without the fallback, which is on the device. */
const countFonts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => /^"?Hanken Grotesk"?$/.test(family) && status === 'loaded',
      ).length,
  );

test('Layout shifts are detected', async () => {
  const { page } = await stage.visit('/home', {
    prepare: (fresh) => fresh.addInitScript(recordLayoutShifts),
  });
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.style.height = '80px';
    document.body.prepend(late);
  });
  await expect.poll(() => findLayoutShifts(page)).not.toEqual([]);
});
