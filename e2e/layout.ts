import type { Page } from 'playwright-core';

/** What of the page reaches over the edges of the window, besides what scrolls by itself. */
export function findOverflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const strips = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).overflowX === 'auto',
    );
    const tooWide = [...document.querySelectorAll('body *')]
      .filter((element) => !strips.some((strip) => strip !== element && strip.contains(element)))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
      })
      .map((element) => element.outerHTML.slice(0, 80));
    return { width: clientWidth, sideways: scrollWidth - clientWidth, tooWide };
  });
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** What has moved by itself since the page began to load. Shifts are reported with their frame. */
export async function findLayoutShifts(page: Page): Promise<Window['layoutShifts']> {
  await page.evaluate(twoFrames);
  return page.evaluate(() => window.layoutShifts);
}

/** Runs in the page before its own scripts. */
export function recordLayoutShifts() {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      window.layoutShifts.push({
        value: entry.value,
        elements: entry.sources.map(({ node }) => node?.parentElement?.className ?? ''),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: { value: number; elements: string[] }[];
  }
}
