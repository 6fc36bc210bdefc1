import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Context } from 'hono';
import type { Payload } from 'payload';
import { checkDatabase, readDisk, readHealth } from '../../cms/health.ts';
import { logged } from '../../cms/log.ts';
import type { Environment } from '../../environment.ts';
import type { ResumeReader } from '../../resumes/reader.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import type { Pages } from '../pages/pages.ts';
import { contentType, exposition, figure, type Metric } from './exposition.ts';
import type { Metrics } from './metrics.ts';

interface Options {
  environment: Environment;
  payload: Payload;
  pages: Pages;
  budget: ClientBudget;
  resumeReader: ResumeReader;
  metrics: Metrics;
  build: string;
  /** Where several processes serve the site, each answers for all. */
  figuresOfAll: (own: () => Metric[]) => () => Promise<Metric[]>;
}

/** What has to be counted in tables is counted once in this time, however many programs ask. */
const countsKeptInMilliseconds = 15_000;
const patienceInMilliseconds = 1500;

/** `GET /metrics` for a program that knows `METRICS_TOKEN`; for everybody else there is nothing. */
export function metricsHandler(options: Options) {
  const { environment, pages } = options;
  const { METRICS_TOKEN: token } = environment;
  const readCounts = countsReader(options);
  const readProcesses = options.figuresOfAll(() => processMetrics(options));
  return async (context: Context): Promise<Response> => {
    if (token === undefined) return pages.notFound(context);
    context.header('cache-control', 'no-store');
    if (!isToken(token, context.req.header('authorization'))) {
      return context.body(null, 401, { 'www-authenticate': 'Bearer' });
    }
    const all = [
      ...(await readProcesses()),
      ...(await databaseMetrics(options, readCounts)),
      ...(await diskMetrics(environment)),
    ];
    return context.body(exposition(all), 200, { 'content-type': contentType });
  };
}

function processMetrics(options: Options): Metric[] {
  const { requests, process, renders, purging } = options.metrics;
  return [
    ...requests.metrics(),
    ...cacheMetrics(options),
    {
      name: 'website_render_duration_seconds',
      help: 'How long a page took to render, with what it waited for.',
      type: 'histogram',
      samples: renders.samples(),
    },
    ...queueMetrics(options),
    ...poolMetrics(options.payload),
    ...process.metrics(),
    {
      name: 'website_cdn_purges_total',
      help: 'How often a CDN was told of changes, and how often that failed; none without one.',
      type: 'counter',
      samples: Object.entries(purging?.outcomes ?? {}).map(([outcome, value]) => ({
        ...{ labels: { outcome }, value },
      })),
    },
    figure(
      'website_cdn_owed_timestamp_seconds',
      'Since when a CDN has not been told of a change, in Unix time; none if it has.',
      purging?.owedSince === undefined ? undefined : purging.owedSince / 1000,
    ),
    figure('website_errors_logged_total', 'Errors in the log.', logged.errors, 'counter'),
  ];
}

/** Compared in constant time, whatever its length. */
function isToken(token: string, header = ''): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(`Bearer ${token}`), digest(header));
}

function cacheMetrics({ pages, metrics, build }: Options): Metric[] {
  const caches = Object.entries(pages.caches());
  const each = (read: (cache: (typeof caches)[number][1]) => number) =>
    caches.map(([cache, state]) => ({ labels: { cache }, value: read(state) }));
  return [
    {
      name: 'website_build_info',
      help: 'The build that this process runs.',
      type: 'gauge',
      samples: [{ labels: { build, node: process.version }, value: 1 }],
    },
    {
      name: 'website_page_cache_answers_total',
      help: 'Answers from memory, old ones sent while a new one was made, and ones that were made.',
      type: 'counter',
      samples: caches.flatMap(([cache, { hits, stale, made }]) =>
        Object.entries({ hit: hits, stale, made }).map(([result, value]) => ({
          ...{ labels: { cache, result }, value },
        })),
      ),
    },
    {
      name: 'website_page_cache_bytes',
      help: 'Memory that kept pages take.',
      type: 'gauge',
      samples: each(({ bytes }) => bytes),
    },
    {
      name: 'website_page_cache_entries',
      help: 'Pages that are kept.',
      type: 'gauge',
      samples: each(({ entries }) => entries),
    },
    figure(
      'website_content_read_timestamp_seconds',
      'When this process last knew that its pages are up to date, in Unix time.',
      metrics.contentReadAt / 1000,
    ),
  ];
}

