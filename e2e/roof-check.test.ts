import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../app/i18n/languages.ts';
import { findViolationsInLooks } from './axe.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const count = async (page: Page) =>
  Number(/\d+/.exec((await page.locator('.tool-figure').textContent()) ?? '')?.[0]);

describe('The roof check', () => {
  // In all languages: e2e/tools.test.ts.
  test('follows each key, and its address shows the same', async () => {
    const { page } = await stage.visit('/tools/roof', { site: 'de' });
    const before = await count(page);
    await field(page, 'length').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('6');
    await page.keyboard.type(',5');
    await eventually(() => page.url()).toContain('length=6%2C5');
    // The first obstacle now lies outside: nothing is shown that does not belong to the entries.
    await eventually(() => page.locator('.tool-figure').count()).toBe(0);
    expect(await page.locator('form [aria-invalid]').getAttribute('name')).toBe('x1');
    for (const side of ['x1', 'y1', 'l1', 'w1']) await field(page, side).fill('');
    await eventually(() => page.locator('.tool-figure').count()).toBe(1);
    const after = await count(page);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
    // The address follows a moment later, and with each of the four by itself where that is slow.
    await eventually(() => page.url()).not.toMatch(/[xylw]1=\d/);
    await page.reload();
    expect(await count(page)).toBe(after);
    expect(await field(page, 'length').inputValue()).toBe('6,5');
  });

  test.each(languageCodes)('needs no scripts, and keeps what is absurd: %s', async (site) => {
    const { page } = await stage.visit('/tools/roof', { site, scripts: 'off' });
    const before = await count(page);
    await field(page, 'width').fill('1000000000');
    await field(page, 'edge').fill('０');
    await page.locator('.tool-form button').click();
    await page.waitForURL(/v=1/);
    expect(await page.locator('form [aria-invalid]').inputValue()).toBe('1000000000');
    expect(await page.locator('.tool-figure').count()).toBe(0);
    await field(page, 'width').fill('15');
    await page.locator('.tool-form button').click();
    await eventually(() => page.locator('.tool-figure').count()).toBe(1);
    // Without the strip along the edges more modules fit.
    expect(await count(page)).toBeGreaterThan(before);
  });

  test('asks the server for another place, and for the corner of an L', async () => {
    const { page } = await stage.visit('/tools/roof');
    await field(page, 'shape').selectOption('l');
    await field(page, 'notchLength').fill('12');
    const before = await page.locator('.tool-across').textContent();
    expect(before).toContain('London');
    await field(page, 'place').fill('Madrid');
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('.tool-across').textContent()).toContain('Madrid, Spain');
    expect(await field(page, 'notchLength').inputValue()).toBe('12');
  });

  test('is accessible in every look', async () => {
    const { page } = await stage.visit('/tools/roof', { bypassCSP: true });
    await field(page, 'reserve').fill('15');
    // The last first: what is open is none of the closed any more.
    const closed = await page.locator('main details:not([open]) summary').all();
    for (const summary of closed.toReversed()) await summary.click();
    expect(await findViolationsInLooks(page)).toEqual([]);
  });
});
