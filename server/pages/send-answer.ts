import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
import type { AnalyticsProvider } from '../../cms/interface.ts';
import { chooseEncoding, type Encoding } from '../http/encoding.ts';
import type { RequestHeaders } from '../http/read-headers.ts';
import { contentSecurityPolicy } from '../http/security.ts';
import { type Body, type CachedAnswer, isKnown } from './page-cache.ts';

interface Sending {
  status?: ContentfulStatusCode;
  /** Whether a browser may keep it, asking each time whether it has changed. */
  isStored?: boolean;
  headers?: Record<string, string>;
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
export async function sendAnswer(
  context: Context,
  answer: CachedAnswer | Body,
  { status = 200, isStored = true, headers = {} }: Sending = {},
): Promise<Response> {
  context.header('cache-control', isStored ? 'no-cache' : 'no-store');
  for (const [name, value] of Object.entries({ ...headers, ...policyFor(answer.analytics) })) {
    context.header(name, value);
  }
  if (!('body' in answer)) {
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
  return context.body(new Uint8Array(await answer.body.in(encoding)), status, {
    'content-type': answer.type,
  });
}

/** What a response from memory begins with: names and values in turn, as Node takes them. */
interface Head {
  /** That it was made for: a page may be compressed once more. */
  body: Buffer;
  /** Its bytes as characters, which Node sends in one piece with the headers. */
  text: string;
  headers: string[];
}

/** Of one answer, made when they are first needed. */
interface Heads {
  unchanged: string[];
  byEncoding: Partial<Record<Encoding, Head>>;
}

/** Sends what is in memory without any framework, with headers that were put together before. */
export class MemorySender {
  readonly #headers: Record<string, string>;
  readonly #heads = new WeakMap<CachedAnswer, Heads>();

  /** @param headers of every page. */
  constructor(headers: Record<string, string>) {
    this.#headers = headers;
  }

  /** @returns whether it was sent: an encoding may have to be made first. */
  send(
    response: ServerResponse,
    answer: CachedAnswer,
    { acceptEncoding, ifNoneMatch, ifModifiedSince }: RequestHeaders,
  ): boolean {
    const heads = this.#headsOf(answer);
    if (isKnown(answer, ifNoneMatch, ifModifiedSince)) {
      response.writeHead(304, heads.unchanged);
      response.end();
      return true;
    }
    const encoding = chooseEncoding(acceptEncoding);
    const body = answer.body.ready(encoding);
    if (!body) return false;
    if (encoding === 'identity') {
      // Rare, and large: it is bounded where it is kept, and not kept here as well.
      response.writeHead(answer.status, headersOf(heads.unchanged, answer, encoding, body));
      response.end(body);
      return true;
    }
    let head = heads.byEncoding[encoding];
    if (head?.body !== body) {
      const headers = headersOf(heads.unchanged, answer, encoding, body);
      head = { body, text: body.toString('latin1'), headers };
      heads.byEncoding[encoding] = head;
    }
    response.writeHead(answer.status, head.headers);
    // To HEAD, Node sends no body.
    response.end(head.text, 'latin1');
    return true;
  }

  #headsOf(answer: CachedAnswer): Heads {
    const known = this.#heads.get(answer);
    if (known) return known;
    const headers: Record<string, string> = {
      ...{ etag: answer.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' },
      ...this.#headers,
      ...policyFor(answer.analytics),
      ...(answer.lastModified && { 'last-modified': answer.lastModified }),
    };
    const heads: Heads = { unchanged: Object.entries(headers).flat(), byEncoding: {} };
    this.#heads.set(answer, heads);
    return heads;
  }
}

const headersOf = (common: string[], { type }: CachedAnswer, encoding: Encoding, body: Buffer) => [
  ...common,
  ...['content-type', type, 'content-length', String(body.length)],
  ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
];
