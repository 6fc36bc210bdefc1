import { readFileSync, writeFileSync } from 'node:fs';
import type { TestSite } from './site.ts';

/**
 * The peak increase in memory of a site's process while something is done to it.
 * @returns bytes.
 */
export async function grownBy(site: TestSite, work: () => Promise<void>): Promise<number> {
  // Resets the peak so far (proc(5)).
  writeFileSync(`/proc/${site.processId}/clear_refs`, '5');
  const before = statusOf(site, 'VmRSS');
  await work();
  return statusOf(site, 'VmHWM') - before;
}

function statusOf(site: TestSite, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${site.processId}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  if (!kilobytes) throw new Error(`The kernel does not say ${name}`);
  return Number(kilobytes) * 1024;
}
