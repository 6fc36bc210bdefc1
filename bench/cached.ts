import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connections, loader, requestsPerSecond, secondsOfRound } from './load.ts';
import { fetchRaw, type Program } from './programs.ts';
import { formatRate, median, type Row } from './report.ts';
import { hasNginx, startBareServer, startNginx } from './rivals.ts';
import { startCopiedSite } from './site.ts';

const rounds = 5;
const warmUpSeconds = 1;
const promisedOfBareServer = 0.5;

/**
 * /home from memory, against programs that can do nothing but send these bytes. All take turns,
 * so that whatever else the machine does meets each of them.
 */
export async function measureCached(directory: string): Promise<Row[]> {
  const withLog = await startCopiedSite(directory, 'log-info', { log: 'info' });
  const withoutLog = await startCopiedSite(directory, 'log-error', { log: 'error' });
  const rows: Row[] = [
    {
      what: `cached /home: median of ${rounds} × ${secondsOfRound} s`,
      measured: loader,
      against: `${connections} connections`,
    },
  ];
  try {
    for (const encoding of ['br', 'gzip']) {
      rows.push(...(await compare(directory, encoding, { withLog, withoutLog })));
    }
  } finally {
    await Promise.all([withLog.stop(), withoutLog.stop()]);
  }
  return rows;
}

async function compare(
  directory: string,
  encoding: string,
  sites: Record<'withLog' | 'withoutLog', Program>,
): Promise<Row[]> {
  const bytes = await fetchBytes(sites.withLog, encoding);
  const file = path.join(directory, `home.${encoding}`);
  await writeFile(file, bytes);
  const bare = await startBareServer(file, encoding);
  const nginx = hasNginx() ? await startNginx(file, encoding) : undefined;
  try {
    const programs = Object.entries({ ...sites, bare, ...(nginx && { nginx }) });
    for (const [name, program] of programs) {
      const same = bytes.equals(await fetchBytes(program, encoding));
      if (!same) throw new Error(`${name} does not send the same bytes`);
      await requestsPerSecond(urlOf(program), encoding, warmUpSeconds);
    }
    const rates = new Map(programs.map(([name]) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, program] of programs) {
        rates.get(name)?.push(await requestsPerSecond(urlOf(program), encoding));
      }
    }
    const ratesOf = (name: string) => rates.get(name) ?? [];
    const rate = (name: string) => formatRate(median(ratesOf(name)));
    const against = (what: string, name: string, rival: string, rivalName: string): Row => ({
      what: `  ${encoding}, ${bytes.length} B, ${what}`,
      measured: rate(name),
      against: `${rivalName}: ${rate(rival)}`,
      // Round by round, for a machine may have more time for us in one than in another.
      ratio: median(ratesOf(name).map((one, round) => one / (ratesOf(rival)[round] ?? 0))),
    });
    const promise = encoding === 'br' ? { promise: { atLeast: promisedOfBareServer } } : {};
    return [
      { ...against('LOG=info', 'withLog', 'bare', 'bare node:http'), ...promise },
      { ...against('LOG=error', 'withoutLog', 'bare', 'bare node:http'), ...promise },
      ...(nginx ? [against('LOG=info', 'withLog', 'nginx', 'nginx, one process')] : []),
      ...(nginx ? [against('LOG=error', 'withoutLog', 'nginx', 'nginx, one process')] : []),
    ];
  } finally {
    await Promise.all([bare.stop(), nginx?.stop()]);
  }
}

const urlOf = ({ port }: Program) => `http://127.0.0.1:${port}/home`;

async function fetchBytes({ port }: Program, encoding: string): Promise<Buffer> {
  const answer = await fetchRaw(port, '/home', { headers: { 'accept-encoding': encoding } });
  if (answer.status !== 200 || answer.headers['content-encoding'] !== encoding) {
    throw new Error(`/home was answered ${answer.status}, ${answer.headers['content-encoding']}`);
  }
  return answer.body;
}
