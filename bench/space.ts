/**
 * `npm run bench:space -- [ADDRESS]` opens the page of a running site that shows a module in space,
 * http://localhost:3000/eArc by default, asks for 3D as on a phone, and prints what that costs:
 * bytes, the time until it is drawn, frames while everything moves, and memory.
 *
 * The processor of the page is four times as slow. The graphics are drawn by software (SwiftShader)
 * on the same machine, which a phone never does: frames say whether ours is the bottleneck, and the
 * processor time of the main thread for each of them is what a phone would have to spend. That is
 * measured at full speed and multiplied: Chromium slows a thread by having it spin, also while it
 * waits for the software that draws.
 */
import type { CDPSession, Page } from 'playwright-core';
import { hydrated, openBrowser } from '../e2e/browser.ts';
import { describeMachine, formatTable, isKept, median, type Row } from './report.ts';

const [address = 'http://localhost:3000/eArc'] = process.argv.slice(2);
const slowdown = 4;
const largest = { bytes: 160_000, threadPerFrame: 1000 / 60 };
const phone = {
  ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  ...{ isMobile: true, hasTouch: true },
};

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

async function memory(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / 1e6;
}

/** Milliseconds between frames while a control goes from one end to the other and back. */
async function frames(page: Page, index: number): Promise<number[]> {
  return page
    .locator('#space input')
    .nth(index)
    .evaluate(async (control) => {
      const input = control as HTMLInputElement;
      const intervals: number[] = [];
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      let before = await new Promise<number>(requestAnimationFrame);
      for (let step = 1; step <= 60; step += 1) {
        const share = step <= 30 ? step / 30 : 2 - step / 30;
        if (input.type === 'range') {
          set?.call(
            input,
            String(Number(input.min) + share * (Number(input.max) - Number(input.min))),
          );
          input.dispatchEvent(new Event('input', { bubbles: true }));
        } else if (step % 30 === 1) input.click();
        const now = await new Promise<number>(requestAnimationFrame);
        intervals.push(now - before);
        before = now;
      }
      return intervals;
    });
}

const browser = await openBrowser(false, 'software');
const page = await (await browser.newContext(phone)).newPage();
const session = await page.context().newCDPSession(page);
await session.send('Network.enable');
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
await page.goto(address);
await hydrated(page);
const heapBefore = await memory(session);
let bytes = 0;
let requests = 0;
session.on('Network.loadingFinished', ({ encodedDataLength }) => {
  bytes += encodedDataLength;
  requests += 1;
});
const button = page.locator('#space button');
await button.scrollIntoViewIfNeeded();
const started = performance.now();
await button.click();
await page.locator('#space canvas').waitFor();
await page.evaluate(
  () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
);
const shownAfter = performance.now() - started;

const rows: Row[] = [
  {
    ...{ what: `bytes on demand, in ${requests} files`, measured: String(bytes) },
    ...{ against: String(largest.bytes), ratio: bytes / largest.bytes, promise: { atMost: 1 } },
  },
  {
    what: 'from the press of the button until it is drawn',
    measured: `${Math.round(shownAfter)} ms`,
  },
];
const names = ['bending', 'taking apart', 'turning', 'putting beside glass'];
for (const [index, name] of names.entries()) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const workBefore = await metric(session, 'TaskDuration');
  const drawn = (await frames(page, index)).length;
  const work = ((await metric(session, 'TaskDuration')) - workBefore) * 1000 * slowdown;
  const perFrame = work / drawn;
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const intervals = await frames(page, index);
  const slow = intervals.toSorted((a, b) => a - b)[Math.floor(intervals.length * 0.95)] ?? 0;
  rows.push(
    {
      what: `${name}: frames a second, software graphics`,
      measured: `${Math.round(1000 / median(intervals))} (95 %: ${Math.round(slow)} ms)`,
    },
    {
      ...{ what: `${name}: main thread for each frame`, measured: `${perFrame.toFixed(1)} ms` },
      ...{ against: '16.7 ms', ratio: perFrame / largest.threadPerFrame, promise: { atMost: 1 } },
    },
  );
}
const canvas = await page.locator('#space canvas').evaluate((element) => {
  const { width, height, clientWidth } = element as HTMLCanvasElement;
  return { width, height, ratio: width / clientWidth };
});
rows.push(
  { what: 'JavaScript heap before', measured: `${heapBefore.toFixed(1)} MB` },
  { what: 'JavaScript heap after all that', measured: `${(await memory(session)).toFixed(1)} MB` },
  {
    what: 'picture at the end',
    measured: `${canvas.width} × ${canvas.height} (${canvas.ratio.toFixed(2)} for each pixel of the layout)`,
  },
);
await browser.close();
console.log(`  ${describeMachine()}\n\n${formatTable(rows)}`);
if (!rows.every(isKept)) process.exitCode = 1;
