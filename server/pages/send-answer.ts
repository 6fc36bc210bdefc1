import type { Context } from 'hono';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
import { chooseEncoding } from '../http/encoding.ts';
import { type Body, type CachedAnswer, isKnown } from './page-cache.ts';

interface Sending {
  status?: ContentfulStatusCode;
  /** Whether a browser may keep it, asking each time whether it has changed. */
  isStored?: boolean;
}

export const unstored: Sending = { isStored: false };

/**
 * To the one address of a page. Nobody keeps that for good: one day there may be a page where
 * there is none now.
 */
export function leadTo(context: Context, address: string): Response {
  context.header('cache-control', 'no-cache');
  return context.redirect(address, 308);
}

/** Sends an answer as the cache has it, or one that it has not kept. */
export function sendAnswer(
  context: Context,
  answer: CachedAnswer | Body,
  { status = 200, isStored = true }: Sending = {},
): Response {
  context.header('cache-control', isStored ? 'no-cache' : 'no-store');
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
