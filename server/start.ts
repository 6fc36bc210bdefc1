import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Payload } from 'payload';
import type { ContentSource } from '../cms/interface.ts';
import { Outbox } from '../cms/mail/outbox.ts';
import { mailSender } from '../cms/mail/sender.ts';
import { keepRetention } from '../cms/retention.ts';
import type { Environment } from '../environment.ts';
import { createApplication } from './application.ts';
import type { Assets } from './assets.ts';
import { Pages } from './pages.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { createLog, logRequest } from './request-log.ts';
import { securityHeaders } from './security.ts';
import { createSites } from './sites.ts';
import { VisitCounter } from './visits.ts';

interface Options {
  environment: Environment;
  payload: Payload;
  content: ContentSource;
  assets: Assets;
  /** Vite's own answers and a renderer that follows the source; see development.ts. */
  development?: {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    renderer: Renderer;
  };
}

export interface RunningServer {
  /** Lets the requests under way end, writes what is waiting, closes the database. */
  stop(): Promise<void>;
}

const drainInMilliseconds = 10_000;

/** Builds the parts of the server, connects them, and listens. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { environment, payload, content, assets } = options;
  const log = createLog(environment.LOG);
  const sites = createSites(environment);
  const isHttps = sites.all.every(({ origin }) => origin.startsWith('https:'));
  const { development } = options;
  // Vite puts scripts and styles into the document, which the policy of the real site forbids.
  const headers: Record<string, string> = development ? {} : securityHeaders({ isHttps });
  const renderer = development?.renderer ?? createRenderer({ content, sites, assets });
  const maxBytes = development ? 0 : 128 * 1024 * 1024;
  const pages = new Pages({ content, sites, renderer, headers, log, maxBytes });
  const visits = new VisitCounter({ payload, content, sites, log });
  const outbox = new Outbox({ payload, log, send: mailSender(environment, log) });
  let isStopping = false;
  const application = createApplication({
    ...{ environment, payload, content, sites, assets, pages, visits, headers, log },
    isStopping: () => isStopping,
    inquiryStored: () => outbox.wake(),
  });
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
      await visits.stop();
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
