import type { IncomingMessage, ServerResponse } from 'node:http';
import { destination, type Logger, pino } from 'pino';
import type { Environment } from '../environment.ts';

/** Lines are written in batches, so that a log line costs a request next to nothing. */
export function createLog(level: Environment['LOG']): Logger {
  const output = destination({ dest: 1, sync: false, minLength: 4096 });
  setInterval(() => output.flush(), 500).unref();
  process.on('exit', () => output.flushSync());
  return pino({ level, base: undefined }, output);
}

/** Whoever has the link of a draft can read it (applications.ts). */
const secretInPath = /^(\/forms\/resume\/saved\/).*/;

/**
 * One line a request: what was asked for and how it went. No address, no query, no headers:
 * nothing that says who asked.
 */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  started: number,
): void {
  log.info({
    method: request.method,
    path: request.url?.split('?', 1)[0]?.replace(secretInPath, '$1…'),
    status: response.statusCode,
    milliseconds: Math.round((performance.now() - started) * 10) / 10,
  });
}
