import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
import type { AnalyticsProvider } from '../../cms/interface.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { contentSecurityPolicy } from '../http/security.ts';
import { type Body, type CachedAnswer, isKnown } from './page-cache.ts';

interface Sending {
  status?: ContentfulStatusCode;
  /** Whether a browser may keep it, asking each time whether it has changed. */
  isStored?: boolean;
}

export const unstored: Sending = { isStored: false };

/**
 * Redirects to the one address of a page. Not cached: one day there may be a page where
 * there is none now.
 */
export function leadTo(context: Context, address: string, status: 301 | 302 | 308 = 308): Response {
  context.header('cache-control', 'no-cache');
  return context.redirect(address, status);
}

/** The policy of a page that may load the script of a service that counts visits. */
export const policyFor = (analytics: AnalyticsProvider | undefined): Record<string, string> =>
  analytics ? { 'content-security-policy': contentSecurityPolicy(analytics) } : {};

/** Sends a response as cached, or one that was not cached. */
export function sendAnswer(
  context: Context,
  answer: CachedAnswer | Body,
  { status = 200, isStored = true }: Sending = {},
): Response {
  context.header('cache-control', isStored ? 'no-cache' : 'no-store');
  for (const [name, value] of Object.entries(policyFor(answer.analytics))) {
    context.header(name, value);
  }
  if (!('bodies' in answer)) {
    if (answer.status >= 300 && answer.status < 400) {
      return context.redirect(answer.text, answer.status as RedirectStatusCode);
    }
    return context.body(answer.text, answer.status as ContentfulStatusCode, {
      'content-type': answer.type,
    });
  }
  context.header('vary', 'accept-encoding');
  if (isStored) {
    context.header('etag', answer.etag);
    if (answer.lastModified) context.header('last-modified', answer.lastModified);
    const known = context.req.header('if-none-match');
    const since = context.req.header('if-modified-since');
    if (isKnown(answer, known, since)) return context.body(null, 304);
  }
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  if (encoding !== 'identity') context.header('content-encoding', encoding);
  return context.body(new Uint8Array(answer.bodies[encoding]), status, {
    'content-type': answer.type,
  });
}

/** The same without any framework, and faster. @param headers names and values in turn. */
export function sendFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  headers: string[],
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  const common = [
    ...headers,
    ...['etag', answer.etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding'],
    ...(answer.lastModified ? ['last-modified', answer.lastModified] : []),
  ];
  const { 'if-none-match': known, 'if-modified-since': since } = request.headers;
  if (isKnown(answer, known, since)) {
    response.writeHead(304, common);
    response.end();
    return;
  }
  const body = answer.bodies[encoding];
  response.writeHead(answer.status, [
    ...common,
    ...['content-type', answer.type, 'content-length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]);
  response.end(body);
}
