import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export const connections = 32;
export const secondsOfRound = 3;
const limitInMilliseconds = 180_000;

/** wrk uses less CPU, so it is preferred; autocannon is one of the dependencies. */
export const loader = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

interface Load {
  /** Successful responses. */
  perSecond: number;
  /** Milliseconds within which 99 of 100 responses came. */
  p99: number;
}

/**
 * Requests one address repeatedly.
 * @throws if a response was not successful.
 */
export async function load(url: string, encoding: string, seconds = secondsOfRound): Promise<Load> {
  if (loader === 'autocannon') {
    const result = await autocannon(['-d', `${seconds}`, '-H', `accept-encoding=${encoding}`, url]);
    if (result.non2xx > 0)
      throw new Error(`${result.non2xx} responses from ${url} were unsuccessful`);
    return { perSecond: result.requests.average, p99: result.latency.p99 };
  }
  const header = `accept-encoding: ${encoding}`;
  const { stdout } = await execute(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', header, url],
    { timeout: limitInMilliseconds },
  );
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1]);
  const [, amount, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s)$/m.exec(stdout) ?? [];
  if (!perSecond || !amount || /Socket errors|Non-2xx/.test(stdout)) {
    throw new Error(`${url}\n${stdout}`);
  }
  return { perSecond, p99: Number(amount) * ({ us: 0.001, ms: 1 }[unit] ?? 1000) };
}

/** @throws if a response was not successful. */
export async function requestsPerSecond(...request: Parameters<typeof load>): Promise<number> {
  return (await load(...request)).perSecond;
}

interface AutocannonResult {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
  statusCodeStats: Record<string, { count: number }>;
}

/** @param options of autocannon's command line, with the URL last. */
export async function autocannon(options: string[]): Promise<AutocannonResult> {
  const program = path.resolve('node_modules/autocannon/autocannon.js');
  const { stdout } = await execute(
    process.execPath,
    [program, '-n', '-j', '-c', `${connections}`, ...options],
    { timeout: limitInMilliseconds },
  );
  const result: AutocannonResult = JSON.parse(stdout);
  if (result.errors > 0) throw new Error(`${result.errors} requests were not answered`);
  return result;
}
