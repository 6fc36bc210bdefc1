import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fill } from '../entries.ts';
import { fetchRaw, type Program } from '../programs.ts';
import { median } from '../report.ts';
import { startCopiedSite } from '../site.ts';
import { costliest, costOf, during, treeOf } from './cost.ts';
import { allKinds } from './kinds.ts';

/** Articles, vacancies and models; of the last three the model is checked, which it has not seen. */
export const usualSizes = [0, 10_000, 1000, 2500, 5000];
/** Each makes what all later ones need. */
const first = ['/home', '/news', '/job', '/sitemap.xml', '/search?q=solar'];
const mostAttempts = 5;
/** How a site is started of which this is asked. */
export const asked = {
  log: 'info',
  environment: { WARM: 'off', TRUST_PROXY: 'loopback' },
} as const;

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
  /** Of pages from memory, beside a site with the demonstration content that took turns with it. */
  kept: Record<'filled' | 'demonstration', Cost>;
}

/** Milliseconds of the processor: on average, and within which 99 of 100 are answered. */
interface Cost {
  each: number;
  most: number;
}

/** By turns, since the machine may be busier at one time than at another. */
const turns = 5;

async function compareKept(sites: Record<keyof Size['kept'], Program>): Promise<Size['kept']> {
  const [kind] = await allKinds('k');
  if (!kind) throw new Error('There are kinds');
  const turn = async (site: Program): Promise<Cost> => {
    const server = site.serverId() ?? 0;
    const { site: each = 0 } = await costOf(site.port, kind, { site: treeOf(server) });
    return { each, most: await costliest(site.port, kind, server, 2000) };
  };
  const costs: Record<keyof Size['kept'], Cost[]> = { filled: [], demonstration: [] };
  for (let round = 0; round < turns; round += 1) {
    costs.filled.push(await turn(sites.filled));
    costs.demonstration.push(await turn(sites.demonstration));
  }
  const typical = (all: Cost[]): Cost => ({
    each: median(all.map(({ each }) => each)),
    most: median(all.map(({ most }) => most)),
  });
  return { filled: typical(costs.filled), demonstration: typical(costs.demonstration) };
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

/**
 * What a site on SQLite takes with so many entries more or less in seven languages.
 * @param demonstration a site with none of them.
 */
export async function measureSize(
  directory: string,
  entries: number,
  demonstration: Program,
): Promise<Size> {
  const name = `entries-${entries}`;
  const folder = path.join(directory, name);
  const site = await startCopiedSite(directory, name, {
    ...asked,
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
    for (const kind of kinds.filter(({ name: one }) => ['list', 'search'].includes(one))) {
      const { site: cost = 0 } = await costOf(site.port, kind, { site: seconds });
      costs[kind.name] = cost;
    }
    const kept = await compareKept({ filled: site, demonstration });
    return { ...size, memoryAfter: site.memory() ?? 0, first: firstOnes, costs, kept };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
