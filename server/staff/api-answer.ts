import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { requestIds } from '../../cms/log.ts';
import { apiPolicy, hasSessionInHeader } from '../http/security.ts';
import { hasUnreadableFilter } from './api-query.ts';
import { Refusal } from './refusal.ts';

/**
 * Filters Payload's responses: no CORS headers, no caching, and no session token that scripts in
 * the admin could read.
 * @throws Refusal for a missing file, and for an invalid filter.
 */
export async function apiAnswer(
  payload: Payload,
  request: Request,
  answer: Response,
  isHead: boolean,
): Promise<Response> {
  const file = fileOf(request);
  if (answer.status === 500) {
    if (file && (await isMissing(payload, file))) throw new Refusal(404);
    if (hasUnreadableFilter(new URL(request.url).searchParams)) throw new Refusal(400);
  }
  const headers = new Headers(answer.headers);
  for (const name of [...headers.keys()]) {
    if (name.startsWith('access-control-')) headers.delete(name);
  }
  headers.set('content-security-policy', apiPolicy(file !== null));
  headers.set('x-robots-tag', 'noindex');
  headers.set('x-request-id', requestIds.getStore() ?? '');
  if (!headers.has('cache-control')) {
    headers.set('cache-control', file && answer.status < 400 ? 'private, no-cache' : 'no-store');
  }
  const isSession = /^\/api\/users\/(me|refresh-token)\/?$/i.test(new URL(request.url).pathname);
  const body =
    isSession && !hasSessionInHeader(request.headers)
      ? await withoutToken(answer, headers)
      : closing(answer.body);
  const { status } = answer;
  if (!isHead) return new Response(body, { status, headers });
  if (body instanceof ReadableStream) await body.cancel();
  return new Response(null, { status, headers });
}

/**
 * The admin's session cookie is unreadable for scripts, so the token must not be in the body
 * either.
 */
async function withoutToken(answer: Response, headers: Headers): Promise<string> {
  headers.delete('content-length');
  const { token: _, refreshedToken: __, ...rest } = await answer.json();
  return JSON.stringify(rest);
}

/** Payload never closes a file whose reader has gone away, so it is read to the end. */
function closing(body: ReadableStream<Uint8Array> | null): ReadableStream<Uint8Array> | null {
  const reader = body?.getReader();
  if (!reader) return null;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      while (!(await reader.read()).done);
    },
  });
}

interface StoredFile {
  collection: string;
  name: string;
}

/** The file behind `/api/COLLECTION/file/NAME`. */
function fileOf({ url }: Request): StoredFile | null {
  const [, collection, name] = /^\/api\/([\w-]+)\/file\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
  return collection && name ? { collection, name: decodeURIComponent(name) } : null;
}

/** Payload answers 500 for a missing file. */
async function isMissing(payload: Payload, { collection, name }: StoredFile): Promise<boolean> {
  const known = Object.entries(payload.collections).find(([slug]) => slug === collection)?.[1];
  const upload = known?.config.upload;
  // With an object store, only the store knows.
  if (!upload?.staticDir || upload.disableLocalStorage) return false;
  return stat(path.join(upload.staticDir, path.basename(name))).then(
    (found) => !found.isFile(),
    () => true,
  );
}
