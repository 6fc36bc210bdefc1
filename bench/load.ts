import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export const connections = 32;
export const secondsOfRound = 3;
const limitInMilliseconds = 180_000;

/** wrk uses less CPU, so it is preferred; autocannon is one of the dependencies. */
export const loader = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/**
 * Requests one address repeatedly.
 * @returns successful responses a second.
 * @throws if a response was not successful.
 */
export async function requestsPerSecond(
  url: string,
  encoding: string,
  seconds = secondsOfRound,
): Promise<number> {
  if (loader === 'autocannon') {
    const result = await autocannon(['-d', `${seconds}`, '-H', `accept-encoding=${encoding}`, url]);
    if (result.non2xx > 0)
      throw new Error(`${result.non2xx} responses from ${url} were unsuccessful`);
    return result.requests.average;
  }
  const header = `accept-encoding: ${encoding}`;
  const { stdout } = await execute(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', header, url],
    { timeout: limitInMilliseconds },
  );
  const rate = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1]);
  if (!rate || /Socket errors|Non-2xx/.test(stdout)) throw new Error(`${url}\n${stdout}`);
  return rate;
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
