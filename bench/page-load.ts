/**
 * `npm run bench:pages -- [--mouse] [--use] [--rounds=5] ADDRESS…` opens pages of a running site on a
 * slow phone, five times each in turn, and prints the medians: what is painted when, what is
 * downloaded until five seconds after `load`, and what the first intent of a visitor costs. With
 * `--use` it also does what visitors do (page-use.ts), on the site of the first address.
 *
 * The line and the processor are Lighthouse's for mobile: 1.6 Mbit/s with 150 ms to and from, and a
 * processor four times as slow. With `--mouse` the window is as small, and React comes by itself.
 * Each page is opened three times. The first time is by the clock, and on a busy machine only its
 * bytes are worth comparing. The second is by the processor's time, which is multiplied (“work”); the
 * third, on a fast line, is what the intent takes where no debugger watches (unwatched.ts). Addresses of
 * other hosts than the first are of peers. The medians are kept in `bench/history.jsonl`, and it
 * fails where a page of ours is beyond its budget.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { isHydrated, openBrowser } from '../e2e/browser.ts';
import { keepRun } from './history.ts';
import { blockingOf, longestOf, markOf, tasksBetween, traced } from './main-thread.ts';
import { figuresOfPages } from './page-figures.ts';
import { measureUses } from './page-use.ts';
import { describeMachine, median } from './report.ts';
import { openUnwatched, type UnwatchedBrowser } from './unwatched.ts';

const slowdown = 4;
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Of a phone: it has no mouse, and two physical pixels to one of the layout. */
const phone = {
  ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  ...{ isMobile: true, hasTouch: true },
};

/** In milliseconds and bytes, by what is measured. */
type Figures = Record<string, number>;

interface Paints {
  first: number;
  largest: number;
  shift: number;
  /** What tasks take beyond 50 ms each, since the first paint. */
  blocking: number;
  /** The longest task. */
  longest: number;
}

/** What this adds to a page. */
interface Measuring {
  paints: Paints;
  isHydrated: () => boolean;
}

/** Runs in the page, before its own scripts. */
function recordPaints(): void {
  const paints: Paints = { first: 0, largest: 0, shift: 0, blocking: 0, longest: 0 };
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      ...{ type, buffered: true },
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    paints.largest = startTime;
  });
  observe('layout-shift', (entry) => {
    paints.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    paints.blocking += duration - 50;
    paints.longest = Math.max(paints.longest, duration);
  });
  Object.assign(window, { paints });
}

const readPaints = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as Measuring).paints }));

/** Counts what arrives, by kind, as it is sent. */
async function countBytes(session: CDPSession): Promise<Figures> {
  const bytes: Figures = { requests: 0, all: 0, Document: 0, Script: 0, Image: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    bytes.requests = (bytes.requests ?? 0) + 1;
    bytes.all = (bytes.all ?? 0) + encodedDataLength;
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  return bytes;
}

/** By the clock. */
async function measure(page: Page, address: string): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(recordPaints);
  await page.addInitScript(`window.isHydrated = ${isHydrated}`);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(5000);
  const { first, largest, shift, blocking } = await readPaints(page);
  const before = { ...bytes };
  await session.send('Network.emulateNetworkConditions', fastLine);
  await page.evaluate(turnToPage);
  await page.waitForTimeout(500);
  const after = await readPaints(page);
  return {
    ...{ 'FCP ms': first, 'LCP ms': largest, 'TBT ms': blocking, CLS: shift },
    ...{ requests: before.requests ?? 0, 'all B': before.all ?? 0 },
    ...{ 'document B': before.Document ?? 0, 'script B': before.Script ?? 0 },
    'pictures B': before.Image ?? 0,
    'intent longest task ms': after.longest,
    'intent script B': (bytes.Script ?? 0) - (before.Script ?? 0),
  };
}

/** Runs in the page: touches it where nothing is, and waits until React has taken over all of it. */
async function turnToPage(): Promise<number> {
  const { paints, isHydrated: isTakenOver } = window as unknown as Measuring;
  Object.assign(paints, { blocking: 0, longest: 0 });
  const started = performance.now();
  performance.mark('bench intent');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  // Asking is work that no visitor has: it looks at every element.
  let asking = 0;
  for (let isOver = false; !isOver; ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const asked = performance.now();
    isOver = isTakenOver();
    asking += performance.now() - asked;
  }
  performance.mark('bench taken over');
  return performance.now() - started - asking;
}

