import type { Payload } from 'payload';
import { type About, addCounts } from '../cms/counts.ts';
import { dataDirectories } from '../cms/directories.ts';
import { keepReminding } from '../cms/inquiry-mails/notices.ts';
import type { ContentSource, SearchSynonyms } from '../cms/interface.ts';
import { describe } from '../cms/log.ts';
import { mailKinds } from '../cms/mail/kinds.ts';
import { Outbox } from '../cms/mail/outbox.ts';
import { hasMailServer } from '../cms/mail/owed.ts';
import { mailSender } from '../cms/mail/sender.ts';
import { keepSchedule } from '../cms/publishing/scheduled.ts';
import { keepRetention } from '../cms/retention.ts';
import { listenToRevision } from '../cms/revision-notices.ts';
import { SharedLimits } from '../cms/shared-limits.ts';
import { traced } from '../cms/traces.ts';
import type { Environment } from '../environment.ts';
import { openResumeReader } from '../resumes/reader.ts';
import { keepBackups } from './backup/schedule.ts';
import { keepIndexed } from './discovery/index-now.ts';
import type { Assets } from './files/assets.ts';
import { KeptAssets } from './files/kept-assets.ts';
import { createCdn } from './http/cdn.ts';
import { fromProxy } from './http/client-address.ts';
import { limitsOf } from './http/limits.ts';
import { securityHeaders } from './http/security.ts';
import { createHttpServer, type Middleware } from './http-server.ts';
import { keepTidy } from './job-applications/abandoned.ts';
import { keepLinkChecks } from './links/schedule.ts';
import { availableBytes } from './memory.ts';
import { Metrics } from './metrics/metrics.ts';
import { Pages } from './pages/pages.ts';
import { purgeShare } from './pages/purge-share.ts';
import { Purging } from './pages/purging.ts';
import { createRenderer, type Renderer } from './pages/renderer.ts';
import { watchRevision } from './pages/revision-watch.ts';
import { Warming } from './pages/warming.ts';
import { createApplication } from './routes.ts';
import { downloadsSource } from './search/downloads.ts';
import { Search } from './search/search.ts';
import { withSearch } from './search/with-search.ts';
import type { Services } from './services.ts';
import { AdminProcess } from './staff/admin-process.ts';
import { startTraces } from './traces/traces.ts';
import { AddressCounter } from './visits/address-notes.ts';
import { noteEmptySearch } from './visits/empty-searches.ts';
import { Tally } from './visits/tally.ts';
import { VisitCounter } from './visits/visits.ts';
import { warmthOfAll } from './workers.ts';

interface Options {
  environment: Environment;
  payload: Payload;
  services: Services;
  assets: Assets;
  synonyms: SearchSynonyms;
  /** Vite's middleware and a renderer that follows the source; see development.ts. */
  development?: {
    middleware: Middleware;
    rendererOf: (content: ContentSource) => Renderer;
    /** Called before the first admin page is rendered. */
    buildAdmin: () => Promise<void>;
  };
}

interface RunningServer {
  /** Lets running requests finish, flushes what is buffered, closes the database. */
  stop(): Promise<void>;
}

/** As they are kept, compressed, this is some three thousand. */
const mostBytesOfPages = 64 * 1024 * 1024;

/** What is counted, a row per day, besides visits. */
function createCounters({ payload, services: { log, budget } }: Options) {
  return {
    addresses: new AddressCounter({ payload, budget, log }),
    downloads: new Tally<About<'downloads'>>({
      log,
      name: 'downloads',
      write: (rows) => addCounts(payload, 'downloads', rows),
    }),
    emptySearches: new Tally<About<'emptySearches'>>({
      log,
      name: 'searches without results',
      write: (rows) => addCounts(payload, 'emptySearches', rows),
    }),
  };
}

type Counters = ReturnType<typeof createCounters>;

/** The pages, the search and the headers of every response. */
function createPages(options: Options, counters: Counters, metrics: Metrics) {
  const { services, assets, synonyms, development, environment } = options;
  const { log, budget, sites } = services;
  const search = new Search({
    sources: [services.content.searchDocuments, downloadsSource(services.content)],
    synonyms,
    log,
  });
  const content = withSearch(services.content, search, (query, language) =>
    noteEmptySearch(counters.emptySearches, query, language),
  );
  const isHttps = sites.all.every(({ origin }) => origin.startsWith('https:'));
  // Vite puts scripts and styles into the document, which the policy of the real site forbids.
  const headers: Record<string, string> = development
    ? {}
    : { ...securityHeaders({ isHttps }), 'site-build': assets.buildId };
  const renderer = development?.rendererOf(content) ?? createRenderer({ content, sites, assets });
  const maxBytes = development ? 0 : Math.min(mostBytesOfPages, availableBytes() / 8);
  const { DATABASE_URL: url } = environment;
  const cdn = createCdn(environment);
  const share = url ? purgeShare(options.payload, log) : undefined;
  const purging = cdn && new Purging({ cdn, log, share });
  metrics.purging = purging ?? undefined;
  const pages = new Pages({
    ...{ content, sites, budget, headers, log, maxBytes },
    renderer: metrics.timed((...asked) => traced('render page', () => renderer(...asked))),
    sharedHeaders: cdn?.headers ?? {},
    searchRevision: (language) => search.revisionOf(language),
    notes: counters.addresses,
  });
  const { WARM: warms } = environment;
  const warmth = warms === 'first' && !development ? warmthOfAll() : null;
  const warming =
    warms === 'off' || development
      ? null
      : new Warming({ pages, isBusy: () => budget.isBusy, log, warm: warmth?.tell });
  const followers = [pages, search, purging, warming].filter((one) => one !== null);
  const watch = () =>
    watchRevision({
      ...{ content, log },
      listen: url ? (changed) => listenToRevision(url, changed) : undefined,
      read: (revision) => {
        metrics.contentReadAt = Date.now();
        for (const follower of followers) follower.follow(revision);
      },
    });
  const stop = () => {
    purging?.stop();
    warming?.stop();
  };
  const isWarm = () => warmth?.isWarm() ?? true;
  return { search, content, headers, pages, renderer, watch, isWarm, stop };
}

