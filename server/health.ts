import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { Context } from 'hono';
import type { Payload } from 'payload';
import { checkDatabase } from '../cms/health.ts';

interface Options {
  payload: Payload;
  isStopping: () => boolean;
  /** Whether the pages that are to be at hand before the first visitor comes are. */
  isWarm: () => boolean;
  /** Where private files are kept on this node; none where they are elsewhere. */
  filesDirectories: string[];
}

/** `GET /healthz` and `GET /readyz`, for whatever monitors the process. */
export function healthHandlers({ payload, isStopping, isWarm, filesDirectories }: Options) {
  return {
    live: (context: Context) => context.json({ status: 'live' }),

    /** Ready means: right now pages can be read, and inquiries and applications stored. */
    async ready(context: Context) {
      context.header('cache-control', 'no-store');
      if (isStopping()) return context.json({ status: 'stopping' }, 503);
      try {
        await checkDatabase(payload);
        for (const directory of filesDirectories) {
          await mkdir(directory, { recursive: true });
          await access(directory, constants.W_OK);
        }
        return isWarm()
          ? context.json({ status: 'ready' })
          : context.json({ status: 'warming' }, 503);
      } catch {
        return context.json({ status: 'unavailable' }, 503);
      }
    },
  };
}
