import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { availableBytes } from './memory.ts';
import type { Metric } from './metrics/exposition.ts';

/** What workers and the process that starts them say to each other. */
type Message =
  | { type: 'ready' }
  /** A worker has its pages at hand; each is told once all have. */
  | { type: 'warm' }
  | { type: 'allWarm' }
  /** A worker asks for the figures of all; `request` is its own number for it. */
  | { type: 'collect'; request: number }
  | { type: 'collected'; request: number; all: Told[] }
  /** Each worker is asked for its own. */
  | { type: 'tell'; collection: number }
  | { type: 'told'; collection: number; metrics: Metric[] };

interface Told {
  /** From 1; whoever replaces a worker has its number. */
  worker: number;
  metrics: Metric[];
}

interface Collection {
  told: Told[];
  missing: Set<Worker>;
  finish: () => void;
}

interface Options {
  count: number;
  port: number;
  log: Logger;
}

const restartAfterInMilliseconds = 1000;
/** A worker that starts, or is held up, has no figures then. */
const patienceInMilliseconds = 1000;

/**
 * Serves the site by several processes, which share the port and each do what a node does. One that
 * ends is replaced; this process answers no requests itself.
 */
export class Workers {
  readonly #options: Options;
  readonly #numbers = new Map<Worker, number>();
  readonly #ready = new Set<Worker>();
  readonly #collections = new Map<number, Collection>();
  readonly #warm = new Set<Worker>();
  #lastCollection = 0;
  #isWarm = false;
  #isServing = false;
  #isStopping = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    const { count } = this.#options;
    cluster.setupPrimary({
      execArgv: [...process.execArgv, ...heapOfEach(count)],
      // JSON knows no NaN.
      serialization: 'advanced',
    });
    for (let number = 1; number <= count; number += 1) this.#fork(number);
    process.once('SIGTERM', () => this.#stop());
    process.once('SIGINT', () => this.#stop());
    if (process.connected) process.once('disconnect', () => this.#stop());
  }

  #fork(number: number): void {
    if (this.#isStopping) return;
    // The site goes on being ready while one is replaced.
    const warm = this.#isWarm ? { WARM: 'on' } : {};
    const worker = cluster.fork({ WORKERS: String(this.#options.count), ...warm });
    this.#numbers.set(worker, number);
    worker.on('message', (message: Message) => this.#hear(worker, message));
    worker.once('exit', (code, signal) => this.#lose(worker, number, { code, signal }));
  }

  #hear(worker: Worker, message: Message): void {
    if (message.type === 'collect') this.#collect(worker, message.request);
    if (message.type === 'told') {
      const worked = this.#numbers.get(worker) ?? 0;
      const { metrics } = message;
      this.#collections.get(message.collection)?.told.push({ worker: worked, metrics });
      this.#settle(message.collection, worker);
    }
    if (message.type === 'warm') this.#noteWarm(worker);
    if (message.type !== 'ready') return;
    const { count, port } = this.#options;
    this.#ready.add(worker);
    if (this.#isServing || this.#ready.size < count) return;
    this.#isServing = true;
    console.log(`ready http://localhost:${port}`);
  }

  #noteWarm(worker: Worker): void {
    this.#warm.add(worker);
    if (this.#isWarm || this.#warm.size < this.#options.count) return;
    this.#isWarm = true;
    for (const one of this.#warm) say(one, { type: 'allWarm' });
  }

  #lose(worker: Worker, number: number, reason: { code: number | null; signal: string | null }) {
    this.#numbers.delete(worker);
    this.#ready.delete(worker);
    this.#warm.delete(worker);
    for (const collection of this.#collections.keys()) this.#settle(collection, worker);
    if (this.#isStopping) {
      if (this.#numbers.size === 0) process.exit(process.exitCode ?? 0);
      return;
    }
    if (!this.#isServing) {
      // It has said why, and the next one would say the same.
      process.exitCode = 1;
      this.#stop();
      return;
    }
    this.#options.log.error({ worker: number, ...reason }, 'a worker has ended and is replaced');
    setTimeout(() => this.#fork(number), restartAfterInMilliseconds);
  }

  /** Each lets its requests finish; this process ends with the last. */
  #stop(): void {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const worker of this.#numbers.keys()) worker.process.kill('SIGTERM');
    if (this.#numbers.size === 0) process.exit(process.exitCode ?? 0);
  }

  #collect(asker: Worker, request: number): void {
    this.#lastCollection += 1;
    const collection = this.#lastCollection;
    const told: Told[] = [];
    const missing = new Set(this.#ready);
    const finish = () => {
      clearTimeout(timer);
      this.#collections.delete(collection);
      told.sort((one, other) => one.worker - other.worker);
      say(asker, { type: 'collected', request, all: told });
    };
    const timer = setTimeout(finish, patienceInMilliseconds);
    this.#collections.set(collection, { told, missing, finish });
    for (const worker of missing) say(worker, { type: 'tell', collection });
  }

  #settle(number: number, worker: Worker): void {
    const collection = this.#collections.get(number);
    if (collection?.missing.delete(worker) && collection.missing.size === 0) collection.finish();
  }
}

/** It may end at any moment. */
function say(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

/** As scripts/serve.mjs does for a single process, which has said so in `NODE_OPTIONS` otherwise. */
function heapOfEach(count: number): string[] {
  if (/max-old-space-size/.test(process.env.NODE_OPTIONS ?? '')) return [];
  const megabytes = Math.floor((availableBytes() * 0.4) / count / 1024 / 1024);
  return [`--max-old-space-size=${Math.min(1024, Math.max(192, megabytes))}`];
}

const tellPrimary = (message: Message) => process.send?.(message);

/** A worker that serves. */
export const tellReady = (): void => void tellPrimary({ type: 'ready' });

/**
 * Whether the site has its pages at hand: all its workers, as any of them may be asked.
 * @returns also what this process calls when it has its own.
 */
export function warmthOfAll(): { tell: () => void; isWarm: () => boolean } {
  let isWarm = false;
  const note = () => {
    isWarm = true;
  };
  if (!cluster.isWorker) return { tell: note, isWarm: () => isWarm };
  process.on('message', (message: Message) => {
    if (message.type === 'allWarm') note();
  });
  return { tell: () => tellPrimary({ type: 'warm' }), isWarm: () => isWarm };
}

/**
 * @param own reads the figures of this process.
 * @returns those of all workers, by number, if it is one of several.
 */
export function figuresOfAll(own: () => Metric[]): () => Promise<Metric[]> {
  if (!cluster.isWorker) return async () => own();
  let lastRequest = 0;
  const waiting = new Map<number, (all: Told[]) => void>();
  process.on('message', (message: Message) => {
    if (message.type === 'tell') {
      tellPrimary({ type: 'told', collection: message.collection, metrics: own() });
    }
    if (message.type !== 'collected') return;
    waiting.get(message.request)?.(message.all);
    waiting.delete(message.request);
  });
  return () =>
    new Promise((resolve) => {
      lastRequest += 1;
      waiting.set(lastRequest, (all) => resolve(byWorker(all)));
      tellPrimary({ type: 'collect', request: lastRequest });
    });
}

/** One metric of each name, its samples being told apart by their worker. */
function byWorker(all: Told[]): Metric[] {
  const merged = new Map<string, Metric>();
  for (const { worker, metrics } of all) {
    for (const { samples, ...about } of metrics) {
      const metric = merged.get(about.name) ?? { ...about, samples: [] };
      for (const sample of samples) {
        metric.samples.push({ ...sample, labels: { worker: String(worker), ...sample.labels } });
      }
      merged.set(about.name, metric);
    }
  }
  return [...merged.values()];
}
