import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * To be awaited before work that holds the processor for long, such as rendering a page: whatever
 * has come in meanwhile is answered first, and of all who wait for this only one goes on at a time.
 */
export function nextTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
