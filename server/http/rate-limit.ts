import { LRUCache } from 'lru-cache';

export interface Allowance {
  /** How many at once. */
  burst: number;
  /** How long until one more is allowed. */
  secondsEach: number;
}

/** Refused, with the whole seconds after which one more will be allowed. */
export type Decision = { isAllowed: true } | { isAllowed: false; retryAfter: number };

interface Bucket {
  tokens: number;
  filledAt: number;
}

/**
 * Counts what each client does, in the memory of this process: a client has `burst` tokens and
 * gets one back every `secondsEach`. The least recent clients are forgotten first.
 */
export class RateLimit {
  readonly #buckets = new LRUCache<string, Bucket>({ max: 50_000 });
  readonly #now: () => number;

  /** @param now milliseconds; given by tests. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @param cost how many tokens it takes, also parts of one; not more than `burst`. */
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

  /** What was taken last turned out to be nothing to count. */
  giveBack(client: string): void {
    const bucket = this.#buckets.get(client);
    if (bucket) bucket.tokens += 1;
  }

  /** The client is as good as new. */
  forget(client: string): void {
    this.#buckets.delete(client);
  }
}
