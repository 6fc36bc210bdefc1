import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { purgeClaim, releaseClaim, takeClaim } from '../../cms/claims.ts';
import { describe } from '../../cms/log.ts';
import type { Share } from './purging.ts';

/** In Payload's store of keys and values: up to where a CDN was told of changes. */
const store = 'purged-revision';

/**
 * One of several nodes tells a CDN of a change. Should it be killed meanwhile, another does so a minute
 * later. Without the database each does so itself: rather too often than not at all.
 */
export function purgeShare(payload: Payload, log: Logger): Share {
  const report = (error: unknown) =>
    log.error({ error: describe(error) }, 'nodes could not agree on who tells a CDN of a change');
  return {
    async take(revision) {
      try {
        const purged = await payload.kv.get<{ revision: string }>(store);
        if (purged?.revision === revision) return 'done';
        return (await takeClaim(payload, purgeClaim)) ? 'mine' : 'others';
      } catch (error) {
        report(error);
        return 'mine';
      }
    },
    async done(revision) {
      try {
        await payload.kv.set(store, { revision });
        await releaseClaim(payload, purgeClaim);
      } catch (error) {
        report(error);
      }
    },
  };
}
