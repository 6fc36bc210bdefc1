import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { lineWriter } from '../../cms/log.ts';
import type { FromProxy } from './client-address.ts';

const plainId = /^[\w.:-]{8,100}$/;

/**
 * The id of a request in the log. A trusted proxy may have assigned one, which its own log uses;
 * from anyone else it could pass one request off as another.
 */
export function requestIdOf(
  given: string | undefined,
  request: IncomingMessage,
  isProxy: FromProxy,
): string {
  return given !== undefined && plainId.test(given) && isProxy(request) ? given : randomUUID();
}

/** Whoever has the link to a draft can read it: of an application, or of a page. */
const beforeSecrets = ['/forms/resume/saved/', '/preview/'];

/** Without the query, and without what nobody but its owner may know. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const known = beforeSecrets.find((start) => path.startsWith(start));
  return known === undefined ? path : `${known}…`;
}

type LogRequest = (
  /** Shared by all log lines of the request. */
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
  /** That the answer took. */
  milliseconds: number,
) => void;

/**
 * @returns what logs one line per request: what was requested and the outcome. No address, query or
 * headers: nothing that identifies the client. The line is put together here, since the logger
 * takes longer for it than sending a page from memory; of its parts only the path can have
 * characters that JSON does not take as they are.
 */
export function requestLog(log: Logger): LogRequest {
  if (!log.isLevelEnabled('info')) return () => undefined;
  const write = lineWriter();
  return (id, request, response, milliseconds) => {
    const rounded = Math.round(milliseconds * 10) / 10;
    const path = JSON.stringify(pathOf(request.url ?? ''));
    write(
      `{"level":30,"time":${Date.now()},"request":"${id}","method":"${request.method}","path":${path},"status":${response.statusCode},"milliseconds":${rounded}}\n`,
    );
  };
}
