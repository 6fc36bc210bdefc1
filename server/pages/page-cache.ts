import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { AnalyticsProvider } from '../../cms/interface.ts';
import type { Encoding } from '../http/encoding.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
let compressing: Promise<unknown> = Promise.resolve();

/**
 * One page at a time: each takes megabytes while being compressed, and processor time from those
 * who only want what is cached already.
 */
function compressInTurn(identity: Buffer): Promise<Record<'br' | 'gzip', Buffer>> {
  const compressed = compressing.then(async () => ({
    br: exact(
      await brotli(identity, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: 9,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        },
      }),
    ),
    gzip: exact(await gzip(identity, { level: 9 })),
  }));
  compressing = compressed.catch(() => undefined);
  return compressed;
}

/** Small results are slices of a larger buffer, which would be retained with them. */
function exact(buffer: Buffer): Buffer {
  if (buffer.buffer.byteLength === buffer.length) return buffer;
  const copy = Buffer.from(new ArrayBuffer(buffer.length));
  buffer.copy(copy);
  return copy;
}

/** What a buffer really retains in memory. */
const bytesOf = ({ buffer }: Buffer) => buffer.byteLength;

export interface Body {
  status: number;
  type: string;
  text: string;
  /** When its content last changed, in ISO 8601, if known. */
  changed?: string;
  /** Whose scripts a page may load, if any. */
  analytics?: AnalyticsProvider | undefined;
  /** Discarded after this time, however often it is requested. */
  millisecondsKept?: number;
}

/** A response ready to be sent, in every encoding. */
export interface CachedAnswer {
  status: number;
  type: string;
  etag: string;
  lastModified?: string;
  analytics?: AnalyticsProvider | undefined;
  bodies: Record<Encoding, Buffer>;
  /** The content revision it was made from. */
  revision: string;
  /** When it replaced an older version, by `performance.now()`; -Infinity if there was none. */
  replacedAt: number;
}

/**
 * During a series of changes, visitors get the previous version rather than wait each time for the
 * next: for this long after one of them, nobody waits for more than a moment.
 */
const seriesInMilliseconds = 4000;
const momentInMilliseconds = 25;

interface Options {
  /** All bodies together; 0 keeps nothing. */
  maxBytes: number;
  /** How long a visitor waits for new content before being shown the last version of it. */
  patienceInMilliseconds?: number;
  now?: () => number;
}

/**
 * Rendered and compressed pages, cached in memory until the content changes. Requests for a page
 * that is being rendered share the result. After a content change a request waits for the
 * new version, but not for long; if that fails (the database may be down) the old one is sent.
 */
export class PageCache {
  /** The revision of the content as last seen; answers made from another one are out of date. */
  revision = '';
  /** undefined where nothing is to be kept. */
  readonly #answers: LRUCache<string, CachedAnswer> | undefined;
  readonly #making = new Map<string, Promise<CachedAnswer | Body>>();
  readonly #patience: number;
  readonly #now: () => number;

  constructor({ maxBytes, patienceInMilliseconds = 1000, now }: Options) {
    this.#patience = patienceInMilliseconds;
    this.#now = now ?? (() => performance.now());
    if (maxBytes === 0) return;
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bodies }) =>
        bytesOf(bodies.br) + bytesOf(bodies.gzip) + bytesOf(bodies.identity) + 500,
    });
  }

  /** @returns an answer that is up to date, at once, or undefined. */
  find(key: string): CachedAnswer | undefined {
    const answer = this.#answers?.get(key);
    return answer?.revision === this.revision ? answer : undefined;
  }

  /** @returns the last version, which may be out of date. */
  findOld(key: string): CachedAnswer | undefined {
    return this.#answers?.peek(key);
  }

  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  /**
   * Answers from the cache or with `make`. Only successes are cached, so unknown addresses cannot
   * evict the pages.
   * @throws what `make` throws, when there is no older version to send.
   */
  async get(key: string, make: () => Promise<Body>): Promise<CachedAnswer | Body> {
    const fresh = this.find(key);
    if (fresh) return fresh;
    const beingMade = this.#making.get(key);
    const making = beingMade ?? this.#start(key, make);
    const stale = this.findOld(key);
    if (!stale) return making;
    // A failed attempt must not become an unhandled rejection once the visitor has got the old
    // page.
    making.catch(() => undefined);
    // One visitor waits for a change, and not all who come meanwhile.
    const isSeries = this.#now() - stale.replacedAt < seriesInMilliseconds;
    const patience = beingMade || isSeries ? momentInMilliseconds : this.#patience;
    return Promise.race([making.catch(() => stale), after(patience, stale)]);
  }

  #start(key: string, make: () => Promise<Body>): Promise<CachedAnswer | Body> {
    const making = this.#make(key, make).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Body>): Promise<CachedAnswer | Body> {
    // Read before the content is, so that a change in between makes the answer out of date.
    const revision = this.revision;
    const body = await make();
    if (body.status !== 200) {
      // An unpublished page must not be shown again, whatever happens later.
      if (body.status < 500) this.#answers?.delete(key);
      return body;
    }
    const identity = exact(Buffer.from(body.text));
    const { br, gzip } = await compressInTurn(identity);
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
    const answer: CachedAnswer = {
      status: body.status,
      type: body.type,
      etag: `W/"${hash}"`,
      ...(body.changed && { lastModified: new Date(body.changed).toUTCString() }),
      analytics: body.analytics,
      bodies: { br, gzip, identity },
      revision,
      replacedAt: this.findOld(key) ? this.#now() : Number.NEGATIVE_INFINITY,
    };
    this.#answers?.set(key, answer, { ttl: body.millisecondsKept ?? 0 });
    return answer;
  }
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), milliseconds).unref();
  });
}

/**
 * Whether the client already has this response. A date has to be equal, not just later:
 * it goes back when the newest of several items is removed (RFC 9110, 13.1.3 leaves that open).
 */
export function isKnown(
  answer: Pick<CachedAnswer, 'etag' | 'lastModified'>,
  ifNoneMatch: string | undefined,
  ifModifiedSince: string | undefined,
): boolean {
  if (ifNoneMatch !== undefined) return ifNoneMatch === answer.etag;
  return answer.lastModified !== undefined && ifModifiedSince === answer.lastModified;
}