/** Mails are owed by rows, and sent where there is a server for them. */
function openOutbox({ environment, payload, services }: Options) {
  const { log, sites } = services;
  const originOf = (key: string) =>
    (sites.all.find((site) => site.key === key) ?? sites.ofHost(undefined)).origin;
  const kinds = mailKinds({ payload, originOf });
  const send = mailSender(environment);
  // Mails from a time with a mail server keep waiting for one.
  const outbox = hasMailServer(payload) ? new Outbox({ payload, kinds, log, send }) : null;
  if (!outbox) log.info({}, 'no mails are sent: SMTP_URL is not set');
  return { send, outbox };
}

/** @returns null for SQLite, which one process uses. */
function openSharedLimits({ environment, payload, services }: Options): SharedLimits | null {
  const { DATABASE_URL: url } = environment;
  if (!url) return null;
  return new SharedLimits(url, payload.secret, (error) =>
    services.log.error({ error: describe(error) }, 'limits are counted by this process alone'),
  );
}

/** Builds the parts of the server, connects them, and listens. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { environment, payload, services, assets, development } = options;
  const { log, budget, sites } = services;
  const counters = createCounters(options);
  const metrics = new Metrics();
  const { search, content, headers, pages, renderer, ...following } = createPages(
    options,
    counters,
    metrics,
  );
  const { send, outbox } = openOutbox(options);
  const sharedLimits = openSharedLimits(options);
  const visits = new VisitCounter({ payload, content, sites, budget, log });
  const { downloads } = counters;
  const resumeReader = openResumeReader({ available: availableBytes() });
  const adminProcess = new AdminProcess({ log, prepare: development?.buildAdmin });
  const keptAssets = new KeptAssets(payload.kv);
  let isStopping = false;
  const application = createApplication({
    ...services,
    ...{ environment, payload, content, assets, keptAssets, pages, search, visits, downloads },
    ...{ headers, send, resumeReader, adminProcess, renderer, metrics },
    limits: limitsOf(sharedLimits),
    isStopping: () => isStopping,
    isWarm: following.isWarm,
    stored: () => outbox?.wake(),
  });
  const tidying = await keepTidy(dataDirectories(environment.DATA_DIR).uploads);
  const stopWatching = await following.watch();
  if (!development) {
    await keptAssets.keep(assets).catch((error: unknown) => {
      // Open pages of this build then do a full load after the next deploy.
      log.error({ error: describe(error) }, 'the files of this build could not be kept');
    });
  }
  const isProxy = fromProxy(environment.TRUST_PROXY ?? []);
  const traces = await startTraces(environment, isProxy);
  const server = createHttpServer({
    ...{ environment, isProxy, traces, pages, log },
    metrics: metrics.requests,
    fetch: application.fetch,
    middleware: development?.middleware,
    isStopping: () => isStopping,
  });
  await server.listen();
  outbox?.start();
  const endRetention = keepRetention(payload, log);
  const endLinkChecks = keepLinkChecks({ payload, log, sites, port: environment.PORT });
  const endIndexing = keepIndexed({ payload, log, sites, content, environment });
  const endReminding = keepReminding(payload, log);
  const endSchedule = keepSchedule(payload, log);
  const endBackups = keepBackups({ payload, log, every: environment.BACKUP_EVERY });

  return {
    async stop() {
      isStopping = true;
      await server.close();
      stopWatching();
      following.stop();
      await resumeReader.close();
      await adminProcess.end();
      await visits.stop();
      await Promise.all(Object.values(counters).map((counter) => counter.stop()));
      endLinkChecks();
      endIndexing();
      endRetention();
      endReminding();
      endSchedule();
      endBackups();
      clearInterval(tidying);
      await outbox?.stop();
      sharedLimits?.close();
      await payload.destroy();
      await traces?.stop();
      log.flush();
    },
  };
}
