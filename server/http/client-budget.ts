import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Client, ClientAddress } from './client-address.ts';
import { Overload } from './overload.ts';
import { type Allowance, RateLimit } from './rate-limit.ts';
import { Shares } from './shares.ts';
import { WorkQueue, type WorkQueueOptions } from './work-queue.ts';

/**
 * What one client may cost, in rendered pages: an office of a hundred people who each open a few
 * pages that are not in memory, or a crawler with ten of them a second for as long as it likes.
 * Pages in memory cost nothing.
 */
const ofClient: Allowance = { burst: 400, secondsEach: 0.1 };
/** Programs of this machine, or all visitors together behind a proxy that nobody has declared. */
const onThisMachine: Allowance = { burst: 20_000, secondsEach: 0.002 };

/** What answers cost, in rendered pages. */
export const costs = {
  page: 1,
  /** The content of a page, or a search for what is being typed. */
  data: 0.5,
  suggestions: 0.2,
  /** A file that is there already and is only looked up. */
  file: 0.05,
  /** A picture in a width or format that nobody has asked for before. */
  picture: 2,
  socialPreview: 4,
} as const;

/** Pages that are rendered: four may wait for the database while one has the processor. */
const pageQueue: WorkQueueOptions = {
  atOnce: 4,
  waiting: 128,
  waitingOfClient: 32,
  milliseconds: 10_000,
};

/** Files that are there and only looked up: one after the other, however many are asked for. */
const fileQueue: WorkQueueOptions = {
  atOnce: 1,
  waiting: 512,
  waitingOfClient: 128,
  milliseconds: 10_000,
};

/** Bytes of forms that are being read; each of them has a few thousand. */
const bodies = { ofClient: 8 * 1024 * 1024, all: 48 * 1024 * 1024 };

/** Bounds what each client costs all others, in the memory of this process. */
export class ClientBudget {
  readonly #limit = new RateLimit();
  readonly #queue = new WorkQueue(pageQueue);
  readonly #files = new WorkQueue(fileQueue);
  readonly #bodies = new Shares(bodies);
  readonly #addressOf: ClientAddress;

  constructor(addressOf: ClientAddress) {
    this.#addressOf = addressOf;
  }

  clientOf(context: Context): Client {
    const { incoming }: HttpBindings = context.env;
    return this.#addressOf(incoming);
  }

  /** @throws Overload when the client has used up its share. */
  spend(context: Context, cost: number): void {
    const { address, isLoopback } = this.clientOf(context);
    const decision = this.#limit.take(address, isLoopback ? onThisMachine : ofClient, cost);
    if (!decision.isAllowed) throw new Overload('tooMany', decision.retryAfter);
  }

  /** @returns what to call when the bytes are not held any more. @throws Overload */
  holdBody(context: Context, bytes: number): () => void {
    return this.#bodies.take(this.clientOf(context), bytes);
  }

  /** Waits among the works of all clients. @throws Overload when it has to wait for too long. */
  queue<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(work, this.clientOf(context));
  }

  /** @throws Overload as `spend` and `queue`. */
  async run<Result>(context: Context, cost: number, work: () => Promise<Result>): Promise<Result> {
    this.spend(context, cost);
    return this.queue(context, work);
  }

  /** For files: each waits for its turn, but not for what is done then. */
  lookUp(cost: number = costs.file): MiddlewareHandler {
    return async (context, next) => {
      this.spend(context, cost);
      await this.#files.run(async () => undefined, this.clientOf(context));
      await next();
    };
  }
}