/** How long the first intent of a visitor takes, from a page that is not debugged. */
async function measureIntent(unwatched: UnwatchedBrowser, address: string): Promise<Figures> {
  const { viewport, deviceScaleFactor } = phone;
  const screen = { ...viewport, deviceScaleFactor, mobile: !hasMouse, slowdown };
  const taken = await unwatched.read(
    address,
    screen,
    3000,
    `window.paints = {}; window.isHydrated = ${isHydrated}; (${turnToPage})()`,
  );
  return { 'intent ms': taken };
}

/** By the processor's time. */
async function measureWork(browser: Browser, page: Page, address: string): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.addInitScript(recordPaints);
  await page.addInitScript(`window.isHydrated = ${isHydrated}`);
  const thread = await traced(browser, page, async () => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(3000);
    await session.send('Network.emulateNetworkConditions', fastLine);
    await page.evaluate(turnToPage);
  });
  const begun = markOf(thread, 'navigationStart');
  const painted = markOf(thread, 'firstContentfulPaint');
  const intent = markOf(thread, 'bench intent');
  const takenOver = markOf(thread, 'bench taken over');
  const reading = tasksBetween(thread, painted, intent);
  const following = tasksBetween(thread, intent, takenOver);
  return {
    'FCP work ms': workOf(tasksBetween(thread, begun, painted)),
    'TBT work ms': blockingOf(reading, slowdown),
    'longest task work ms': longestOf(reading, slowdown),
    'intent work ms': slowdown * (takenOver.worked - intent.worked),
    'intent longest task work ms': longestOf(following, slowdown),
    'intent TBT work ms': blockingOf(following, slowdown),
  };
}

const workOf = (tasks: { work: number }[]): number =>
  slowdown * tasks.reduce((sum, { work }) => sum + work, 0);

const options = process.argv.slice(2);
const addresses = options.filter((option) => !option.startsWith('--'));
const rounds = Number(options.find((one) => one.startsWith('--rounds='))?.slice(9) ?? 5);
const hasMouse = options.includes('--mouse');
const device: BrowserContextOptions = hasMouse ? { viewport: phone.viewport } : phone;
const browser = await openBrowser();
const unwatched = await openUnwatched();

async function inNewWindow(use: (page: Page) => Promise<Figures>): Promise<Figures> {
  const context = await browser.newContext(device);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

const measured = new Map<string, Figures[]>(addresses.map((address) => [address, []]));
const used: Figures[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const [address, figures] of measured) {
    figures.push({
      ...(await inNewWindow((page) => measure(page, address))),
      ...(await inNewWindow((page) => measureWork(browser, page, address))),
      ...(await measureIntent(unwatched, address)),
    });
  }
  const [first] = addresses;
  if (first && options.includes('--use')) {
    used.push(await measureUses(browser, phone, { origin: new URL(first).origin, slowdown }));
  }
}
await browser.close();
await unwatched.close();
console.log(`  ${describeMachine()}`);
const medians = new Map<string, Figures>();
for (const [what, figures] of [...measured, ['Work once React is there', used] as const]) {
  if (figures.length === 0) continue;
  console.log(`\n${what}`);
  const middles: Figures = {};
  for (const name of Object.keys(figures[0] ?? {})) {
    const middle = median(figures.map((one) => one[name] ?? Number.NaN));
    console.log(`  ${name.padEnd(40)} ${middle.toFixed(name === 'CLS' ? 3 : 0).padStart(8)}`);
    middles[name] = middle;
  }
  if (measured.has(what)) medians.set(what, middles);
}
const kept = figuresOfPages(medians);
keepRun(`pages, ${hasMouse ? 'mouse' : 'phone'}`, kept);
const beyond = Object.entries(kept).filter(
  ([, { value, budget }]) => budget && 'atMost' in budget && value > budget.atMost,
);
for (const [name, { value }] of beyond) console.log(`Beyond its budget: ${name} (${value})`);
process.exit(beyond.length > 0 ? 1 : 0);
