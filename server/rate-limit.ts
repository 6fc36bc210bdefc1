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

  take(client: string, { burst, secondsEach }: Allowance): Decision {
    const now = this.#now();
    const bucket = this.#buckets.get(client) ?? { tokens: burst, filledAt: now };
    const gained = (now - bucket.filledAt) / 1000 / secondsEach;
    const tokens = Math.min(burst, bucket.tokens + gained);
    const isAllowed = tokens >= 1;
    this.#buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, filledAt: now });
    if (isAllowed) return { isAllowed };
    return { isAllowed, retryAfter: Math.max(1, Math.ceil((1 - tokens) * secondsEach)) };
  }
}
