import { setTimeout as sleep } from 'node:timers/promises';
import { fetchRaw, type Program } from '../programs.ts';
import { startCopiedSite, startFilledSite } from '../site.ts';
import { askMix, costOf, during, type Parts, type Seconds, treeOf } from './cost.ts';
import { allKinds, type Kind } from './kinds.ts';
import { type Check, secondsFor } from './model.ts';

const token = 'a token to read the figures of a benchmark with';
const idleSeconds = 5;
/** What a hundred visits ask a site for that has no CDN. */
const ofHundred = { kept: 300, rendered: 5, list: 10, search: 10, form: 3, file: 5, pdf: 1 };
const visits = [500, 1000, 2000];

interface Made {
  /** Milliseconds of the processor, and bytes, for each page that is made in advance. */
  cost: number;
  bytes: number;
  pages: number;
  /** Megabytes of memory with all pages. */
  memory: number;
}

export interface KindsMeasured {
  /** Milliseconds of the processor, of the site with its processes. */
  costs: Record<string, number>;
  /** Seconds of the processor for each second in which nobody asks. */
  idle: number;
  /** Seconds of the processor until it is ready, and megabytes then. */
  start: number;
  memory: number;
  made: Made;
  mixes: Check[];
}

export async function costsOf(
  port: number,
  kinds: Kind[],
  parts: Parts,
  say: (text: string) => void,
): Promise<Record<string, Seconds>> {
  const costs: Record<string, Seconds> = {};
  for (const kind of kinds) {
    costs[kind.name] = await costOf(port, kind, parts);
    say(`${kind.what}: ${JSON.stringify(costs[kind.name])} ms`);
  }
  return costs;
}

async function checkMixes(
  site: Program,
  kinds: Kind[],
  costs: Record<string, number>,
): Promise<Check[]> {
  const checks: Check[] = [];
  const parts = { site: treeOf(site.serverId() ?? 0) };
  for (const count of visits) {
    const mix = Object.fromEntries(
      Object.entries(ofHundred).map(([name, each]) => [name, Math.round((each * count) / 100)]),
    );
    const asked = kinds.flatMap((kind): [Kind, number][] => [[kind, mix[kind.name] ?? 0]]);
    const { site: measured = 0 } = await during(parts, () => askMix(site.port, asked));
    const predicted = secondsFor(mix, costs);
    checks.push({ what: 'processor time of visits', at: `${count} visits`, measured, predicted });
  }
  return checks;
}

/** Pages made in advance by a node that joins others. */
async function measureMaking(directory: string, start: number): Promise<Made> {
  const site = await startCopiedSite(directory, 'making', {
    environment: { WARM: 'first', METRICS_TOKEN: token },
  });
  try {
    const seconds = treeOf(site.serverId() ?? 0)();
    const headers = { authorization: `Bearer ${token}` };
    const text = String((await fetchRaw(site.port, '/metrics', { headers })).body);
    const read = (name: string) => Number(new RegExp(`^${name}\\S* (\\S+)$`, 'm').exec(text)?.[1]);
    const pages = read('website_page_cache_entries');
    const bytes = read('website_page_cache_bytes') / pages;
    return { cost: ((seconds - start) * 1000) / pages, bytes, pages, memory: site.memory() ?? 0 };
  } finally {
    await site.stop();
  }
}

/** A site on SQLite, by itself, whose database is there. */
export async function measureKinds(
  directory: string,
  say: (text: string) => void,
): Promise<KindsMeasured> {
  const environment = { WARM: 'off', TRUST_PROXY: 'loopback' };
  const site = await startFilledSite(directory, { log: 'info', environment });
  const result: Omit<KindsMeasured, 'made'> = {
    ...{ costs: {}, idle: 0, start: site.processorSeconds() ?? 0, memory: site.memory() ?? 0 },
    mixes: [],
  };
  try {
    const parts = { site: treeOf(site.serverId() ?? 0) };
    const { site: idle = 0 } = await during(parts, () => sleep(idleSeconds * 1000));
    result.idle = idle / idleSeconds;
    const costs = await costsOf(site.port, await allKinds('q'), parts, say);
    for (const [name, { site: cost = 0 }] of Object.entries(costs)) result.costs[name] = cost;
    result.mixes = await checkMixes(site, await allKinds('m'), result.costs);
  } finally {
    await site.stop();
  }
  say('pages made in advance …');
  return { ...result, made: await measureMaking(directory, result.start) };
}