function queueMetrics({ budget, resumeReader }: Options): Metric[] {
  const queues = Object.entries({ ...budget.queues(), cvs: resumeReader.load() });
  const each = (read: (load: (typeof queues)[number][1]) => number) =>
    queues.map(([queue, load]) => ({ labels: { queue }, value: read(load) }));
  return [
    {
      name: 'website_queue_waiting',
      help: 'Requests that wait for their turn.',
      type: 'gauge',
      samples: each(({ waiting }) => waiting),
    },
    {
      name: 'website_queue_running',
      help: 'Requests that are being worked on.',
      type: 'gauge',
      samples: each(({ running }) => running),
    },
  ];
}

/** Without the database there are no counts, and the figure that says so. */
async function databaseMetrics(
  { payload }: Options,
  readCounts: () => Promise<Metric[]>,
): Promise<Metric[]> {
  const up = (value: number, seconds?: number) => [
    figure('website_database_up', 'Whether the database can be read and written.', value),
    figure('website_database_seconds', 'How long it took to answer.', seconds),
  ];
  const began = performance.now();
  try {
    await soon(checkDatabase(payload));
    const seconds = (performance.now() - began) / 1000;
    return [...(await soon(readCounts())), ...up(1, seconds)];
  } catch {
    return up(0);
  }
}

/** @throws when it takes longer than a program that collects figures would wait. */
async function soon<Value>(promise: Promise<Value>): Promise<Value> {
  const ended = new AbortController();
  try {
    return await Promise.race([
      promise,
      sleep(patienceInMilliseconds, undefined, { signal: ended.signal }).then(() => {
        throw new Error('The database has not answered');
      }),
    ]);
  } finally {
    ended.abort();
  }
}

/** Of PostgreSQL; SQLite has a single connection. */
function poolMetrics({ db }: Payload): Metric[] {
  const { pool } = db as unknown as Partial<PostgresAdapter>;
  if (!pool) return [];
  const connections = { idle: pool.idleCount, busy: pool.totalCount - pool.idleCount };
  return [
    {
      name: 'website_database_connections',
      help: 'Connections to PostgreSQL of this process, without those of the back office.',
      type: 'gauge',
      samples: Object.entries(connections).map(([state, value]) => ({ labels: { state }, value })),
    },
    figure('website_database_waiting', 'Statements that wait for one.', pool.waitingCount),
  ];
}

function countsReader({ payload, environment }: Options): () => Promise<Metric[]> {
  let known: { counts: Promise<Metric[]>; until: number } | undefined;
  return async () => {
    const now = performance.now();
    if (!known || now > known.until) {
      known = { counts: readCounts(payload, environment), until: now + countsKeptInMilliseconds };
    }
    const { counts } = known;
    try {
      return await counts;
    } catch (error) {
      if (known?.counts === counts) known = undefined;
      throw error;
    }
  };
}

/** The same on every node, as all share the database. */
async function readCounts(payload: Payload, { BACKUP_EVERY }: Environment): Promise<Metric[]> {
  const { database, mails, backup } = await readHealth(payload);
  const seconds = (moment: string | undefined | null) => (moment ? Date.parse(moment) / 1000 : 0);
  return [
    figure('website_database_bytes', 'Size of the database.', database.bytes),
    figure('website_mails_waiting', 'Rows with mails that are owed.', mails.waiting),
    figure('website_mails_failed', 'Rows with mails that were given up.', mails.failed),
    figure(
      'website_mails_oldest_timestamp_seconds',
      'When the row whose mails have waited longest was stored, in Unix time; none if none waits.',
      mails.oldest ? seconds(mails.oldest) : undefined,
    ),
    figure(
      'website_backup_timestamp_seconds',
      'When the last backup was made, in Unix time; 0 if never.',
      seconds(backup.last?.at),
    ),
    figure(
      'website_backup_interval_seconds',
      'How often the server makes one; none if it does not.',
      BACKUP_EVERY === undefined ? undefined : BACKUP_EVERY * 3600,
    ),
  ];
}

async function diskMetrics({ DATA_DIR }: Environment): Promise<Metric[]> {
  const { free, total } = await readDisk(DATA_DIR);
  return [
    figure('website_disk_free_bytes', 'Free on the disk of DATA_DIR.', free),
    figure('website_disk_bytes', 'Size of the disk of DATA_DIR.', total),
  ];
}
