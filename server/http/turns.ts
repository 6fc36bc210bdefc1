import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Await this before CPU-intensive work such as rendering a page: pending requests are served first,
 * and of all callers waiting here only one proceeds at a time.
 */
export function nextTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
