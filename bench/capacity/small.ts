import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { limitMemory, type MemoryWatch } from '../attack/memory.ts';
import type { Program } from '../programs.ts';
import { startCopiedSite, startSiteOn } from '../site.ts';
import { askMix } from './cost.ts';
import { allKinds } from './kinds.ts';

export const smallSizes = [256, 384, 512];
const most = 40;

export interface Small {
  /** What the site and all its processes may have together; the kernel ends what exceeds it. */
  megabytes: number;
  /** Megabytes at most while it started, and was asked for each kind; null where it was ended. */
  peaks: Record<string, number | null>;
  /** Resident memory of the server, which an alert compares with the limit. */
  resident: number;
}

/** A site in a container with little memory: a new one, and one that is asked for each kind. */
export async function measureSmall(directory: string, megabytes: number): Promise<Small> {
  let watch: MemoryWatch | undefined;
  const options = {
    environment: {
      TRUST_PROXY: 'loopback',
      NODE_OPTIONS: `--import=${pathToFileURL('bench/attack/container.mjs')}`,
      ATTACK_MEMORY_BYTES: String(megabytes * 2 ** 20),
    },
    spawned: (root: number) => {
      watch?.stop();
      watch = limitMemory(root, megabytes);
    },
  };
  const peaks: Small['peaks'] = {};
  /** @returns what was started or done, null where the memory was not enough. */
  const attempt = async <Result>(what: string, work: () => Promise<Result>) => {
    watch?.restart();
    const result = await work().catch(() => null);
    await sleep(300);
    const isOver = result === null || watch?.isExceeded;
    peaks[what] = isOver ? null : (watch?.peak ?? 0);
    return isOver ? null : result;
  };
  const sites: Program[] = [];
  const start = async (begin: () => Promise<Program>) => {
    const site = await begin();
    sites.push(site);
    return site;
  };
  try {
    const empty = `${directory}/empty-${megabytes}`;
    await attempt('first start, which fills the database', () =>
      start(() => startSiteOn(empty, options)),
    );
    for (const site of sites.splice(0)) await site.stop();
    const site = await attempt('later start', () =>
      start(() => startCopiedSite(directory, `small-${megabytes}`, options)),
    );
    if (!site) return { megabytes, peaks, resident: 0 };
    for (const kind of await allKinds(`c${megabytes}x`)) {
      const isThere = await attempt(kind.name, async () => {
        await askMix(site.port, [[kind, Math.min(most, kind.count)]]);
        return true;
      });
      if (!isThere && watch?.isExceeded) break;
    }
    return { megabytes, peaks, resident: site.memory() ?? 0 };
  } finally {
    watch?.stop();
    for (const site of sites) await site.stop();
  }
}
