import { noticeBuild } from './build.ts';

/** Specification, section 9. */
const timeoutInMilliseconds = 5000;

/** The server responded, but not with success. */
export class ResponseError extends Error {
  override name = 'ResponseError';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The server answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** The device has no connection, the server takes too long, or it cannot be reached. */
export type Unanswered = 'offline' | 'timeout' | 'unreachable';

/** There was no answer, or it broke off. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
  readonly reason: Unanswered;

  constructor(cause: unknown) {
    super('There was no answer', { cause });
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    this.reason = isOffline() ? 'offline' : isLate ? 'timeout' : 'unreachable';
  }
}

/** Browsers are sure of this; that there is a connection they only suppose. */
export const isOffline = (): boolean => navigator.onLine === false;

/**
 * The one way the browser talks to the server after the page is loaded.
 * @param sent the same request, if it is under way already
 * @throws ResponseError for an unsuccessful response; NoAnswerError if there was none within five
 * seconds.
 */
export async function fetchJson<Answer>(
  path: string,
  init: RequestInit = {},
  sent?: Promise<Response>,
): Promise<Answer> {
  try {
    const response = await (sent ??
      fetch(path, {
        ...init,
        headers: { accept: 'application/json', ...init.headers },
        signal: AbortSignal.timeout(timeoutInMilliseconds),
      }));
    noticeBuild(response);
    const body: unknown = await response.json().catch(unlessBrokenOff);
    if (!response.ok || body === undefined) throw new ResponseError(response.status, body);
    return body as Answer;
  } catch (error) {
    throw error instanceof ResponseError ? error : new NoAnswerError(error);
  }
}

/** Something on the way may answer in its own words; a body that stops coming is no answer. */
function unlessBrokenOff(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}

export function postJson<Answer>(path: string, value: unknown, init: RequestInit = {}) {
  return fetchJson<Answer>(path, {
    ...init,
    method: 'POST',
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  });
}
