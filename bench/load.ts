import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export const connections = 32;
export const secondsOfRound = 3;
const limitInMilliseconds = 180_000;

/** wrk takes less of the machine, so it is preferred; autocannon comes with the dependencies. */
export const loader = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/**
 * Asks for one address over and over.
 * @returns successful answers a second.
 * @throws when an answer was not a success.
 */
export async function requestsPerSecond(
  url: string,
  encoding: string,
  seconds = secondsOfRound,
): Promise<number> {
  if (loader === 'autocannon') {
    const result = await autocannon(['-d', `${seconds}`, '-H', `accept-encoding=${encoding}`, url]);
    if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were no success`);
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

/** @param options of autocannon's command line, the address last. */
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
