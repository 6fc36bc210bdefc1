import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pages } from '../content/pages/index.ts';
import { findOverflow } from './layout.ts';
import { siteIn } from './sites.ts';
import { setStage } from './stage.ts';

/** Every page in the languages whose words are longest and whose letters are widest. */
const stage = setStage();

/** Scrolls to the end as a reader does, so that pictures further down are fetched. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    const pictures = [...document.images].filter(({ complete }) => !complete);
    await Promise.all(
      pictures.map(
        (picture) =>
          new Promise((resolve) => {
            picture.addEventListener('load', resolve, { once: true });
            picture.addEventListener('error', resolve, { once: true });
            setTimeout(resolve, 5_000);
          }),
      ),
    );
  });
}

/** Pictures that are broken, or sent more than 1.5 times wider than they are shown. */
const findWrongPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].flatMap((picture) => {
      const name = picture.currentSrc.split('/').slice(-2).join('/');
      if (!picture.complete) return [];
      if (picture.naturalWidth === 0) return [`${name} is broken`];
      const sent = Number(/(\d+)\.\w+$/.exec(name)?.[1] ?? 0);
      const shown = picture.getBoundingClientRect().width * window.devicePixelRatio;
      // `cover` cuts the sides off: what counts is how large the whole picture would be.
      const { height } = picture.getBoundingClientRect();
      const ratio = picture.naturalWidth / picture.naturalHeight;
      const drawn = Math.max(shown, height * ratio * window.devicePixelRatio);
      return sent > drawn * 1.5 + 1 ? [`${name} is sent for ${Math.round(drawn)} px`] : [];
    }),
  );

/** The last line of a title holds more than a scrap of it. */
const findOrphans = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2)')].flatMap((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const lines: { top: number; width: number }[] = [];
      for (const { top, width } of range.getClientRects()) {
        const line = lines.find((known) => Math.abs(known.top - top) < 8);
        if (line) line.width += width;
        else lines.push({ top, width });
      }
      const widest = Math.max(...lines.map(({ width }) => width));
      const last = lines.at(-1)?.width ?? 0;
      const isOrphan = lines.length > 1 && last < widest * 0.18;
      return isOrphan ? [title.textContent ?? ''] : [];
    }),
  );

describe.each([
  ['en', 390],
  ['de', 390],
  ['ja', 390],
  ['zh', 390],
  ['en', 768],
  ['de', 1440],
  ['zh', 1440],
] as const)('In %s, %i px wide', (language, width) => {
  test.each(pages.map(({ path }) => path))('%s fits', async (path) => {
    const { site } = siteIn(language);
    const { page } = await stage.visit(path, {
      ...(site && { site }),
      viewport: { width, height: 900 },
    });
    await readToTheEnd(page);
    expect(await findOverflow(page)).toEqual({ width, sideways: 0, tooWide: [] });
    expect(await findWrongPictures(page)).toEqual([]);
    expect(await findOrphans(page)).toEqual([]);
  });
});
