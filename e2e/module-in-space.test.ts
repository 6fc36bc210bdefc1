import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../app/i18n/languages.ts';
import { findViolations, looks } from './axe.ts';
import { openBrowser } from './browser.ts';
import { eventually, setStage, type VisitOptions } from './stage.ts';

const stage = setStage({}, () => openBrowser(false, 'software'));

const block = (page: Page) => page.locator('#space');
const canvas = (page: Page) => block(page).locator('canvas');
const sliders = (page: Page) => block(page).getByRole('slider');
const legend = (page: Page) => block(page).locator('.space-legend li');

/** Where nobody looks at the picture: the processor draws it, pixel by pixel. */
const small = { width: 480, height: 600 };

/** The graphics of this machine are its processor, which Chromium remarks upon. */
const remarks = [/GPU stall due to ReadPixels/, /software WebGL/];

async function visit(options: VisitOptions = {}) {
  const visitor = await stage.visit('/eArc', { prepare: recordFrames, ...options });
  visitor.allowComplaints(...remarks);
  return visitor;
}

async function visitShown(options: VisitOptions = {}) {
  const visitor = await visit(options);
  await block(visitor.page).locator('button').click();
  await canvas(visitor.page).waitFor();
  await isStill(visitor.page);
  return visitor;
}

/** The frames that a page has asked for so far, and those that it still waits for. */
interface Frames {
  asked: number;
  pending: number[];
}

const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    const forget = window.cancelAnimationFrame.bind(window);
    const frames: Frames = { asked: 0, pending: [] };
    const settle = (id: number) => {
      frames.pending = frames.pending.filter((one) => one !== id);
    };
    window.requestAnimationFrame = (draw) => {
      const id = ask((time) => {
        settle(id);
        draw(time);
      });
      frames.asked += 1;
      frames.pending.push(id);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      settle(id);
      forget(id);
    };
    Object.assign(window, { frames });
  });

const readFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: Frames }).frames);

/** @returns a digest of what is drawn: the bytes of the canvas as it is on the screen. */
async function drawn(page: Page): Promise<string> {
  const picture = await canvas(page).screenshot();
  return picture.toString('base64');
}

/** Resolves once the page asks for no further frame: what it draws last is drawn. */
async function isStill(page: Page): Promise<void> {
  await eventually(async () => (await readFrames(page)).pending.length).toBe(0);
}

test('Nothing of it is loaded before somebody asks for it', async () => {
  const { page } = await visit();
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await loaded()).filter((name) => /\/space-/.test(name))).toEqual([]);
  expect(await block(page).locator('svg[role=img]').count()).toBe(1);
  await block(page).locator('button').click();
  await canvas(page).waitFor();
  expect((await loaded()).filter((name) => /\/space-/.test(name)).length).toBe(1);
});

test('Bent and put beside glass, it looks different', async () => {
  const { page } = await visitShown({ viewport: small });
  const first = await drawn(page);
  await sliders(page).first().press('End');
  await isStill(page);
  const bent = await drawn(page);
  expect(bent).not.toBe(first);
  await block(page).getByRole('checkbox').press('Space');
  await isStill(page);
  expect(await drawn(page)).not.toBe(bent);
});

describe.each(languageCodes)('In %s', (site) => {
  test('it is bent, turned, taken apart and put beside glass by keys alone', async () => {
    const { page } = await visit({ site, viewport: small });
    await block(page).locator('button').press('Enter');
    await canvas(page).waitFor();
    const [bend, apart, turn] = [0, 1, 2].map((index) => sliders(page).nth(index));
    if (!bend || !apart || !turn) throw new Error('no sliders');
    await bend.press('End');
    expect(await bend.getAttribute('aria-valuetext')).toMatch(/1\D?500/);
    await bend.press('Home');
    expect(await bend.getAttribute('aria-valuetext')).not.toMatch(/\d/);
    expect(await legend(page).count()).toBe(0);
    await apart.press('End');
    expect(await legend(page).count()).toBe(5);
    await turn.press('ArrowRight');
    expect(await turn.inputValue()).toBe('35');
    const beside = block(page).getByRole('checkbox');
    await beside.press('Space');
    expect(await apart.inputValue()).toBe('0');
    expect(await legend(page).count()).toBe(2);
    const weights = await block(page).locator('.space-weight').allTextContents();
    expect(weights[0]).toMatch(/7[.,]7/);
    expect(weights[1]).toMatch(/25/);
  });
});

