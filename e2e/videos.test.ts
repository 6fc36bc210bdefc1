import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { catalogues } from '../app/i18n/catalogues.ts';
import { languageCodes, languages } from '../app/i18n/languages.ts';
import { backOffice } from '../tests/helpers/back-office.ts';
import { findViolations, findViolationsInLooks } from './axe.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout.ts';
import { openOffice } from './office.ts';
import { siteIn } from './sites.ts';
import { eventually, networkLine, setStage, type VisitOptions } from './stage.ts';

const stage = setStage();

const block = (page: Page) => page.locator('section.video');
const button = (page: Page) => block(page).getByRole('button');
const film = (page: Page) => block(page).locator('video');
const file = (page: Page) => block(page).locator('figcaption a');

/** @returns the page, and the files of films that it has asked for so far. */
async function visit(options: VisitOptions = {}) {
  const asked: string[] = [];
  const visitor = await stage.visit('/eArc', {
    ...options,
    prepare: async (page) => {
      page.on('request', (request) => {
        if (request.url().includes('/videos/')) asked.push(request.url());
      });
      await options.prepare?.(page);
    },
  });
  return { ...visitor, asked };
}

const isPlaying = (page: Page) =>
  eventually(() =>
    film(page).evaluate((video: HTMLVideoElement) => video.currentTime),
  ).toBeGreaterThan(0.2);

describe('the film', () => {
  test('is not there until somebody asks for it: neither its files nor its element', async () => {
    const { page, asked } = await visit();
    await block(page).scrollIntoViewIfNeeded();
    await eventually(() =>
      block(page)
        .locator('img')
        .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0),
    ).toBe(true);
    await page.waitForLoadState('networkidle');
    expect([asked, await film(page).count()]).toEqual([[], 0]);
  });

  test('plays by a click on its picture, where it was, without sound, and has the focus', async () => {
    const { page, asked } = await visit({
      prepare: (opened) => opened.addInitScript(recordLayoutShifts),
    });
    const picture = block(page).locator('img');
    await picture.scrollIntoViewIfNeeded();
    const before = await picture.boundingBox();
    await button(page).click({ position: { x: 40, y: 40 } });
    await isPlaying(page);
    expect(asked.length).toBeGreaterThan(0);
    const { width, height } = (await film(page).boundingBox()) ?? {};
    expect([width, height]).toEqual([before?.width, before?.height]);
    expect(await findLayoutShifts(page)).toEqual([]);
    const state = await film(page).evaluate((video: HTMLVideoElement) => ({
      ...{ muted: video.muted, controls: video.controls, loop: video.loop },
      hasFocus: document.activeElement === video,
    }));
    expect(state).toEqual({ muted: true, controls: true, loop: true, hasFocus: true });
    // Whatever moves for long can be stopped, by keys as well.
    await page.keyboard.press('Space');
    await eventually(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(
      true,
    );
  });

  test('plays by a key, and in calm as well only then', async () => {
    const { page, asked } = await visit({ reducedMotion: 'reduce' });
    await button(page).focus();
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    await isPlaying(page);
  });

  test('is a link where there are no scripts, and a large target where there are', async () => {
    const without = await visit({ scripts: 'off' });
    expect(await button(without.page).isVisible()).toBe(false);
    const href = (await file(without.page).getAttribute('href')) ?? '';
    const { status, headers } = await stage.site.get(href);
    expect([status, headers['content-type']]).toEqual([200, 'video/mp4']);
    const { page } = await visit({ viewport: { width: 390, height: 800 } });
    const { height = 0, width = 0 } = (await button(page).locator('span').boundingBox()) ?? {};
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  });

  test('that cannot be loaded says so, and can be asked for again', async () => {
    const { page, allowComplaints } = await visit({
      prepare: (opened) => opened.route('**/videos/**', (route) => route.abort()),
    });
    allowComplaints(networkLine);
    await button(page).click();
    await eventually(() => block(page).getByRole('status').textContent()).toBe(
      catalogues.en.video.failed,
    );
    await page.unroute('**/videos/**');
    await button(page).click();
    await isPlaying(page);
    expect(await block(page).getByRole('status').textContent()).toBe('');
  });

  test('says on paper what is to be seen, below its picture alone', async () => {
    const { page } = await visit();
    await button(page).click();
    await film(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of [film(page), file(page)]) expect(await hidden.isVisible()).toBe(false);
    for (const shown of [block(page).locator('img'), block(page).locator('figcaption > [id]')]) {
      expect(await shown.isVisible()).toBe(true);
    }
  });

  test.each(languageCodes)('names its button and its length: %s', async (language) => {
    const { text } = await stage.site.get('/eArc', { site: siteIn(language).site });
    const { play } = catalogues[language].video;
    const seconds = /class="video-play"[\s\S]*?<\/svg>([^<]*)</.exec(text)?.[1] ?? '';
    const number = Number(/\d+/.exec(seconds)?.[0]);
    const form = new Intl.PluralRules(languages[language].tag).select(number);
    expect(seconds.replace(/\u00a0/g, ' ')).toBe(
      (play[form] ?? play.other).replace('{value}', String(number)),
    );
  });

  test('is accessible before it plays and while it does', async () => {
    const { page } = await visit({ bypassCSP: true });
    expect(await findViolationsInLooks(page)).toEqual([]);
    await button(page).click();
    await isPlaying(page);
    expect(await findViolations(page, 'section.video')).toEqual([]);
  });
});

test('the back office is not refused the file of a film that it shows', async () => {
  const office = backOffice(stage.site, await stage.site.signIn());
  const { id } = await office.first('videos', '&where[codec][equals]=h264');
  const answers = new Set<number>();
  await openOffice(stage, `/collections/videos/${id}?locale=en`, {
    prepare: async (page) => {
      page.on('response', (response) => {
        if (response.url().includes('/api/videos/file/')) answers.add(response.status());
      });
    },
  });
  await eventually(() => [...answers]).toEqual([200]);
});
