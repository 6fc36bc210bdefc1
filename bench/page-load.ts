/**
 * `npm run bench:pages -- [--mouse] ADDRESS…` opens pages of a running site on a slow phone, five
 * times each in turn, and prints the medians: what is painted when, what is downloaded until five
 * seconds after `load`, and what the first intent of a visitor costs.
 *
 * The line and the processor are Lighthouse's for mobile: 1.6 Mbit/s with 150 ms to and from, and a
 * processor four times as slow. With `--mouse` the window is as small, and React comes by itself.
 * Nothing is simulated: on a busy machine only bytes and the time of the main thread are worth
 * comparing.
 */
import type { CDPSession, Page } from 'playwright-core';
import { isHydrated, openBrowser } from '../e2e/browser.ts';
import { describeMachine, median } from './report.ts';

const rounds = 5;
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

/** @returns milliseconds that the main thread has worked, which others on the machine do not prolong. */
async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function measure(page: Page, address: string): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(recordPaints);
  await page.addInitScript(`window.isHydrated = ${isHydrated}`);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(5000);
  const { first, largest, shift, blocking } = await readPaints(page);
  const before = { ...bytes };
  const working = await mainThread(session);
  await session.send('Network.emulateNetworkConditions', fastLine);
  // Touches the page where nothing is, and waits until React has taken over.
  const takenOver = await page.evaluate(async () => {
    const { paints, isHydrated: isTakenOver } = window as unknown as Measuring;
    Object.assign(paints, { blocking: 0, longest: 0 });
    const started = performance.now();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    while (!isTakenOver()) await new Promise((resolve) => setTimeout(resolve, 4));
    return performance.now() - started;
  });
  const workingLonger = await mainThread(session);
  await page.waitForTimeout(500);
  const after = await readPaints(page);
  return {
    ...{ 'FCP ms': first, 'LCP ms': largest, 'TBT ms': blocking, CLS: shift },
    'main thread ms': working,
    ...{ requests: before.requests ?? 0, 'all B': before.all ?? 0 },
    ...{ 'document B': before.Document ?? 0, 'script B': before.Script ?? 0 },
    'pictures B': before.Image ?? 0,
    ...{ 'intent ms': takenOver, 'longest task ms': after.longest },
    'intent thread ms': workingLonger - working,
    'intent script B': (bytes.Script ?? 0) - (before.Script ?? 0),
  };
}

const options = process.argv.slice(2);
const addresses = options.filter((option) => option !== '--mouse');
const device = options.includes('--mouse') ? { viewport: phone.viewport } : phone;
const browser = await openBrowser();
const measured = new Map<string, Figures[]>(addresses.map((address) => [address, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const [address, figures] of measured) {
    const context = await browser.newContext(device);
    figures.push(await measure(await context.newPage(), address));
    await context.close();
  }
}
await browser.close();
console.log(`  ${describeMachine()}`);
for (const [address, figures] of measured) {
  console.log(`\n${address}`);
  for (const name of Object.keys(figures[0] ?? {})) {
    const middle = median(figures.map((one) => one[name] ?? Number.NaN));
    console.log(`  ${name.padEnd(16)} ${middle.toFixed(name === 'CLS' ? 3 : 0).padStart(8)}`);
  }
}
