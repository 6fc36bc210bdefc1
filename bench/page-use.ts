import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hydrated } from '../e2e/browser.ts';
import { longestOf, type Mark, markOf, tasksBetween, traced } from './main-thread.ts';

/*
 * What a visitor does once React is there, and how long the main thread works until the next frame
 * shows it.
 */

interface Use {
  what: string;
  /** Where it is done. */
  path: string;
  /** Not measured. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** Until when; otherwise until the first frame after what was pressed or typed. */
  isShown?: (page: Page) => Promise<unknown>;
}

const uses: Use[] = [
  {
    what: 'menu opened',
    path: '/home',
    act: (page) => page.locator('.header-menu-button').tap(),
  },
  {
    what: 'submenu opened',
    path: '/home',
    prepare: (page) => page.locator('.header-menu-button').tap(),
    act: (page) => page.locator('.header-menu summary').first().tap(),
  },
  {
    what: 'filter chosen',
    path: '/news',
    act: (page) => page.locator('.list-filter select').first().selectOption({ index: 1 }),
  },
  {
    what: 'string check, a key',
    path: '/product_data',
    prepare: (page) => page.locator('.string-check input[name=lowest]').focus(),
    act: (page) => page.keyboard.press('1'),
  },
  // The figures of the roof check come one frame later than what is typed (`useDeferredValue`).
  ...(
    [
      ['yield', 'count'],
      ['roof', 'length'],
      ['off-grid', 'total'],
      ['balcony', 'railing'],
    ] as const
  ).map(([tool, field]) => ({
    what: `${tool}, a key`,
    path: `/tools/${tool}`,
    // The last key of several: the first also loads code into the processor that the others have.
    prepare: async (page: Page) => {
      await page.locator(`.tool-form input[name=${field}]`).focus();
      await page.keyboard.press('1');
      await page.waitForTimeout(500);
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(500);
    },
    act: (page: Page) => page.keyboard.press('1'),
  })),
  {
    what: 'form, a key',
    path: '/home',
    prepare: async (page) => {
      await page.locator('#quote-name').tap();
      await page.keyboard.press('A');
      await page.waitForTimeout(1000);
    },
    act: (page) => page.keyboard.press('b'),
  },
  {
    what: 'form sent empty',
    path: '/home',
    prepare: async (page) => {
      await page.locator('#quote-name').tap();
      await page.waitForTimeout(1000);
    },
    act: (page) => page.locator('form[action="/forms/quote"] [type=submit]').tap(),
  },
  {
    what: 'page seen before',
    path: '/home',
    prepare: async (page) => {
      await follow(page, '/product');
      await page.waitForFunction(() => location.pathname === '/product');
      await page.waitForTimeout(500);
      await page.goBack();
      await page.waitForFunction(() => location.pathname === '/home');
      await page.waitForTimeout(500);
    },
    act: (page) => follow(page, '/product'),
    isShown: (page) => page.waitForFunction(() => 'bench' in document.documentElement.dataset),
  },
];

const follow = (page: Page, path: string) =>
  page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first().dispatchEvent('click');

/** Runs in the page: marks what is pressed and typed, and the frames that follow. */
function markUses(isUntilTitle: boolean): void {
  let count = 0;
  const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  const end = (name: string) => () => {
    performance.mark(`bench end ${name}`);
    document.documentElement.dataset.bench = name;
  };
  if (isUntilTitle) {
    const head = new MutationObserver(() => afterFrame(end('0')));
    head.observe(document.head, { childList: true, subtree: true, characterData: true });
  }
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'change']) {
    addEventListener(
      type,
      () => {
        const name = String(count);
        count += 1;
        performance.mark(`bench begin ${name}`);
        if (!isUntilTitle) afterFrame(end(name));
      },
      true,
    );
  }
}

/** @returns the processor's milliseconds, by what was done, and the longest task that follows. */
export async function measureUses(
  browser: Browser,
  device: BrowserContextOptions,
  { origin, slowdown }: { origin: string; slowdown: number },
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const { what, path, prepare, act, isShown } of uses) {
    const context = await browser.newContext(device);
    const page = await context.newPage();
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForTimeout(500);
    await prepare?.(page);
    await page.evaluate(markUses, isShown !== undefined);
    const thread = await traced(browser, page, async () => {
      await act(page);
      await isShown?.(page);
      await page.waitForTimeout(1000);
    });
    await context.close();
    const ends = [...thread.marks.keys()].filter((name) => /^bench end /.test(name));
    const works = ends.map((name) => {
      const begin = markOf(thread, name.replace('end', 'begin'));
      return slowdown * (markOf(thread, name).worked - begin.worked);
    });
    const forever: Mark = { at: Number.POSITIVE_INFINITY, worked: Number.NaN };
    const begin = markOf(thread, 'bench begin 0');
    figures[`${what} ms`] = Math.max(...works);
    figures[`${what}, longest task ms`] = longestOf(tasksBetween(thread, begin, forever), slowdown);
  }
  return figures;
}
