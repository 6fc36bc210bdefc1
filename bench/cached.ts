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
 * /home from memory, compared with programs that do nothing but send these bytes. All take turns,
 * so that whatever else the machine does affects them equally.
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
    const withLog = contender('LOG=info', sites.withLog);
    const withoutLog = contender('LOG=error', sites.withoutLog);
    const rivals = [contender('bare node:http', bare)];
    if (nginx) rivals.push(contender('nginx, one process', nginx));
    const all = [withLog, withoutLog, ...rivals];
    for (const { name, program } of all) {
      const isSame = bytes.equals(await fetchBytes(program, encoding));
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
}

const contender = (name: string, program: Program): Contender => ({
  ...{ name, program },
  ...{ rates: [], costs: [] },
});

async function takeTurn({ program, rates, costs }: Contender, encoding: string): Promise<void> {
  const before = program.processorSeconds();
  const rate = await requestsPerSecond(urlOf(program), encoding);
  const after = program.processorSeconds();
  rates.push(rate);
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

const urlOf = ({ port }: Program) => `http://127.0.0.1:${port}/home`;

async function fetchBytes({ port }: Program, encoding: string): Promise<Buffer> {
  const answer = await fetchRaw(port, '/home', { headers: { 'accept-encoding': encoding } });
  if (answer.status !== 200 || answer.headers['content-encoding'] !== encoding) {
    throw new Error(`/home was answered ${answer.status}, ${answer.headers['content-encoding']}`);
  }
  return answer.body;
}
