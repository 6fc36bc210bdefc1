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
import type { Environment } from '../environment.ts';
import { openResumeReader } from '../resumes/reader.ts';
import { keepBackups } from './backup/schedule.ts';
import type { Assets } from './files/assets.ts';
import { KeptAssets } from './files/kept-assets.ts';
import { securityHeaders } from './http/security.ts';
import { createHttpServer, type Middleware } from './http-server.ts';
import { keepTidy } from './job-applications/abandoned.ts';
import { keepLinkChecks } from './links/schedule.ts';
import { availableBytes } from './memory.ts';
import { Pages } from './pages/pages.ts';
import { createRenderer, type Renderer } from './pages/renderer.ts';
import { createApplication } from './routes.ts';
import { downloadsSource } from './search/downloads.ts';
import { Search } from './search/search.ts';
import { withSearch } from './search/with-search.ts';
import type { Services } from './services.ts';
import { AdminProcess } from './staff/admin-process.ts';
import { AddressCounter } from './visits/address-notes.ts';
import { noteEmptySearch } from './visits/empty-searches.ts';
import { Tally } from './visits/tally.ts';
import { VisitCounter } from './visits/visits.ts';

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

const mostBytesOfPages = 128 * 1024 * 1024;

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
function createPages({ services, assets, synonyms, development }: Options, counters: Counters) {
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
  const pages = new Pages({
    ...{ content, sites, renderer, budget, headers, log, maxBytes },
    searchRevision: (language) => search.revisionOf(language),
    revisionRead: (revision) => search.follow(revision),
    notes: counters.addresses,
  });
  return { search, content, headers, pages };
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

/** Builds the parts of the server, connects them, and listens. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { environment, payload, services, assets, development } = options;
  const { log, budget, sites } = services;
  const counters = createCounters(options);
  const { search, content, headers, pages } = createPages(options, counters);
  const { send, outbox } = openOutbox(options);
  const visits = new VisitCounter({ payload, content, sites, budget, log });
  const { downloads } = counters;
  const resumeReader = openResumeReader({ available: availableBytes() });
  const adminProcess = new AdminProcess({ log, prepare: development?.buildAdmin });
  const keptAssets = new KeptAssets(payload.kv);
  let isStopping = false;
  const application = createApplication({
    ...services,
    ...{ environment, payload, content, assets, keptAssets, pages, search, visits, downloads },
    ...{ headers, send, resumeReader, adminProcess },
    isStopping: () => isStopping,
    stored: () => outbox?.wake(),
  });
  const tidying = await keepTidy(dataDirectories(environment.DATA_DIR).uploads);
  await pages.watchRevision();
  if (!development) {
    await keptAssets.keep(assets).catch((error: unknown) => {
      // Open pages of this build then do a full load after the next deploy.
      log.error({ error: describe(error) }, 'the files of this build could not be kept');
    });
  }
  const server = createHttpServer({
    ...{ environment, pages, log },
    fetch: application.fetch,
    middleware: development?.middleware,
    isStopping: () => isStopping,
  });
  await server.listen();
  outbox?.start();
  const endRetention = keepRetention(payload, log);
  const endLinkChecks = keepLinkChecks({ payload, log, sites, port: environment.PORT });
  const endReminding = keepReminding(payload, log);
  const endSchedule = keepSchedule(payload, log);
  const endBackups = keepBackups({ payload, log, every: environment.BACKUP_EVERY });

  return {
    async stop() {
      isStopping = true;
      await server.close();
      pages.stop();
      await resumeReader.close();
      await adminProcess.end();
      await visits.stop();
      await Promise.all(Object.values(counters).map((counter) => counter.stop()));
      endLinkChecks();
      endRetention();
      endReminding();
      endSchedule();
      endBackups();
      clearInterval(tidying);
      await outbox?.stop();
      await payload.destroy();
      log.flush();
    },
  };
}
