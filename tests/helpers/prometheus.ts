import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { metricsToken } from './metrics.ts';
import { patience } from './patience.ts';
import { freePort } from './site.ts';

/** Debian's package brings both. */
export const hasPrometheus = spawnSync('prometheus', ['--version']).status === 0;
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/**
 * Rules wait for minutes, so as not to wake anybody for nothing; here, for seconds. What they ask
 * and compare stays the same.
 */
const inSeconds = (rules: string) =>
  rules
    .replace(/for: \d+m/g, 'for: 0s')
    .replaceAll('[15m]', '[90s]')
    .replace(/\[\d+m\]/g, '[15s]')
    .replace('offset 1h', 'offset 10s')
    .replace('> 1800', '> 18')
    .replace('> 120\n', '> 12\n')
    .replace('_timestamp_seconds > 60', '_timestamp_seconds > 6');

interface Alert {
  labels: { alertname: string };
  state: string;
}

/** Prometheus with the rules of this repository, which collects the figures of some sites. */
export class TestPrometheus {
  readonly #port: number;
  readonly #directory: string;
  readonly #process: ChildProcess;

  private constructor(port: number, directory: string) {
    this.#port = port;
    this.#directory = directory;
    const args = [
      `--config.file=${directory}/prometheus.yml`,
      `--storage.tsdb.path=${directory}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    this.#process = spawn('prometheus', args, { stdio: 'ignore' });
  }

  static async start(ports: number[]): Promise<TestPrometheus> {
    const directory = await mkdtemp(path.join(tmpdir(), 'prometheus-'));
    const configuration = await readFile('deploy/prometheus/prometheus.yml', 'utf8');
    const targets = ports.map((port) => `"127.0.0.1:${port}"`).join(', ');
    await writeFile(path.join(directory, 'website-token'), metricsToken);
    await writeFile(
      path.join(directory, 'prometheus.yml'),
      configuration.replace('"localhost:3000"', targets).replaceAll('15s', '3s'),
    );
    const rules = await readFile('deploy/prometheus/alerts.yml', 'utf8');
    await writeFile(path.join(directory, 'alerts.yml'), inSeconds(rules));
    const prometheus = new TestPrometheus(await freePort(), directory);
    await vi.waitUntil(() => prometheus.#isReady(), patience);
    return prometheus;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await ended;
    await rm(this.#directory, { recursive: true, force: true });
  }

  async firing(): Promise<string[]> {
    const { alerts } = (await this.#ask('alerts')) as { alerts: Alert[] };
    const firing = alerts.filter(({ state }) => state === 'firing');
    return [...new Set(firing.map(({ labels }) => labels.alertname))].sort();
  }

  /** @returns how many series answer a query, as the dashboard asks it. */
  async count(query: string): Promise<number> {
    const { result } = (await this.#ask(`query?${new URLSearchParams({ query })}`)) as {
      result: unknown[];
    };
    return result.length;
  }

  async #isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.#port}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async #ask(what: string): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${this.#port}/api/v1/${what}`);
    const { status, data, error } = await answer.json();
    if (status !== 'success') throw new Error(`${what}: ${error}`);
    return data;
  }
}
