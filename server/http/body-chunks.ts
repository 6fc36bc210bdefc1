import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Overload } from './overload.ts';

/** Anything slower than 4 KB a second only takes up room that others need. */
const windowInMilliseconds = 10_000;
const leastBytesInWindow = 40 * 1024;

/**
 * The body of a request as it arrives. Nothing need arrive in the first ten seconds, while a phone
 * may be looking for its network; each ten seconds after that have a minimum.
 * @throws Overload when it comes too slowly.
 */
export async function* bodyChunks({
  env,
}: Context<{ Bindings: HttpBindings }>): AsyncGenerator<Uint8Array, void> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  // It may reject after everyone has stopped waiting.
  tooSlow.catch(() => undefined);
  let received = 0;
  let isFirst = true;
  const watch = setInterval(() => {
    if (!isFirst && received < leastBytesInWindow) reject(new Overload('tooSlow'));
    isFirst = false;
    received = 0;
  }, windowInMilliseconds);
  // The connection is still needed for the response, so the rest of the body is left unread.
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
    // The unread rest must not be taken for the next request.
    if (error instanceof Overload) env.outgoing.setHeader('connection', 'close');
    throw error;
  } finally {
    clearInterval(watch);
  }
}
