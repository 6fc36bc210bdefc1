import { performance } from 'node:perf_hooks';
import { fetchRaw } from '../../bench/programs.ts';
import { median, type Row } from '../../bench/report.ts';
import { startFilledSite } from '../../bench/site.ts';
import { compareTime, readLongResume } from './time.ts';

const uploadsAtOnce = 10;
const rounds = 5;
const visitors = 4;
/** A visitor's pause between two pages, so that the machine is not saturated without uploads. */
const pauseInMilliseconds = 20;
const millisecondsOfRound = 2000;
const promisedRatio = 1.5;

/**
 * Page latency for visitors while ten applicants keep uploading CVs, compared with the latency
 * without them, measured alternately. One page is cached; the other is rendered for each request,
 * as in uncached.ts.
 */
export async function measureLoad(directory: string): Promise<Row[]> {
  // Each applicant has an address of their own, which the site accepts from a trusted proxy.
  const site = await startFilledSite(directory, { environment: { TRUST_PROXY: 'loopback' } });
  try {
    const file = await readLongResume('pdf');
    const began = performance.now();
    await upload(site.port, file, 1);
    const first = (performance.now() - began) / 1000;
    const quiet: Latencies = { cached: [], rendered: [] };
    const busy: Latencies = { cached: [], rendered: [] };
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await visit(site.port, quiet, pause(millisecondsOfRound));
      const started = performance.now();
      await visit(site.port, busy, uploadAtOnce(site.port, file, round));
      seconds.push((performance.now() - started) / 1000);
    }
    return [
      compareTime('the first upload of three pages to a site that has just started', first),
      {
        what: `${uploadsAtOnce} simultaneous uploads of three pages, until the last response`,
        measured: `${median(seconds).toFixed(2)} s`,
      },
      ...(['cached', 'rendered'] as const).map((kind) => compare(kind, quiet[kind], busy[kind])),
    ];
  } finally {
    await site.stop();
  }
}

type Latencies = Record<'cached' | 'rendered', number[]>;

function compare(kind: keyof Latencies, quiet: number[], busy: number[]): Row {
  return {
    what: `latency of a ${kind} page meanwhile, median of ${busy.length}`,
    measured: formatMilliseconds(median(busy)),
    against: `alone: ${formatMilliseconds(median(quiet))}`,
    ratio: median(busy) / median(quiet),
    promise: { atMost: promisedRatio },
  };
}

const formatMilliseconds = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

/** Visitors request pages until the work is done. */
async function visit(port: number, latencies: Latencies, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  const visitor = async (index: number) => {
    while (!isDone) {
      const kind = index % 2 === 0 ? 'cached' : 'rendered';
      const started = performance.now();
      await (kind === 'cached' ? fetchCached(port) : fetchRendered(port));
      latencies[kind].push(performance.now() - started);
      await pause(pauseInMilliseconds);
    }
  };
  await Promise.all([end, ...Array.from({ length: visitors }, (_, index) => visitor(index))]);
}

async function fetchCached(port: number): Promise<void> {
  const { status } = await fetchRaw(port, '/home', { headers: { 'accept-encoding': 'br' } });
  if (status !== 200) throw new Error(`/home answered ${status}`);
}

async function fetchRendered(port: number): Promise<void> {
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await fetchRaw(port, '/forms/quote', {
    method: 'POST',
    headers,
    body: 'page=/home',
  });
  if (status !== 422) throw new Error(`An empty form was answered ${status}`);
}

const uploadAtOnce = (port: number, file: Uint8Array, round: number) =>
  Promise.all(
    Array.from({ length: uploadsAtOnce }, (_, index) =>
      upload(port, file, 2 + round * uploadsAtOnce + index),
    ),
  );

/** @param applicant determines the address; a busy response is retried, as the form does. */
async function upload(port: number, file: Uint8Array, applicant: number): Promise<void> {
  const body = new FormData();
  body.set('file', new Blob([Uint8Array.from(file)], { type: 'application/pdf' }), 'cv.pdf');
  const headers = { 'x-forwarded-for': `198.51.100.${applicant}` };
  const url = `http://127.0.0.1:${port}/forms/resume/parse`;
  const { status } = await fetch(url, { method: 'POST', headers, body });
  if (status === 429 || status === 503) {
    await pause(200);
    return upload(port, file, applicant);
  }
  if (status !== 200) throw new Error(`An upload was answered ${status}`);
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
