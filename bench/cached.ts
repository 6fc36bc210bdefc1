import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connections, load, loader, requestsPerSecond, secondsOfRound } from './load.ts';
import { fetchRaw, type Program } from './programs.ts';
import { formatRate, median, type Row } from './report.ts';
import { hasNginx, startBareServer, startNginx } from './rivals.ts';
import { startCopiedSite } from './site.ts';

const rounds = 10;
const warmUpSeconds = 1;
const promisedOfBareServer = 0.8;
const promisedMilliseconds = 5;
/** After it has been asked for, a page is compressed once more, and all others are made. */
const settledAfterSeconds = 5;
/** Of the connection, and of the moment: Node adds them by itself. */
const byNode = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/**
 * /home from memory, compared with programs that do nothing but send these bytes. All take turns,
 * so that whatever else the machine does affects them equally.
 */
export async function measureCached(directory: string): Promise<Row[]> {
  // Making all pages in advance is measured by itself (memory.ts): it takes a minute.
  const environment = { WARM: 'off' };
  const withLog = await startCopiedSite(directory, 'log-info', { log: 'info', environment });
  const withoutLog = await startCopiedSite(directory, 'log-error', { log: 'error', environment });
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
  for (const site of Object.values(sites)) await settle(site, encoding);
  const { body: bytes, rawHeaders } = await fetchHome(sites.withLog, encoding);
  const headers = sentBySite(rawHeaders);
  const file = path.join(directory, `home.${encoding}`);
  await writeFile(file, bytes);
  const bare = await startBareServer(file, headers);
  const nginx = hasNginx() ? await startNginx(file, encoding) : undefined;
  try {
    const withLog = contender('LOG=info', sites.withLog);
    const withoutLog = contender('LOG=error', sites.withoutLog);
    const rivals = [contender('bare node:http', bare)];
    if (nginx) rivals.push(contender('nginx, one process', nginx));
    const all = [withLog, withoutLog, ...rivals];
    for (const { name, program } of all) {
      const isSame = bytes.equals((await fetchHome(program, encoding)).body);
      if (!isSame) throw new Error(`${name} does not send the same bytes`);
      await requestsPerSecond(urlOf(program), encoding, warmUpSeconds);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const one of all) await takeTurn(one, encoding);
    }
    const title = `  ${encoding}, ${bytes.length} B, `;
    const promise = encoding === 'br' ? { promise: { atLeast: promisedOfBareServer } } : {};
    return rivals.flatMap((rival, index) =>
      [withLog, withoutLog].flatMap((one) => [
        { ...compareRates(title, one, rival), ...(index === 0 && promise) },
        ...(index === 0 ? compareCosts(title, one, rival) : []),
        ...(index === 0 ? [compareLatency(title, one, rival)] : []),
      ]),
    );
  } finally {
    await Promise.all([bare.stop(), nginx?.stop()]);
  }
}

interface Contender {
  name: string;
  program: Program;
  /** Requests a second, for each round. */
  rates: number[];
  /** Microseconds of CPU time per request, for each round. */
  costs: number[];
  /** Milliseconds within which 99 of 100 responses came, for each round. */
  latencies: number[];
}

const contender = (name: string, program: Program): Contender => ({
  ...{ name, program },
  ...{ rates: [], costs: [], latencies: [] },
});

async function takeTurn(one: Contender, encoding: string): Promise<void> {
  const { program, rates, costs, latencies } = one;
  const before = program.processorSeconds();
  const { perSecond: rate, p99 } = await load(urlOf(program), encoding);
  const after = program.processorSeconds();
  rates.push(rate);
  latencies.push(p99);
  if (before !== null && after !== null) {
    costs.push(((after - before) / (rate * secondsOfRound)) * 1_000_000);
  }
}

const compareRates = (title: string, one: Contender, rival: Contender): Row => ({
  what: `${title}${one.name}`,
  measured: formatRate(median(one.rates)),
  against: `${rival.name}: ${formatRate(median(rival.rates))}`,
  // Compared round by round, since the machine may be busier in one round than in another.
  ratio: median(one.rates.map((rate, round) => rate / (rival.rates[round] ?? 0))),
});

/** CPU time per request, which depends least on how busy the machine is. */
function compareCosts(title: string, one: Contender, rival: Contender): Row[] {
  if (one.costs.length === 0) return [];
  const [cost, other] = [median(one.costs), median(rival.costs)];
  return [
    {
      what: `${title}${one.name}, CPU time`,
      measured: `${cost.toFixed(0)} µs/req`,
      against: `${rival.name}: ${other.toFixed(0)} µs/req`,
      ratio: other / cost,
    },
  ];
}

const compareLatency = (title: string, one: Contender, rival: Contender): Row => ({
  what: `${title}${one.name}, 99 % within`,
  measured: `${median(one.latencies).toFixed(1)} ms`,
  against: `${promisedMilliseconds} ms; ${rival.name}: ${median(rival.latencies).toFixed(1)} ms`,
  ratio: median(one.latencies) / promisedMilliseconds,
  promise: { atMost: 1 },
});

const urlOf = ({ port }: Program) => `http://127.0.0.1:${port}/home`;

/** @returns those headers that the site has chosen. */
const sentBySite = (raw: string[]) =>
  raw.flatMap((name, index) =>
    index % 2 === 0 && !byNode.includes(name.toLowerCase()) ? [name, raw[index + 1] ?? ''] : [],
  );

/** Asks until the response is from memory and no longer changes. */
async function settle(site: Program, encoding: string): Promise<void> {
  await fetchHome(site, encoding);
  await fetchHome(site, encoding);
  await pause(settledAfterSeconds * 1000);
}

async function fetchHome({ port }: Program, encoding: string) {
  const answer = await fetchRaw(port, '/home', { headers: { 'accept-encoding': encoding } });
  if (answer.status !== 200 || answer.headers['content-encoding'] !== encoding) {
    throw new Error(`/home was answered ${answer.status}, ${answer.headers['content-encoding']}`);
  }
  return answer;
}
