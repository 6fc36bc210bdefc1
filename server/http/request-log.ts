import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { FromProxy } from './client-address.ts';

const plainId = /^[\w.:-]{8,100}$/;

/**
 * The name under which a request is found in the log. A proxy may have given it one already, by
 * which its own log knows it; anybody else could pass a request off as another.
 */
export function requestIdOf(request: IncomingMessage, isProxy: FromProxy): string {
  const given = request.headers['x-request-id'];
  if (given === undefined) return randomUUID();
  return typeof given === 'string' && plainId.test(given) && isProxy(request)
    ? given
    : randomUUID();
}

/** Whoever has the link of a draft can read it (applications.ts). */
const secretInPath = /^(\/forms\/resume\/saved\/).*/;

/**
 * One line a request: what was asked for and how it went. No address, no query, no headers:
 * nothing that says who asked.
 * @param id of the request; other lines that were written for it have the same.
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
