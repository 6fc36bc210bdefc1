import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Overload } from './overload.ts';

/** A body that comes more slowly only keeps its place from others: 4 KB a second. */
const windowInMilliseconds = 10_000;
const leastBytesInWindow = 40 * 1024;

/**
 * The body of a request as it comes in. The first ten seconds may pass without a byte, in which a
 * telephone looks for its network; of each ten seconds after that a least is asked for.
 * @throws Overload when it comes too slowly.
 */
export async function* bodyChunks({
  env,
}: Context<{ Bindings: HttpBindings }>): AsyncGenerator<Uint8Array, void> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  // It may fail when nobody waits for it any more.
  tooSlow.catch(() => undefined);
  let received = 0;
  let isFirst = true;
  const watch = setInterval(() => {
    if (!isFirst && received < leastBytesInWindow) reject(new Overload('tooSlow'));
    isFirst = false;
    received = 0;
  }, windowInMilliseconds);
  // The connection is needed for the answer, so the rest of the body is left where it is.
  const chunks = env.incoming.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
  try {
    while (true) {
      const reading = chunks.next();
      reading.catch(() => undefined);
      const { done, value } = await Promise.race([reading, tooSlow]);
      if (done) return;
      received += value.length;
      yield value;
    }
  } catch (error) {
    // What is still to come is nobody's next request.
    if (error instanceof Overload) env.outgoing.setHeader('connection', 'close');
    throw error;
  } finally {
    clearInterval(watch);
  }
}
