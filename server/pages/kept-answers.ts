import type { Context } from 'hono';
import { isOutage } from '../../cms/outage.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import { type Body, type CachedAnswer, PageCache } from './page-cache.ts';

interface Options {
  budget: ClientBudget;
  maxBytes: number;
}

/** What is kept for everybody; making it is charged to the client who asks for it first. */
export class KeptAnswers {
  readonly cache: PageCache;
  readonly #budget: ClientBudget;

  constructor({ budget, maxBytes }: Options) {
    this.cache = new PageCache({ maxBytes });
    this.#budget = budget;
  }

  /**
   * Requesting what is cached, or is being rendered for somebody else, costs nothing.
   * @throws Overload, and what `make` throws, when there is no older version to send.
   */
  async answer(
    context: Context,
    key: string,
    cost: number,
    make: () => Promise<Body>,
  ): Promise<CachedAnswer | Body> {
    const fresh = this.cache.find(key);
    if (fresh) {
      this.cache.countHit();
      return fresh;
    }
    if (!this.cache.isMaking(key)) {
      try {
        this.#budget.spend(context, cost);
      } catch (error) {
        const old = this.cache.findOld(key);
        if (old) return old;
        throw error;
      }
    }
    return this.cache.get(key, () => this.#budget.queue(context, make));
  }

  /**
   * Makes something before anybody asks for it.
   * @returns whether there is room for more.
   * @throws when nothing can be made at present.
   */
  async prepare(key: string, make: () => Promise<Body>): Promise<boolean> {
    await this.cache
      .prepare(key, () => this.#budget.queueBehindAll(make))
      // Whoever asks for this one is told what is wrong with it.
      .catch((error: unknown) => {
        if (isOutage(error)) throw error;
      });
    return this.cache.hasRoom;
  }
}
