import type { Client } from './client-address.ts';
import { WorkQueue, type WorkQueueOptions } from './work-queue.ts';

/** How long one request may hold up the others. */
const patienceInMilliseconds = 5000;
/** After each request, the place stays free for as long as the request took, up to this. */
const longestRestInMilliseconds = 250;

/**
 * Lets a few through at once; the others wait.
 *
 * With SQLite, a response may be made without ever yielding, and each turn of the event loop
 * accepts only one new connection. So after each response the event loop is left to everyone else
 * for a while: whatever passes through here gets at most half of the process.
 */
export class Turnstile {
  readonly #queue: WorkQueue;

  constructor(options: WorkQueueOptions) {
    this.#queue = new WorkQueue(options);
  }

  /**
   * @returns a function to call when the work is done.
   * @throws Overload when too many are waiting; no work has begun then.
   */
  async enter(client: Client): Promise<() => void> {
    const leave = await this.#queue.enter(client);
    const begun = performance.now();
    let isInside = true;
    const leaveAndRest = () => {
      clearTimeout(timer);
      if (!isInside) return;
      isInside = false;
      setTimeout(leave, Math.min(performance.now() - begun, longestRestInMilliseconds));
    };
    // A slow connection or an unresponsive database must not block everyone else.
    const timer = setTimeout(leaveAndRest, patienceInMilliseconds).unref();
    return leaveAndRest;
  }
}
