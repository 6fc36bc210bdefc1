import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Payload } from 'payload';
import { recoverFromLock } from '../cms/database.ts';

/** `GET /healthz` and `GET /readyz`, for whatever watches over the process. */
export function healthAnswers(payload: Payload, isStopping: () => boolean) {
  return {
    live: (context: Context) => context.json({ status: 'live' }),

    /** Ready means: pages can be read and an inquiry could be written at this moment. */
    async ready(context: Context) {
      context.header('cache-control', 'no-store');
      if (isStopping()) return context.json({ status: 'stopping' }, 503);
      try {
        await payload.db.upsert({
          collection: 'content-revisions',
          data: { key: 'readiness', revision: randomUUID() },
          where: { key: { equals: 'readiness' } },
          req: {},
        });
        return context.json({ status: 'ready' });
      } catch (error) {
        await recoverFromLock(payload, error).catch(() => undefined);
        return context.json({ status: 'unavailable' }, 503);
      }
    },
  };
}
