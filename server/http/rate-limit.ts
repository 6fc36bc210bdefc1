import { LRUCache } from 'lru-cache';

export interface Allowance {
  /** How many at once. */
  burst: number;
  /** Seconds until one more is allowed. */
  secondsEach: number;
}

/** Refused, with the whole seconds until one more is allowed. */
export type Decision = { isAllowed: true } | { isAllowed: false; retryAfter: number };

/** @param seconds until it is allowed. */
export const refusal = (seconds: number): Decision => ({
  isAllowed: false,
  retryAfter: Math.max(1, Math.ceil(seconds)),
});

/**
 * A token bucket per client, in this process: a client has `burst` tokens and regains one every
 * `secondsEach`. All there is to know is when its bucket will be full again, as in
 * cms/shared-limits.ts. The least recently used clients are dropped first.
 */
export class RateLimit {
  /**
   * In milliseconds. Bounded by size: with `max`, a megabyte is reserved at once for each of a dozen
   * limits, most of which never see more than a few clients.
   */
  readonly #fullAt = new LRUCache<string, number>({ maxSize: 50_000, sizeCalculation: () => 1 });
  readonly #now: () => number;

  /** @param now in milliseconds; set by tests. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @param cost in tokens, possibly fractional; at most `burst`. */
  take(client: string, { burst, secondsEach }: Allowance, cost = 1): Decision {
    const now = this.#now();
    const fullAt = Math.max(this.#fullAt.get(client) ?? now, now) + cost * secondsEach * 1000;
    const wait = (fullAt - now) / 1000 - burst * secondsEach;
    if (wait > 0) return refusal(wait);
    this.#fullAt.set(client, fullAt);
    return { isAllowed: true };
  }

  /** Refunds tokens that should not have been charged. */
  giveBack(client: string, { secondsEach }: Allowance, cost = 1): void {
    const fullAt = this.#fullAt.get(client);
    if (fullAt !== undefined) this.#fullAt.set(client, fullAt - cost * secondsEach * 1000);
  }

  /** Gives the client a full bucket again. */
  forget(client: string): void {
    this.#fullAt.delete(client);
  }
}
