import type { Client } from './client-address.ts';
import { WorkQueue, type WorkQueueOptions } from './work-queue.ts';

/** How long somebody inside keeps others waiting. */
const patienceInMilliseconds = 5000;
/** After each the place stays empty for as long as it was taken, up to this. */
const longestRestInMilliseconds = 250;

/**
 * Lets a few through at once; the others wait.
 *
 * With SQLite an answer may be made without ever waiting for anything, and a turn of the event
 * loop takes one new connection only. So between two answers there are turns for everybody else:
 * what goes through here has half of the process at most.
 */
export class Turnstile {
  readonly #queue: WorkQueue;

  constructor(options: WorkQueueOptions) {
    this.#queue = new WorkQueue(options);
  }

  /**
   * @returns what to call when the work is done.
   * @throws Overload when too many wait; then nothing was begun.
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
    // Nobody's slow line, or a database that does not answer, shuts all others out.
    const timer = setTimeout(leaveAndRest, patienceInMilliseconds).unref();
    return leaveAndRest;
  }
}
