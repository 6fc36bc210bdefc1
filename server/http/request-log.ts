import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { FromProxy } from './client-address.ts';

const plainId = /^[\w.:-]{8,100}$/;

/**
 * The id of a request in the log. A trusted proxy may have assigned one, which its own log uses;
 * from anyone else it could pass one request off as another.
 */
export function requestIdOf(request: IncomingMessage, isProxy: FromProxy): string {
  const given = request.headers['x-request-id'];
  if (given === undefined) return randomUUID();
  return typeof given === 'string' && plainId.test(given) && isProxy(request)
    ? given
    : randomUUID();
}

/** Whoever has the link to a draft can read it: of an application, or of a page. */
const secretInPath = /^(\/forms\/resume\/saved\/|\/preview\/).*/;

/**
 * Logs one line per request: what was requested and the outcome. No address, query or headers:
 * nothing that identifies the client.
 * @param id of the request, shared by all its log lines.
 */
export function logRequest(
  log: Logger,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
  started: number,
): void {
  log.info({
    request: id,
    method: request.method,
    path: request.url?.split('?', 1)[0]?.replace(secretInPath, '$1…'),
    status: response.statusCode,
    milliseconds: Math.round((performance.now() - started) * 10) / 10,
  });
}
