import { executionAsyncResource } from 'node:async_hooks';

/** What Node made for one call of `process.nextTick`. */
const kept: object[] = [];

/**
 * Lets `process.nextTick`, which every response goes through several times, stay as fast as it is
 * compiled to be. V8 forgets the shape of the objects that Node makes for it if it collects garbage
 * while there is none, as happens more than once during a start; from then on it looks up each of
 * their properties, ten times slower, for as long as the process lives. So one is kept. (An eighth
 * of the time of a page from memory; decision 52.)
 */
export function keepTicksFast(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
