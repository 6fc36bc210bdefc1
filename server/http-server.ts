import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { requestIds } from '../cms/log.ts';
import type { Environment } from '../environment.ts';
import type { FromProxy } from './http/client-address.ts';
import { readHeaders } from './http/read-headers.ts';
import { requestIdOf, requestLog } from './http/request-log.ts';
import { refuseTwoHosts } from './http/security.ts';
import type { RequestMetrics } from './metrics/requests.ts';
import type { Pages } from './pages/pages.ts';
import type { Traces } from './traces/traces.ts';

/** Answers a request before any other handler, or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

interface Options {
  environment: Pick<Environment, 'PORT'>;
  isProxy: FromProxy;
  fetch: Parameters<typeof getRequestListener>[0];
  pages: Pick<Pages, 'answerFromMemory'>;
  middleware: Middleware | undefined;
  log: Logger;
  metrics: RequestMetrics;
  traces: Traces | null;
  isStopping: () => boolean;
}

const drainInMilliseconds = 10_000;

/** The HTTP server: gives each request an id, sends cached pages, and passes the rest on. */
export function createHttpServer(options: Options) {
  const { environment, isProxy, fetch, pages, middleware, log, metrics, traces, isStopping } =
    options;
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  const logRequest = requestLog(log);
  const server = createServer({ maxHeaderSize: 16 * 1024 }, (request, response) => {
    const started = performance.now();
    const headers = readHeaders(request.rawHeaders);
    const id = requestIdOf(headers.requestId, request, isProxy);
    const span = traces?.begin(request, id);
    const ended = () => {
      const milliseconds = performance.now() - started;
      logRequest(id, request, response, milliseconds);
      metrics.record(request, response, milliseconds);
      span?.end(response);
    };
    // While stopping, keep-alive connections from a proxy have to end too.
    if (isStopping()) response.shouldKeepAlive = false;
    if (headers.hasTwoHosts) refuseTwoHosts(response);
    if (headers.hasTwoHosts || pages.answerFromMemory(request, response, headers)) {
      ended();
      return;
    }
    response.once('close', ended);
    const work = () => {
      if (middleware) middleware(request, response, () => void answer(request, response));
      else void answer(request, response);
    };
    requestIds.run(id, () => (span ? span.run(work) : work()));
  });
  server.headersTimeout = 10_000;
  // For 50 MB of files over a slow line; what comes too slowly is left (http/body-chunks.ts).
  server.requestTimeout = 300_000;
  server.keepAliveTimeout = 65_000;

  return {
    /** @throws when the port cannot be bound. */
    listen(): Promise<void> {
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(environment.PORT, () => {
          server.off('error', reject);
          resolve();
        });
      });
    },
    /** Lets running requests finish, within a reasonable time. */
    close(): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), drainInMilliseconds);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}
