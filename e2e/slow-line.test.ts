import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findLayoutShifts, recordLayoutShifts } from './layout.ts';
import { languageSites } from './sites.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

/** A telephone with poor reception: 200 kB/s, and every answer takes its time. */
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

/** Fonts that come long after the words they are for. */
async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
}

/** As tall as the page, so that no part of it can move unseen, and no picture waits to come near. */
const windows = [
  { width: 390, height: 16_000 },
  { width: 768, height: 16_000 },
  { width: 1280, height: 12_000 },
];

test.each(
  languageSites.flatMap(({ site, language }) =>
    windows.map((viewport) => ({ site, language, viewport, width: viewport.width })),
  ),
)(
  'The home page in $language, $width px wide, does not move while fonts and pictures come',
  async ({ site, language, viewport }) => {
    const { page } = await stage.visit('/home', {
      ...(site && { site }),
      viewport,
      prepare: async (fresh) => {
        await fresh.addInitScript(recordLayoutShifts);
        await slowDown(fresh);
        await holdFonts(fresh);
      },
    });
    await eventually(() => findUnfinished(page)).toEqual([]);
    // Chinese and Japanese stand in the fonts of the device.
    expect((await countFonts(page)) > 0).toBe(!['zh', 'ja'].includes(language));
    expect(await findLayoutShifts(page)).toEqual([]);
  },
);

/** A page that never gets its fonts and pictures would be still, too. */
const findUnfinished = (page: Page) =>
  page.evaluate(() => {
    // A picture of a strip waits until the strip is moved.
    const isShown = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().left < window.innerWidth;
    const pictures = [...document.images].filter(
      (image) => isShown(image) && image.naturalWidth === 0,
    );
    const fonts = [...document.fonts].filter(({ status }) => status === 'loading');
    return [...pictures.map(({ src }) => src), ...fonts.map(({ family }) => family)];
  });

const countFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);

test('What moves is noticed', async () => {
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
