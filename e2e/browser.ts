import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  chromium as driver,
  type Page,
} from 'playwright-core';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Chromium's headless shell: pages open in a third of the time. */
const shell = process.env.CHROMIUM_HEADLESS_SHELL ?? '/usr/bin/chromium-headless-shell';

/** @param isWhole the full browser, including its PDF viewer */
export const programOf = (isWhole = false): string =>
  !isWhole && existsSync(shell) ? shell : chromium;

/** WebGL is drawn by software (SwiftShader), as there is no graphics processor here; or not at all. */
const graphics = {
  software: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  none: ['--disable-gpu', '--disable-3d-apis'],
  any: ['--disable-gpu'],
};

/**
 * Debian's Chromium, which `npm test` finds. All *.localhost resolve to this machine.
 * @param isWhole see `programOf`
 * @param drawing of WebGL; as the browser likes where it does not matter
 */
export function openBrowser(
  isWhole = false,
  drawing: keyof typeof graphics = 'any',
): Promise<Browser> {
  return driver.launch({
    executablePath: programOf(isWhole),
    args: [
      '--no-sandbox',
      ...graphics[drawing],
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
    ],
  });
}

export interface WatchedPage {
  page: Page;
  /** What the browser reported: script errors, refused resources, CSP violations. */
  complaints: string[];
}

export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

/**
 * Brings React, as a visitor does who touches the page, and resolves once it has hydrated all of it,
 * so that its handlers are in place, and what is far below is laid out.
 */
export async function hydrated(page: Page): Promise<void> {
  // Until the starter is there, nobody notices the intent.
  await page.waitForFunction(isHydrated, true);
  await unfolded(page);
}

/** Resolves once the starter has laid out what is far below. */
export async function unfolded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.classList.contains('unfolded'));
}

/**
 * Runs in the page.
 * @param isWanted whether to bring React
 * @returns whether it has hydrated the page with all its parts
 */
export function isHydrated(isWanted = false): boolean {
  if (isWanted) document.dispatchEvent(new Event('pointerdown'));
  const root = document.getElementById('root') as unknown as Record<string, unknown> | null;
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
  const container = root?.[key ?? ''] as { stateNode: ReactRoot } | undefined;
  if (container?.stateNode.current.memoizedState?.isDehydrated !== false) return false;
  const waiting: (Fiber | null)[] = [container.stateNode.current.child];
  for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
    if (!fiber) continue;
    if (fiber.memoizedState?.dehydrated) return false;
    waiting.push(fiber.sibling, fiber.child);
  }
  return true;
}

/**
 * Resolves once the page has been painted. The target of the URL's fragment, and any `autofocus`
 * element, get focus with the first frame after loading: a key pressed before that goes to the top
 * of the page, and the frame then moves the focus away. On a busy machine that frame may come long
 * after `load`. Also works if the page may not run scripts.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.documentElement.animate([], 1).finished;
  });
}

/** React's internal state of a root: `isDehydrated` becomes false when hydration is complete. */
interface ReactRoot {
  current: Fiber;
}

/** Of a part of the page; `dehydrated` is set where it has a boundary and is not hydrated yet. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedState: { isDehydrated?: boolean; dehydrated?: object | null } | null;
}
