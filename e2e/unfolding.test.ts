import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from './browser.ts';
import { onPhone } from './header.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();

/** The sections that wait for somebody to come near (app/styles/base.css). */
const folded = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > section, .footer')].filter(
        (section) => getComputedStyle(section).contentVisibility === 'auto',
      ).length,
  );

const follow = (page: Page, path: string) =>
  page
    .locator(`footer a[href="${path}"], header a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('What is far below waits until the page is loaded, where scripts can lay it out then', async () => {
  const unfinished = await stage.visit('/home', {
    ...onPhone,
    scripts: 'unawaited',
    prepare: (fresh) => fresh.route('**/assets/starter-*.js', (route) => route.abort()),
  });
  unfinished.allowComplaints(networkLine);
  await eventually(() => folded(unfinished.page)).toBeGreaterThan(3);
  const { page: withoutScripts } = await stage.visit('/home', { ...onPhone, scripts: 'off' });
  await withoutScripts.waitForLoadState();
  expect(await folded(withoutScripts)).toBe(0);
  const { page } = await stage.visit('/home', { ...onPhone, scripts: 'unawaited' });
  await eventually(() => folded(page)).toBe(0);
  await hydrated(page);
  expect(await folded(page)).toBe(0);
});

test('Who comes back from another page finds the place that they left', async () => {
  const { page } = await stage.visit('/home', { ...onPhone, scripts: 'unawaited' });
  await eventually(() => folded(page)).toBe(0);
  const form = page.locator('#quote');
  // Rounded, half a pixel above is no other place: -0 is not 0 for a test.
  const top = () => form.evaluate((element) => Math.round(element.getBoundingClientRect().top) + 0);
  await form.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await top();
  await follow(page, '/news');
  await page.waitForURL('**/news');
  await page.goBack();
  await page.waitForURL('**/home');
  await eventually(top).toBe(before);
  await hydrated(page);
  expect(await top()).toBe(before);
});

test('What is far below on the next page is laid out as well', async () => {
  const { page, documents } = await stage.visit('/news', onPhone);
  await eventually(() => folded(page)).toBe(0);
  await follow(page, '/home');
  await page.locator('#quote').waitFor({ state: 'attached' });
  await eventually(() => folded(page)).toBe(0);
  expect(documents).toHaveLength(1);
});
