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

/**
 * The one way the browser talks to the server after the page is loaded.
 * @throws ResponseError for an unsuccessful response; TypeError if there was none;
 * a DOMException named TimeoutError after five seconds.
 */
export async function fetchJson<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(timeoutInMilliseconds),
  });
  noticeBuild(response);
  const body = await response.json().catch(() => null);
  if (!response.ok) throw new ResponseError(response.status, body);
  return body as Answer;
}

export function postJson<Answer>(path: string, value: unknown, init: RequestInit = {}) {
  return fetchJson<Answer>(path, {
    ...init,
    method: 'POST',
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  });
}
