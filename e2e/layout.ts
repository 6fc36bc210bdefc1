import type { Page } from 'playwright-core';

/** What overflows the window horizontally, except content that scrolls by itself, or goes on beyond its drawing. */
export function findOverflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const strips = [...document.querySelectorAll('body *')].filter(
      (element) =>
        getComputedStyle(element).overflowX === 'auto' || element.matches('.life-size svg'),
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

/** What has shifted since the page started loading. Shifts are reported with their frame. */
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
        elements: entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} in ${node?.parentElement?.outerHTML.slice(0, 120)}: ${previousRect.y} to ${currentRect.y}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    layoutShifts: { value: number; elements: string[] }[];
  }
}

/** Headings whose last line is much shorter than the others. */
export function findOrphans(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((title) => title.checkVisibility())
      .flatMap((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        const lines: { top: number; left: number; right: number }[] = [];
        for (const { top, bottom, left, right, width } of range.getClientRects()) {
          if (width === 0) continue;
          const middle = (top + bottom) / 2;
          const line = lines.find((known) => Math.abs(known.top - middle) < 12);
          if (line) {
            line.left = Math.min(line.left, left);
            line.right = Math.max(line.right, right);
          } else lines.push({ top: middle, left, right });
        }
        // A mark, such as the one for example data, may be on a line of its own.
        const mark = title.querySelector('.example-mark')?.getBoundingClientRect();
        const last = lines.at(-1);
        if (mark && last && last.left >= mark.left - 1 && last.right <= mark.right + 1) lines.pop();
        const lengths = lines.map(({ left, right }) => right - left);
        const isOrphan = lengths.length > 1 && (lengths.at(-1) ?? 0) < Math.max(...lengths) * 0.2;
        return isOrphan ? [title.textContent ?? ''] : [];
      }),
  );
}

/** Texts that are partly cut off, except in content that scrolls by itself. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY, position } = getComputedStyle(element);
        // Content for screen readers only is deliberately one pixel wide.
        if (element.clientWidth <= 1 || position === 'absolute') return false;
        const isCut =
          (overflowX === 'hidden' || overflowX === 'clip') &&
          element.scrollWidth > element.clientWidth + 1;
        const isCutBelow =
          (overflowY === 'hidden' || overflowY === 'clip') &&
          element.scrollHeight > element.clientHeight + 1;
        return (isCut || isCutBelow) && (element.textContent ?? '').trim() !== '';
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/**
 * Words that break without a hyphen, in scripts that separate words with spaces; the column is then
 * too narrow for its longest word.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The last: a letter after a soft hyphen that the line breaks at has the hyphen as its first.
    const placeOf = (text: Text, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return [...range.getClientRects()].at(-1);
    };
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('thead, script, textarea, select, svg'))
        continue;
      for (const { 0: word, index } of (text as Text).data.matchAll(/\p{Script=Latin}{4,}/gu)) {
        const first = placeOf(text as Text, index);
        const last = placeOf(text as Text, index + word.length - 1);
        if (first && last && last.top - first.top > first.height / 2) broken.add(word);
      }
    }
    return [...broken];
  });
}
