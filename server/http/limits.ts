import { LRUCache } from 'lru-cache';
import type { SharedLimits } from '../../cms/shared-limits.ts';
import { type Allowance, type Decision, RateLimit, refusal } from './rate-limit.ts';

/** What one client may do in a time, counted over all processes of the site. */
export interface Limit {
  /** @param cost in tokens, possibly fractional; at most `burst`. */
  take(client: string, allowance: Allowance, cost?: number): Promise<Decision>;
  /** Refunds the last token, which should not have been charged. */
  giveBack(client: string, allowance: Allowance): Promise<void>;
  /** Gives the client a full bucket again. */
  forget(client: string): Promise<void>;
}

/** For so long a client that was refused is refused again without asking the database. */
const refusedInMilliseconds = 1000;

/**
 * The limits of a site, by their names.
 * @param shared null where a single process serves the site, which counts by itself then.
 */
export const limitsOf =
  (shared: SharedLimits | null) =>
  (name: string): Limit =>
    shared ? new LimitOfAll(name, shared) : new LimitOfProcess();

export type Limits = ReturnType<typeof limitsOf>;

class LimitOfProcess implements Limit {
  readonly #limit = new RateLimit();

  async take(client: string, allowance: Allowance, cost?: number): Promise<Decision> {
    return this.#limit.take(client, allowance, cost);
  }

  async giveBack(client: string, allowance: Allowance): Promise<void> {
    this.#limit.giveBack(client, allowance);
  }

  async forget(client: string): Promise<void> {
    this.#limit.forget(client);
  }
}

/**
 * Asks the database, and decides by what this process has counted where that gives no answer: a
 * limit must never be why somebody cannot send a form.
 */
class LimitOfAll implements Limit {
  readonly #name: string;
  readonly #shared: SharedLimits;
  readonly #own = new RateLimit();
  /** A flood costs the database a statement a second. */
  readonly #refused = new LRUCache<string, { cost: number; decision: Decision }>({
    max: 10_000,
    ttl: refusedInMilliseconds,
  });

  constructor(name: string, shared: SharedLimits) {
    this.#name = name;
    this.#shared = shared;
  }

  async take(client: string, allowance: Allowance, cost = 1): Promise<Decision> {
    const refused = this.#refused.get(client);
    if (refused && cost >= refused.cost) return refused.decision;
    const own = this.#own.take(client, allowance, cost);
    const { burst, secondsEach } = allowance;
    const portion = { taken: cost * secondsEach, all: burst * secondsEach };
    const seconds = await this.#shared.take(this.#nameOf(client), portion).catch(() => undefined);
    if (seconds === undefined) return own;
    if (seconds === null) return { isAllowed: true };
    if (own.isAllowed) this.#own.giveBack(client, allowance, cost);
    const decision = refusal(seconds);
    this.#refused.set(client, { cost, decision });
    return decision;
  }

  async giveBack(client: string, allowance: Allowance): Promise<void> {
    this.#refused.delete(client);
    this.#own.giveBack(client, allowance);
    await this.#shared.giveBack(this.#nameOf(client), allowance.secondsEach).catch(() => undefined);
  }

  async forget(client: string): Promise<void> {
    this.#refused.delete(client);
    this.#own.forget(client);
    await this.#shared.forget(this.#nameOf(client)).catch(() => undefined);
  }

  #nameOf(client: string): string {
    return `${this.#name} ${client}`;
  }
}
