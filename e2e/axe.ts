import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { findOverflow } from './layout.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(within: string, options: RunOptions): Promise<AxeResults>;
}

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  // Off by default in axe; WCAG 2.2 requires it at level AA.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

const ofLooks = ['color-contrast', 'link-in-text-block', 'target-size'];

/** Those that colours and sizes decide, which take longest. */
export const rulesOfLooks: RunOptions = { runOnly: ofLooks, resultTypes: ['violations'] };

/** All others: they find the same in every look. */
export const rulesOfContent: RunOptions = {
  ...rules,
  rules: Object.fromEntries(ofLooks.map((rule) => [rule, { enabled: false }])),
};

/**
 * Axe's findings, one string per element. The page's context must bypass the CSP.
 * @param within what is ours, on pages that are not wholly
 */
export async function findViolations(
  page: Page,
  within = 'html',
  among = rules,
): Promise<string[]> {
  // Colours are checked once transitions have ended.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([part, options]) => (window as unknown as { axe: Axe }).axe.run(part, options),
    [within, among] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/**
 * Axe's findings in each look in turn, and what makes the page scroll sideways there: one visit
 * for all of them. The page's context must bypass the CSP.
 */
export async function findViolationsInLooks(page: Page, among = looks): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, size, viewport } of among) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    // The new look starts its transitions with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const { sideways } = await findOverflow(page);
    const wrong = await findViolations(page);
    if (sideways > 0) wrong.push(`${sideways} px wider than the window`);
    found.push(...wrong.map((one) => `${colorScheme}, ${size}: ${one}`));
  }
  return found;
}

const schemes = ['light', 'dark'] as const;
const sizes = { phone: { width: 390, height: 800 }, desktop: { width: 1280, height: 800 } };
/** The colour schemes and screen sizes in which pages are checked. */
export const looks = schemes.flatMap((colorScheme) =>
  Object.entries(sizes).map(([size, viewport]) => ({ colorScheme, size, viewport })),
);
