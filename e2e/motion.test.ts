import { expect, test } from 'vitest';
import { hydrated } from './browser.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

/** What moves, by the elements that do. */
const moving = () =>
  document.getAnimations().flatMap(({ effect }) => {
    const { target, pseudoElement } = effect as KeyframeEffect;
    return `${target?.tagName} ${target?.className} ${pseudoElement ?? ''}`;
  });

test.each([
  { reducedMotion: 'no-preference', isMoving: true },
  { reducedMotion: 'reduce', isMoving: false },
] as const)('Bars grow as they come into view, once: $reducedMotion', async (wish) => {
  const { page } = await stage.visit('/eArc', { reducedMotion: wish.reducedMotion });
  await page.waitForFunction(() => document.documentElement.classList.contains('unfolded'));
  const bars = page.locator('.scale-row');
  const started = () =>
    page.evaluate(moving).then((all) => all.some((one) => /scale-row.*::after/.test(one)));
  expect(await started()).toBe(false);
  await bars.first().scrollIntoViewIfNeeded();
  if (wish.isMoving) await eventually(started).toBe(true);
  else expect(await started()).toBe(false);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await bars.first().scrollIntoViewIfNeeded();
  expect(await started()).toBe(false);
});

test('A picture becomes that of the page it leads to, also for who is in a hurry', async () => {
  const { page } = await stage.visit('/app_scenarios');
  await hydrated(page);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const shared: string[] = [];
    Object.assign(window, { shared });
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () => {
        const names = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        shared.push(names.map(({ pseudoElement }) => pseudoElement).join(' '));
      };
      transition.ready.then(note, () => undefined);
      return transition;
    };
  });
  const link = page.locator('main article:has(img) a').first();
  await link.click();
  await page.waitForURL('**/product**');
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  await eventually(async () => (await shared()).join()).toContain('new(first-picture)');
  // Gone back to before it has ended, and on again: the browser reports nothing (setStage).
  await page.goBack();
  await page.waitForURL('**/app_scenarios');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main article a')?.click();
    setTimeout(() => history.back(), 60);
  });
  await page.waitForURL('**/app_scenarios');
  await eventually(() => page.title()).toContain('eArc');
});
