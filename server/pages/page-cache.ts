import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AnalyticsProvider } from '../../cms/interface.ts';
import { BestCompression, KeptBody } from './kept-body.ts';

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

/** A response ready to be sent. */
export interface CachedAnswer {
  status: number;
  type: string;
  etag: string;
  lastModified?: string;
  analytics?: AnalyticsProvider | undefined;
  body: KeptBody;
  /** The content revision it was made from. */
  revision: string;
  /** When it replaced an older version, by `performance.now()`; -Infinity if there was none. */
  replacedAt: number;
  /** When visitors asked for it last, in requests; 0 for never. */
  asked: number;
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

/** What became of requests so far, and what is kept now. */
interface Figures {
  hits: number;
  /** Answered with an old version, while a new one was made. */
  stale: number;
  made: number;
  entries: number;
  bytes: number;
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
  readonly #counts = { hits: 0, stale: 0, made: 0 };
  readonly #bestCompression = new BestCompression();
  #requests = 0;
  readonly #patience: number;
  readonly #now: () => number;

  constructor({ maxBytes, patienceInMilliseconds = 1000, now }: Options) {
    this.#patience = patienceInMilliseconds;
    this.#now = now ?? (() => performance.now());
    if (maxBytes === 0) return;
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => body.bytes + 2000,
    });
  }

  get figures(): Figures {
    const { size: entries = 0, calculatedSize: bytes = 0 } = this.#answers ?? {};
    return { ...this.#counts, entries, bytes };
  }

  /** @returns an answer that is up to date, at once, or undefined. */
  find(key: string): CachedAnswer | undefined {
    const answer = this.#answers?.get(key);
    if (answer?.revision !== this.revision) return undefined;
    this.#requests += 1;
    answer.asked = this.#requests;
    if (!answer.body.isBest) this.#bestCompression.add(answer.body);
    return answer;
  }

  /** Called once for each request that was answered with what `find` returned. */
  countHit(): void {
    this.#counts.hits += 1;
  }

  /** Whether it is up to date; unlike `find` not because a visitor asks for it. */
  has(key: string): boolean {
    return this.#answers?.peek(key)?.revision === this.revision;
  }

  /** Those of what is out of date, the most recently asked for first. */
  outdated(): string[] {
    return [...(this.#answers?.entries() ?? [])]
      .filter(([, { revision }]) => revision !== this.revision)
      .sort(([, one], [, other]) => other.asked - one.asked)
      .map(([key]) => key);
  }

  /** Whether more can be kept without pushing out what is there. */
  get hasRoom(): boolean {
    const kept = this.#answers;
    return kept !== undefined && kept.calculatedSize < kept.maxSize * 0.9;
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
    const sent = await Promise.race([making.catch(() => stale), after(patience, stale)]);
    if (sent === stale) this.#counts.stale += 1;
    return sent;
  }

  /** Makes a page before anybody asks for it. @throws what `make` throws. */
  async prepare(key: string, make: () => Promise<Body>): Promise<void> {
    if (!this.has(key)) await (this.#making.get(key) ?? this.#start(key, make));
  }

  #start(key: string, make: () => Promise<Body>): Promise<CachedAnswer | Body> {
    const making = this.#make(key, make).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Body>): Promise<CachedAnswer | Body> {
    // Read before the content is, so that a change in between makes the answer out of date.
    const revision = this.revision;
    this.#counts.made += 1;
    const body = await make();
    if (body.status !== 200) {
      // An unpublished page must not be shown again, whatever happens later.
      if (body.status < 500) this.#answers?.delete(key);
      return body;
    }
    const identity = Buffer.from(body.text);
    const etag = markOf(identity);
    const old = this.findOld(key);
    const answer: CachedAnswer = {
      status: body.status,
      type: body.type,
      etag,
      ...(body.changed && { lastModified: new Date(body.changed).toUTCString() }),
      analytics: body.analytics,
      // A change of content leaves most pages as they were.
      body: old?.etag === etag ? old.body : await KeptBody.of(identity),
      revision,
      replacedAt: old ? this.#now() : Number.NEGATIVE_INFINITY,
      asked: old?.asked ?? 0,
    };
    this.#answers?.set(key, answer, { ttl: body.millisecondsKept ?? 0 });
    return answer;
  }
}

function markOf(identity: Buffer): string {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return `W/"${hash}"`;
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
