import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { backendsOf, processorSecondsOfAll, processTree } from '../processes.ts';
import type { Kind } from './kinds.ts';

/** What takes processor time while a site is asked, each with all its processes. */
export type Parts = Record<string, () => number>;
/** Of each part, in seconds. */
export type Seconds = Record<string, number>;

export const treeOf = (root: number) => () => processorSecondsOfAll(processTree(root));

/** With those of connections that were closed meanwhile, as last seen. */
export function databaseOf(url: string): () => number {
  const seen = new Map<number, number>();
  return () => {
    for (const one of backendsOf(url)) seen.set(one, processorSecondsOfAll([one]));
    return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 24 });
/** Code is compiled, and caches are filled, by the requests that are asked before it counts. */
const share = 0.5;

/** @throws if it is answered by another status. */
async function ask(port: number, kind: Kind, number: number): Promise<void> {
  const { path, method = 'GET', headers, body, status = 200 } = kind.asked(number);
  const client = `203.${Math.floor(number / 62_500) % 250}.${Math.floor(number / 250) % 250}.${number % 250}`;
  const answered = await new Promise<number>((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path, method, agent },
        headers: {
          host: 'en.example.com',
          'accept-encoding': 'br',
          // Limits are for each client.
          'x-forwarded-for': client,
          ...(body && { 'content-length': String(body.length) }),
          ...headers,
        },
      },
      (response) => {
        response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    sent.on('error', reject).end(body);
  });
  if (answered !== status) throw new Error(`${path} was answered ${answered}`);
}

let asked = 0;

/** Of each node eight at a time; CVs and PDFs, of which few may wait, two. */
async function askAll(port: number, kind: Kind, count: number, nodes = 1): Promise<void> {
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      asked += 1;
      await ask(port, kind, asked);
    }
  };
  const atOnce = (kind.count < 50 ? 2 : 8) * nodes;
  await Promise.all(Array.from({ length: atOnce }, work));
}

const read = (parts: Parts): Seconds =>
  Object.fromEntries(Object.entries(parts).map(([name, seconds]) => [name, seconds()]));

/** What each part takes while something is done. */
export async function during(parts: Parts, work: () => Promise<void>): Promise<Seconds> {
  const before = read(parts);
  await work();
  const after = read(parts);
  return Object.fromEntries(
    Object.entries(after).map(([name, seconds]) => [name, seconds - (before[name] ?? 0)]),
  );
}

/** What was asked for first is compressed once more afterwards. */
async function untilQuiet(parts: Parts): Promise<void> {
  for (let busy = 1, rounds = 0; busy > 0.05 && rounds < 20; rounds += 1) {
    const seconds = await during(parts, () => sleep(1000));
    busy = Object.values(seconds).reduce((sum, one) => sum + one, 0);
  }
}

/**
 * Milliseconds of processor time that one request takes of each part.
 * @param nodes among which they are shared: each is asked for as much as one alone would be, since a
 * process that is busy takes several requests at a time.
 * @param beside ports of others that are asked for as much meanwhile, so that the machine is as busy
 * as with several nodes: cores that share caches take longer for the same.
 */
export async function costOf(
  port: number,
  kind: Kind,
  parts: Parts,
  { nodes = 1, beside = [] }: { nodes?: number; beside?: number[] } = {},
): Promise<Seconds> {
  const askEach = async (count: number) => {
    const others = beside.map((other) => askAll(other, kind, count));
    await Promise.all([askAll(port, kind, count * nodes, nodes), ...others]);
  };
  await askEach(Math.ceil(kind.count * share));
  await untilQuiet(parts);
  const seconds = await during(parts, () => askEach(kind.count));
  return Object.fromEntries(
    Object.entries(seconds).map(([name, all]) => [name, (all * 1000) / (kind.count * nodes)]),
  );
}

export async function askMix(port: number, mix: [kind: Kind, count: number][]): Promise<void> {
  for (const [kind, count] of mix) await askAll(port, kind, count);
}

/** Nanoseconds that the thread which serves has been running. */
const runningOf = (server: number) =>
  Number(readFileSync(`/proc/${server}/schedstat`, 'utf8').split(' ')[0]);

/** Milliseconds of the processor within which the serving thread answers 99 of 100 requests. */
export async function costliest(
  port: number,
  kind: Kind,
  server: number,
  count: number,
): Promise<number> {
  const all: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const before = runningOf(server);
    asked += 1;
    await ask(port, kind, asked);
    all.push((runningOf(server) - before) / 1e6);
  }
  all.sort((one, other) => one - other);
  return all[Math.floor(count * 0.99)] ?? Number.NaN;
}
