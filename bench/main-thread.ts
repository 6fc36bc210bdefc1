import type { Browser, Page } from 'playwright-core';

/*
 * What the main thread of a page has worked, from Chromium's trace. It counts processor time, which
 * other programs on the machine hardly prolong, while a clock shows theirs as well.
 */

/** Times in milliseconds: `start` by the clock of the trace, `work` of the processor. */
interface Task {
  start: number;
  work: number;
}

export interface Mark {
  /** By the clock of the trace. */
  at: number;
  /** What the main thread had worked by then. */
  worked: number;
}

interface MainThread {
  tasks: Task[];
  /** What the page has marked with `performance.mark`, and the browser of loading it, by name. */
  marks: Map<string, Mark>;
}

/** Of the trace format of Chromium: times in microseconds. */
interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  ts: number;
  tts?: number;
  tdur?: number;
}

const categories = [
  ...['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  ...['loading', 'blink.user_timing', 'toplevel'],
];

/** @throws when the page has not marked anything meanwhile, which is how its thread is found. */
export async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories });
  await act();
  const trace = String(await browser.stopTracing());
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  return readTrace(traceEvents);
}

const isMark = ({ cat, name }: TraceEvent) => cat === 'blink.user_timing' && /^bench /.test(name);

function readTrace(events: TraceEvent[]): MainThread {
  const own = events.find(isMark);
  if (!own) throw new Error('The trace has no mark of the page');
  const here = events.filter(({ pid, tid }) => pid === own.pid && tid === own.tid);
  return {
    tasks: here
      .filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined)
      .map(({ ts, tdur = 0 }) => ({ start: ts / 1000, work: tdur / 1000 })),
    marks: new Map(
      here
        .filter(
          (event) => isMark(event) || /^(navigationStart|firstContentfulPaint)$/.test(event.name),
        )
        .map(({ name, ts, tts = Number.NaN }) => [name, { at: ts / 1000, worked: tts / 1000 }]),
    ),
  };
}

/** @throws when the page has not marked it. */
export function markOf({ marks }: MainThread, name: string): Mark {
  const mark = marks.get(name);
  if (!mark) throw new Error(`The trace has no mark ${name}`);
  return mark;
}

export const tasksBetween = ({ tasks }: MainThread, from: Mark, to: Mark): Task[] =>
  tasks.filter(({ start }) => start >= from.at && start < to.at);

/** A task that takes longer keeps a visitor waiting. */
const unnoticed = 50;

/** @returns what tasks take beyond 50 ms each, on a processor that many times as slow. */
export const blockingOf = (tasks: Task[], slowdown: number): number =>
  tasks.reduce((sum, { work }) => sum + Math.max(0, slowdown * work - unnoticed), 0);

export const longestOf = (tasks: Task[], slowdown: number): number =>
  Math.max(0, ...tasks.map(({ work }) => slowdown * work));
