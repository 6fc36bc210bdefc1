import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fill } from '../entries.ts';
import { fetchRaw, type Program } from '../programs.ts';
import { startCopiedSite } from '../site.ts';
import { costliest, costOf, during, treeOf } from './cost.ts';
import { allKinds } from './kinds.ts';

/** Articles, vacancies and models; of the last three the model is checked, which it has not seen. */
export const usualSizes = [0, 10_000, 1000, 2500, 5000];
/** Each makes what all later ones need. */
const first = ['/home', '/news', '/job', '/sitemap.xml', '/search?q=solar'];
const mostAttempts = 5;

export interface Size {
  entries: number;
  database: number;
  /** Seconds of the processor until it is ready. */
  start: number;
  /** Megabytes, then and once everything was asked for. */
  memory: number;
  memoryAfter: number;
  /** Seconds of the processor for the first request. */
  first: Record<string, number>;
  /** Milliseconds of the processor for each. */
  costs: Record<string, number>;
  /** The same, of 99 in 100 pages from memory. */
  costliest: number;
}

const sizeOf = (folder: string) => statSync(path.join(folder, 'website.db')).size / 2 ** 20;

/** What is asked for first may take minutes on a busy machine: it is asked for again meanwhile. */
async function answerOf(port: number, address: string): Promise<number> {
  const headers = { host: 'en.example.com', 'accept-encoding': 'br' };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await fetchRaw(port, address, { headers })).status;
    } catch (error) {
      if (attempt === mostAttempts) throw error;
    }
  }
}

async function askFirst(site: Program, seconds: () => number): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const address of first) {
    const { site: taken = 0 } = await during({ site: seconds }, async () => {
      const status = await answerOf(site.port, address);
      if (status !== 200) throw new Error(`${address} was answered ${status}`);
    });
    all[address] = taken;
  }
  return all;
}

/** What a site on SQLite takes with so many entries more or less in seven languages. */
export async function measureSize(directory: string, entries: number): Promise<Size> {
  const name = `entries-${entries}`;
  const folder = path.join(directory, name);
  const site = await startCopiedSite(directory, name, {
    log: 'info',
    environment: { WARM: 'off', TRUST_PROXY: 'loopback' },
    prepare: (copy) => fill(copy, entries),
  });
  try {
    const server = site.serverId() ?? 0;
    const seconds = treeOf(server);
    const [start, memory] = [seconds(), site.memory() ?? 0];
    const size = { entries, database: sizeOf(folder), start, memory };
    const firstOnes = await askFirst(site, seconds);
    const costs: Record<string, number> = {};
    const kinds = await allKinds(`s${entries}x`);
    for (const kind of kinds.filter(({ name: one }) => ['kept', 'list', 'search'].includes(one))) {
      const { site: cost = 0 } = await costOf(site.port, kind, { site: seconds });
      costs[kind.name] = cost;
    }
    const [kept] = kinds;
    if (!kept) throw new Error('There are kinds');
    const most = await costliest(site.port, kept, server, 2000);
    const memoryAfter = site.memory() ?? 0;
    return { ...size, memoryAfter, first: firstOnes, costs, costliest: most };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