test('Dragging an end towards the middle bends it, to the permitted radius and no further', async () => {
  const { page } = await visitShown({ viewport: small });
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('not drawn');
  const bend = sliders(page).first();
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  const drag = async (from: number, to: number) => {
    await page.mouse.move(...at(from));
    await page.mouse.down();
    await page.mouse.move(...at(to), { steps: 4 });
    await page.mouse.up();
  };
  await drag(0.2, 0.26);
  expect(Number(await bend.inputValue())).toBeGreaterThan(60);
  await drag(0.1, 0.9);
  expect(await bend.inputValue()).toBe('100');
  expect(await bend.getAttribute('aria-valuetext')).toContain('1,500');
  await drag(0.6, 0.98);
  expect(await bend.inputValue()).toBe('0');
});

test('Names of layers stand beside the picture without touching each other, joined to it by lines', async () => {
  for (const site of ['en', 'de', 'ja', 'pl']) {
    const { page } = await visitShown({ site });
    await sliders(page).nth(1).press('End');
    await isStill(page);
    const boxes = await legend(page).evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().toJSON()),
    );
    expect(boxes.length).toBe(5);
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.top).toBeGreaterThanOrEqual(boxes[index].bottom);
    }
    const lines = await block(page)
      .locator('.space-lines line')
      .evaluateAll((all) =>
        all.map((line) => ['x1', 'y1', 'x2', 'y2'].map((name) => Number(line.getAttribute(name)))),
      );
    for (const [x1 = 0, , x2 = 0] of lines) expect(x2).toBeGreaterThan(x1);
    const starts = lines.map(([, y1 = 0]) => y1);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  }
});

test('On a phone numbers join names and layers, and nothing is wider than the screen', async () => {
  const { page } = await visitShown({ viewport: { width: 390, height: 800 } });
  await sliders(page).nth(1).press('End');
  await isStill(page);
  expect(await block(page).locator('.space-mark:visible').allTextContents()).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('It draws when something changes, and rests otherwise', async () => {
  const { page } = await visitShown({ viewport: small });
  const before = await readFrames(page);
  await page.waitForTimeout(500);
  expect(await readFrames(page)).toEqual(before);
  await sliders(page).first().press('End');
  await isStill(page);
  expect((await readFrames(page)).asked).toBeGreaterThan(before.asked + 2);
});

test('With reduced motion every change is there at once', async () => {
  const { page } = await visitShown({ viewport: small, reducedMotion: 'reduce' });
  const before = await readFrames(page);
  await sliders(page).first().press('End');
  await isStill(page);
  expect((await readFrames(page)).asked - before.asked).toBeLessThanOrEqual(2);
});

test('Where the graphics give up, the picture comes back, and says so', async () => {
  const { page, allowComplaints } = await visitShown({ viewport: small });
  allowComplaints(/CONTEXT_LOST_WEBGL/);
  await canvas(page).evaluate((element) => {
    const gl = (element as HTMLCanvasElement).getContext('webgl2');
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await block(page).locator('svg[role=img]').waitFor();
  expect(await block(page).getByRole('status').textContent()).not.toBe('');
  expect(await block(page).locator('button').count()).toBe(0);
});

test('What cannot be loaded is said, and can be tried again', async () => {
  const { page, allowComplaints } = await visit();
  allowComplaints(/Failed to load resource/, /Failed to fetch/, /net::/);
  await page.route('**/assets/space-*', (route) => route.abort());
  await block(page).locator('button').click();
  await eventually(() => block(page).getByRole('status').textContent()).not.toBe('');
  expect(await block(page).locator('svg[role=img]').count()).toBe(1);
  expect(await block(page).locator('button').isVisible()).toBe(true);
});

describe.each(looks)('In $colorScheme colours on a $size', ({ colorScheme, viewport }) => {
  test('it is accessible: at rest, taken apart and beside glass', async () => {
    const { page } = await visitShown({ colorScheme, viewport, bypassCSP: true });
    expect(await findViolations(page, '#space')).toEqual([]);
    await sliders(page).nth(1).press('End');
    await isStill(page);
    expect(await findViolations(page, '#space')).toEqual([]);
    await block(page).getByRole('checkbox').press('Space');
    await isStill(page);
    expect(await findViolations(page, '#space')).toEqual([]);
  });
});
