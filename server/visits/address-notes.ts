import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { type About, addCounts, addRedirectHits } from '../../cms/counts.ts';
import { linkCheckAgent } from '../../cms/links/agent.ts';
import { keptPath } from '../../cms/links/missing-path.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import type { AddressNotes } from '../pages/redirections.ts';
import { Tally } from './tally.ts';
import { VisitLimit } from './visit-limit.ts';

interface Options {
  payload: Payload;
  budget: ClientBudget;
  log: Logger;
}

/** Nobody comes across thirty dead links; a program that makes addresses up does. */
const ofMisses = {
  ofPage: { burst: 5, secondsEach: 60 },
  ofClient: { burst: 30, secondsEach: 60 },
};

const today = () => new Date().toISOString().slice(0, 10);

/** Counts how redirects are used, and which addresses are asked for in vain. */
export class AddressCounter implements AddressNotes {
  readonly #hits: Tally<{ from: string; day: string }>;
  readonly #misses: Tally<About<'misses'>>;
  readonly #limit = new VisitLimit(ofMisses);
  readonly #budget: ClientBudget;

  constructor({ payload, budget, log }: Options) {
    this.#budget = budget;
    this.#hits = new Tally({
      log,
      name: 'uses of redirects',
      write: (rows) => addRedirectHits(payload, rows),
    });
    this.#misses = new Tally<About<'misses'>>({
      log,
      name: 'missing addresses',
      write: (rows) => addCounts(payload, 'misses', rows),
    });
  }

  redirected(from: string): void {
    this.#hits.add({ from, day: today() });
  }

  missed(context: Context, path: string): void {
    const kept = keptPath(path);
    if (!kept || context.req.header('user-agent') === linkCheckAgent) return;
    if (!this.#limit.isCounted(this.#budget.clientOf(context), kept.path)) return;
    this.#misses.add({ day: today(), ...kept });
  }

  async stop(): Promise<void> {
    this.#limit.stop();
    await this.#hits.stop();
    await this.#misses.stop();
  }
}
