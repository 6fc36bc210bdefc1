import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.destroy());

test.runIf(process.platform === 'linux')('answers come before background work', async () => {
  const threads = await readdir(`/proc/${site.processId}/task`);
  const priorities = new Map<string, Set<number>>();
  for (const thread of threads) {
    const name = (await readFile(`/proc/${site.processId}/task/${thread}/comm`, 'utf8')).trim();
    priorities.set(name, (priorities.get(name) ?? new Set()).add(getPriority(Number(thread))));
  }
  expect(priorities.get('libuv-worker')).toEqual(new Set([5]));
  expect(getPriority(Number(site.processId))).toBe(0);
});
