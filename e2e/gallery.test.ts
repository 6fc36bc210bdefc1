import { expect, test } from 'vitest';
import { findViolationsInLooks } from './axe.ts';
import { hydrated } from './browser.ts';
import { findLayoutShifts, findOverflow, recordLayoutShifts } from './layout.ts';
import { setStage, type VisitOptions } from './stage.ts';

/** This page shows every block in every state. */
const stage = setStage({ GALLERY: 'on' });

/**
 * The examples' pictures may not be loaded yet; their space is reserved, which is what matters
 * here.
 */
const visitGallery = (options: VisitOptions = {}) =>
  stage.visit('/gallery', {
    ...options,
    prepare: async (page) => {
      await page.route('**/pictures/**', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      );
      await options.prepare?.(page);
    },
  });

/** Runs in the page before its own scripts: nothing waits until it is near the window. */
function layOutAtOnce() {
  new MutationObserver((_, observer) => {
    document.documentElement.classList.add('unfolded');
    observer.disconnect();
  }).observe(document, { childList: true });
}

test('The blocks do not change or move on hydration', async () => {
  const served = await visitGallery({ scripts: 'off' });
  const { page } = await visitGallery({
    viewport: { width: 1280, height: 16_000 },
    prepare: async (fresh) => {
      await fresh.addInitScript(recordLayoutShifts);
      await fresh.addInitScript(layOutAtOnce);
    },
  });
  await hydrated(page);
  const markup = await served.page.locator('#root').innerHTML();
  expect(await page.locator('#root').innerHTML()).toBe(markup);
  expect(await findLayoutShifts(page)).toEqual([]);
});

test('No block makes the page scroll sideways at any width', async () => {
  const { page } = await visitGallery();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await findOverflow(page)).sideways).toBe(0);
  }
});

test('Every block is accessible in every look', async () => {
  const { page } = await visitGallery({ bypassCSP: true });
  expect(await findViolationsInLooks(page)).toEqual([]);
});
