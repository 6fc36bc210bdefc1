import { describe, expect, test } from 'vitest';
import { looks } from './axe.ts';
import { siteIn } from './sites.ts';
import { setStage } from './stage.ts';

/** A journey with the Tab key alone through every block in every state, and through a real page. */
const stage = setStage({ GALLERY: 'on' });

const mostStops = 600;

describe.each(looks)('In $colorScheme colours on a $size', ({ colorScheme, viewport }) => {
  test.each([
    { address: '/gallery', language: 'en' },
    { address: '/home', language: 'de' },
    { address: '/product', language: 'ja' },
  ] as const)('$address is reached by keyboard, with a visible focus', async (journey) => {
    const { site } = siteIn(journey.language);
    const { page } = await stage.visit(journey.address, {
      ...(site && { site }),
      colorScheme,
      viewport,
      reducedMotion: 'reduce',
    });
    const expected = await page.evaluate(markStops);
    expect(expected.length).toBeGreaterThan(20);
    const reached = new Set<string>();
    const unseen: string[] = [];
    for (let count = 0; count < mostStops; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(describeFocus);
      if (!stop || (reached.has(stop.id) && stop.id === '1')) break;
      reached.add(stop.id);
      if (stop.problem) unseen.push(`${stop.problem}: ${stop.html}`);
    }
    expect(unseen).toEqual([]);
    expect(expected.filter(({ id }) => !reached.has(id))).toEqual([]);
  });
});

test('A control without a visible focus is noticed', async () => {
  const { page } = await stage.visit('/home');
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(':focus-visible { outline: none !important }');
    document.adoptedStyleSheets = [style];
  });
  await page.evaluate(markStops);
  for (const _ of ['skip link', 'home']) await page.keyboard.press('Tab');
  expect((await page.evaluate(describeFocus))?.problem).toBe('no mark of the focus');
});

/** Numbers what should be reachable by keyboard: a radio group is a single stop. */
function markStops() {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type=hidden]') &&
      !element.closest('[inert]'),
  );
  const radios = new Set<string>();
  const stops = controls.filter((element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const isFirst = !radios.has(element.name);
    radios.add(element.name);
    return isFirst;
  });
  return stops.map((element, index) => {
    element.dataset.stop = String(index + 1);
    return { id: element.dataset.stop, html: element.outerHTML.slice(0, 100) };
  });
}

/** The focused element, and whatever hides it from the visitor. */
function describeFocus() {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const hasMark = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  // Of what is higher than the window, the part in view counts.
  const inView = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const y = height > innerHeight ? inView : top + Math.min(height / 2, 40);
  const middle = document.elementFromPoint(left + width / 2, y);
  const isCovered =
    !middle || !(element.contains(middle) || middle.contains(element) || isLabel(middle));
  const problem = hasMark ? (isCovered ? 'covered or out of view' : null) : 'no mark of the focus';
  return { id: element.dataset.stop ?? '', html: element.outerHTML.slice(0, 100), problem };

  function isLabel(other: Element): boolean {
    return other.closest('label')?.control === element;
  }
}
