/**
 * A visitor in a separate process: requests /home, which is cached, forty times a second
 * throughout, whether or not earlier requests were answered. `node probe.ts MILLISECONDS PORT…`
 * prints one line of JSON when its input ends or its parent does; responses that took longer than
 * MILLISECONDS are late.
 */
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { ProbeResult } from './attack.ts';

const requestsPerSecond = 40;
const limitInMilliseconds = 10_000;
/** A short attack is observed for this long, or too few requests would be measured. */
const shortestInMilliseconds = 3_000;

const [promised = 0, ...ports] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const latencies: number[] = [];
const failures: Record<string, number> = {};

try {
  // Its own waiting for a core is not what a visitor waits for the site.
  setPriority(-10);
} catch {
  // Requires root.
}

function visit(port: number): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now();
    const fail = (why: string) => {
      failures[why] = (failures[why] ?? 0) + 1;
      latencies.push(performance.now() - started);
      resolve();
    };
    const headers = {
      host: 'en.example.com',
      'accept-encoding': 'br',
      'x-forwarded-for': '203.0.113.99',
    };
    const sent = request(
      { host: '127.0.0.1', port, path: '/home', agent, headers, timeout: limitInMilliseconds },
      (response) => {
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
        });
        response.on('error', () => fail('cut off'));
        response.on('end', () => {
          if (response.statusCode !== 200 || size === 0) return fail(String(response.statusCode));
          latencies.push(performance.now() - started);
          resolve();
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in 10 s')));
    sent.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
    sent.end();
  });
}

const started = performance.now();
const visits: Promise<void>[] = [];
const timer = setInterval(() => {
  const port = ports[visits.length % ports.length];
  if (port !== undefined) visits.push(visit(port));
}, 1000 / requestsPerSecond);

async function finish(): Promise<void> {
  const missing = shortestInMilliseconds - (performance.now() - started);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, missing)));
  clearInterval(timer);
  await Promise.all(visits);
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const result: ProbeResult = {
    asked: visits.length,
    failures,
    late: latencies.filter((latency) => latency > promised).length,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}

process.stdin.once('end', () => void finish()).resume();
