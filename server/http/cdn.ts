import { createHash } from 'node:crypto';
import type { Environment } from '../../environment.ts';
import { signedHeaders } from './aws-signature.ts';

/** A CDN that is told of changes, and may keep pages for that reason. */
export interface Cdn {
  /** Sent with what is made of published content. */
  headers: Record<string, string>;
  /**
   * Has it forget what it keeps under these keys.
   * @param order names this purge, and is the same when it is repeated.
   * @throws NotPurged, and what `fetch` throws, when it did not say that it does.
   */
  purge(keys: readonly string[], order: string): Promise<void>;
}

type Settings = Pick<
  Environment,
  'CDN' | 'CDN_ID' | 'CDN_TOKEN' | 'CDN_ACCESS_KEY_ID' | 'CDN_SECRET_ACCESS_KEY' | 'CDN_API'
>;

/** Of the interface of a CDN, which has not done what it was asked for. */
export class NotPurged extends Error {
  override name = 'NotPurged';
  readonly status: number;
  /** How long it wants to be left alone, in milliseconds. */
  readonly retryAfter: number;

  constructor(status: number, retryAfter: number) {
    super(`The CDN answered ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Everything that is made of published content is kept under one key: a change may be seen anywhere. */
export const changedKeys: readonly string[] = ['pages'];

const timeout = 10_000;
/** Should a purge be lost, pages are as old as that. */
const secondsKept = 300;
/** Without an answer from here they are shown for another day. */
const secondsWithoutOrigin = 86_400;
const freshness = `max-age=${secondsKept}, stale-while-revalidate=30, stale-if-error=${secondsWithoutOrigin}`;

/** @returns null where no CDN is told of anything: then none may keep pages without asking. */
export function createCdn(settings: Settings): Cdn | null {
  switch (settings.CDN) {
    case 'fastly':
      return fastly(settings);
    case 'cloudflare':
      return cloudflare(settings);
    case 'cloudfront':
      return cloudFront(settings);
    case 'other':
      return other(settings);
    default:
      return null;
  }
}

/** https://www.fastly.com/documentation/reference/api/purging/ */
function fastly({ CDN_ID: id, CDN_TOKEN: token = '', CDN_API: api }: Settings): Cdn {
  return {
    // Neither is passed on to visitors.
    headers: { 'surrogate-control': freshness, 'surrogate-key': changedKeys.join(' ') },
    purge: (keys) =>
      post(`${api ?? 'https://api.fastly.com'}/service/${id}/purge`, {
        headers: { accept: 'application/json', 'fastly-key': token },
        body: JSON.stringify({ surrogate_keys: keys }),
      }),
  };
}

/** https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
function cloudflare({ CDN_ID: id, CDN_TOKEN: token = '', CDN_API: api }: Settings): Cdn {
  return {
    // Neither is passed on to visitors.
    headers: {
      'cloudflare-cdn-cache-control': `public, ${freshness}`,
      'cache-tag': changedKeys.join(','),
    },
    purge: (keys) =>
      post(`${api ?? 'https://api.cloudflare.com/client/v4'}/zones/${id}/purge_cache`, {
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ tags: keys }),
      }),
  };
}

/**
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/invalidation-by-tags.html. It
 * reads no other header than `Cache-Control`, which visitors get as well: what a browser keeps is
 * old at once, and without `stale-while-revalidate`, since browsers obey that.
 */
function cloudFront(settings: Settings): Cdn {
  const { CDN_ID: id, CDN_API: api = 'https://cloudfront.amazonaws.com' } = settings;
  const { CDN_ACCESS_KEY_ID: accessKeyId = '', CDN_SECRET_ACCESS_KEY: secretAccessKey = '' } =
    settings;
  const url = new URL(`${api}/2020-05-31/distribution/${id}/invalidation`);
  return {
    headers: {
      'cache-control': `public, max-age=0, s-maxage=${secondsKept}, stale-if-error=${secondsWithoutOrigin}`,
      'cache-tag': changedKeys.join(','),
    },
    purge(keys, order) {
      const body = invalidationOf(keys, order);
      const request = { url, headers: { 'content-type': 'text/xml' }, body };
      const scope = { region: 'us-east-1', service: 'cloudfront' };
      const headers = signedHeaders(request, { accessKeyId, secretAccessKey }, scope);
      return post(url.href, { headers, body });
    },
  };
}

/** Tags begin with `#`. A reference that was seen before makes no second invalidation. */
function invalidationOf(keys: readonly string[], order: string): string {
  const reference = createHash('sha256').update(order).digest('hex').slice(0, 32);
  const paths = keys.map((key) => `<Path>#${key}</Path>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>${reference}</CallerReference><Paths><Items>${paths}</Items><Quantity>${keys.length}</Quantity></Paths></InvalidationBatch>`;
}

/** For whatever else takes a POST: the keys as JSON, and as a header. */
function other({ CDN_TOKEN: token, CDN_API: api = '' }: Settings): Cdn {
  return {
    // The name is that of RFC 9213.
    headers: {
      'cdn-cache-control': `public, ${freshness}`,
      'cache-tag': changedKeys.join(','),
      'surrogate-key': changedKeys.join(' '),
    },
    purge: (keys) =>
      post(api, {
        headers: {
          'surrogate-key': keys.join(' '),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ tags: keys }),
      }),
  };
}

async function post(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<void> {
  const answer = await fetch(url, {
    ...{ method: 'POST', redirect: 'error', body },
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(timeout),
  });
  await answer.arrayBuffer();
  if (answer.ok) return;
  const seconds = Number(answer.headers.get('retry-after'));
  throw new NotPurged(answer.status, Number.isFinite(seconds) ? seconds * 1000 : 0);
}
