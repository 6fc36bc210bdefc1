import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Payload } from 'payload';
import { dataDirectories } from '../cms/directories.ts';
import type { ContentSource } from '../cms/interface.ts';
import { mailKinds } from '../cms/mail/kinds.ts';
import { Outbox } from '../cms/mail/outbox.ts';
import { mailSender } from '../cms/mail/sender.ts';
import { keepRetention } from '../cms/retention.ts';
import type { Environment } from '../environment.ts';
import { createApplication } from './application.ts';
import type { Assets } from './assets.ts';
import { Pages } from './pages.ts';
import type { ServerParts } from './parts.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { logRequest } from './request-log.ts';
import { openResumeReader } from './resumes/reader.ts';
import { withSearch } from './search/content.ts';
import { downloadsSource } from './search/downloads.ts';
import { Search } from './search/search.ts';
import { securityHeaders } from './security.ts';
import { Tally } from './tally.ts';
import { VisitCounter } from './visits.ts';

interface Options {
  environment: Environment;
  payload: Payload;
  content: ContentSource;
  parts: ServerParts;
  assets: Assets;
  /** Vite's own answers and a renderer that follows the source; see development.ts. */
  development?: {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    rendererOf: (content: ContentSource) => Renderer;
  };
}

export interface RunningServer {
  /** Lets the requests under way end, writes what is waiting, closes the database. */
  stop(): Promise<void>;
}

const drainInMilliseconds = 10_000;

/** Builds the parts of the server, connects them, and listens. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { environment, payload, parts, assets } = options;
  const { log, sites } = parts;
  const search = new Search({
    sources: [options.content.searchDocuments, downloadsSource(options.content)],
    log,
  });
  const content = withSearch(options.content, search);
  const isHttps = sites.all.every(({ origin }) => origin.startsWith('https:'));
  const { development } = options;
  // Vite puts scripts and styles into the document, which the policy of the real site forbids.
  const headers: Record<string, string> = development ? {} : securityHeaders({ isHttps });
  const renderer = development?.rendererOf(content) ?? createRenderer({ content, sites, assets });
  const maxBytes = development ? 0 : 128 * 1024 * 1024;
  const pages = new Pages({
    ...{ content, sites, renderer, headers, log, maxBytes },
    revisionRead: (revision) => search.follow(revision),
  });
  const visits = new VisitCounter({ payload, content, sites, log });
  const originOf = (key: string) =>
    (sites.all.find((site) => site.key === key) ?? sites.ofHost(undefined)).origin;
  const kinds = mailKinds({ payload, originOf });
  const downloads = new Tally({ payload, log, what: 'downloads' });
  const outbox = new Outbox({ payload, kinds, log, send: mailSender(environment, log) });
  const resumeReader = openResumeReader();
  let isStopping = false;
  const application = createApplication({
    ...{
      environment,
      payload,
      content,
      assets,
      pages,
      search,
      visits,
      downloads,
      headers,
      ...parts,
    },
    documents: parts.documents(content),
    isStopping: () => isStopping,
    stored: () => outbox.wake(),
    resumeReader,
  });
  // What was being received when the process ended is of no use to anybody.
  await rm(dataDirectories(environment.DATA_DIR).uploads, { recursive: true, force: true });
  await pages.watchRevision();

  const answer = getRequestListener(application.fetch, { overrideGlobalObjects: false });
  const server = createServer({ maxHeaderSize: 16 * 1024 }, (request, response) => {
    const started = performance.now();
    // While stopping, connections that a proxy keeps in use have to end, too.
    if (isStopping) response.shouldKeepAlive = false;
    if (pages.answerFromMemory(request, response)) {
      logRequest(log, request, response, started);
      return;
    }
    response.once('close', () => logRequest(log, request, response, started));
    if (development)
      development.middleware(request, response, () => void answer(request, response));
    else void answer(request, response);
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  await listen(server, environment.PORT);
  outbox.start();
  const retention = keepRetention(payload, log);

  return {
    async stop() {
      isStopping = true;
      await close(server);
      pages.stop();
      await resumeReader.close();
      await visits.stop();
      await downloads.stop();
      clearInterval(retention);
      await outbox.stop();
      await payload.destroy();
      log.flush();
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainInMilliseconds);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
