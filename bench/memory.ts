import { performance } from 'node:perf_hooks';
import { autocannon } from './load.ts';
import { fetchRaw, type Program, signIn } from './programs.ts';
import { formatMemory, formatSeconds, type Row } from './report.ts';
import { administrator, startFilledSite } from './site.ts';

const cachedRequests = 200_000;

/** Resident memory of one process as it is put to use. */
export async function measureMemory(directory: string): Promise<Row[]> {
  const site = await startFilledSite(directory, { log: 'info' });
  try {
    const atStart = site.memory();
    const url = `http://127.0.0.1:${site.port}/home`;
    await autocannon(['-a', `${cachedRequests}`, '-H', 'accept-encoding=br', url]);
    const underLoad = site.memory();
    const seconds = await openAdmin(site);
    const compare = (what: string, megabytes: number | null): Row => ({
      what,
      measured: formatMemory(megabytes),
      against: formatMemory(atStart),
      ...(megabytes && atStart && { ratio: megabytes / atStart }),
    });
    return [
      { what: 'memory after startup', measured: formatMemory(atStart) },
      compare(`memory after ${cachedRequests.toLocaleString('en')} cached requests`, underLoad),
      compare('memory after the first page of the admin', site.memory()),
      { what: 'first page of the admin', measured: formatSeconds(seconds) },
    ];
  } finally {
    await site.stop();
  }
}

/** @returns how long the first page took, in seconds. */
async function openAdmin({ port }: Program): Promise<number> {
  const token = await signIn(port, administrator);
  const started = performance.now();
  const { status } = await fetchRaw(port, '/admin', { headers: { authorization: `JWT ${token}` } });
  if (status !== 200) throw new Error(`The admin answered ${status}`);
  return (performance.now() - started) / 1000;
}
