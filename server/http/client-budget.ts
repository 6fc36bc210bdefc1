import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Client, ClientAddress } from './client-address.ts';
import { Overload } from './overload.ts';
import { type Allowance, RateLimit } from './rate-limit.ts';
import { Shares } from './shares.ts';
import { WorkQueue, type WorkQueueOptions } from './work-queue.ts';

/**
 * What one client may cost, in rendered pages: enough for an office of a hundred people who each
 * open a few uncached pages, or for a crawler that never stops, at ten pages a second. Cached pages
 * cost nothing.
 */
const ofClient: Allowance = { burst: 400, secondsEach: 0.1 };
/** Local programs, or all visitors together behind an undeclared proxy. */
const onThisMachine: Allowance = { burst: 20_000, secondsEach: 0.002 };

/** The cost of responses, in rendered pages. */
export const costs = {
  page: 1,
  /** The content of a page, or a search. */
  data: 0.5,
  suggestions: 0.2,
  /** An existing file that only has to be looked up. */
  file: 0.05,
  /** A picture in a width or format that has not been requested before. */
  picture: 2,
  socialPreview: 4,
} as const;

/** For rendering pages: four may wait for the database while one uses the processor. */
const pageQueue: WorkQueueOptions = {
  atOnce: 4,
  waiting: 128,
  waitingOfClient: 32,
  milliseconds: 10_000,
};

/** For looking up existing files, one at a time. */
const fileQueue: WorkQueueOptions = {
  atOnce: 1,
  waiting: 512,
  waitingOfClient: 128,
  milliseconds: 10_000,
};

/** Bytes of form bodies being read; a form typically has a few thousand. */
const bodies = { ofClient: 8 * 1024 * 1024, all: 48 * 1024 * 1024 };

/** Limits, per process, what each client costs the others. */
export class ClientBudget {
  readonly #limit = new RateLimit();
  readonly #queue = new WorkQueue(pageQueue);
  readonly #files = new WorkQueue(fileQueue);
  readonly #bodies = new Shares(bodies);
  readonly #addressOf: ClientAddress;

  constructor(addressOf: ClientAddress) {
    this.#addressOf = addressOf;
  }

  /** How busy it is, for whoever watches the process. */
  queues() {
    return { pages: this.#queue.load, files: this.#files.load };
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

  /**
   * @returns a function to call once the bytes are released.
   * @throws Overload
   */
  holdBody(context: Context, bytes: number): () => void {
    return this.#bodies.take(this.clientOf(context), bytes);
  }

  /**
   * Waits in the queue shared by all clients.
   * @throws Overload when the wait would be too long.
   */
  queue<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(work, this.clientOf(context));
  }

  /** For work that nobody has asked for. @throws Overload as `queue` does. */
  queueBehindAll<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(work);
  }

  /** Whether something waits in that queue, or is being made. */
  get isBusy(): boolean {
    return this.#queue.isBusy;
  }

  /** @throws Overload as `spend` and `queue` do. */
  async run<Result>(context: Context, cost: number, work: () => Promise<Result>): Promise<Result> {
    this.spend(context, cost);
    return this.queue(context, work);
  }

  /** For files: each lookup is queued; sending the file is not. */
  lookUp(cost: number = costs.file): MiddlewareHandler {
    return async (context, next) => {
      this.spend(context, cost);
      await this.#files.run(async () => undefined, this.clientOf(context));
      await next();
    };
  }
}
