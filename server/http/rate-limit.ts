import { LRUCache } from 'lru-cache';

export interface Allowance {
  /** How many at once. */
  burst: number;
  /** Seconds until one more is allowed. */
  secondsEach: number;
}

/** Refused, with the whole seconds until one more is allowed. */
export type Decision = { isAllowed: true } | { isAllowed: false; retryAfter: number };

interface Bucket {
  tokens: number;
  filledAt: number;
}

/**
 * A token bucket per client, in this process: a client has `burst` tokens and regains one every
 * `secondsEach`. The least recently used clients are dropped first.
 */
export class RateLimit {
  readonly #buckets = new LRUCache<string, Bucket>({ max: 50_000 });
  readonly #now: () => number;

  /** @param now in milliseconds; set by tests. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @param cost in tokens, possibly fractional; at most `burst`. */
  take(client: string, { burst, secondsEach }: Allowance, cost = 1): Decision {
    const now = this.#now();
    const bucket = this.#buckets.get(client) ?? { tokens: burst, filledAt: now };
    const gained = (now - bucket.filledAt) / 1000 / secondsEach;
    const tokens = Math.min(burst, bucket.tokens + gained);
    const isAllowed = tokens >= cost;
    this.#buckets.set(client, { tokens: isAllowed ? tokens - cost : tokens, filledAt: now });
    if (isAllowed) return { isAllowed };
    return { isAllowed, retryAfter: Math.max(1, Math.ceil((cost - tokens) * secondsEach)) };
  }

  /** Refunds the last tokens, which should not have been charged. */
  giveBack(client: string): void {
    const bucket = this.#buckets.get(client);
    if (bucket) bucket.tokens += 1;
  }

  /** Gives the client a full bucket again. */
  forget(client: string): void {
    this.#buckets.delete(client);
  }
}
