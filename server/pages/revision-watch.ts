import type { Logger } from 'pino';
import type { ContentSource } from '../../cms/interface.ts';
import { describe } from '../../cms/log.ts';

interface Options {
  content: Pick<ContentSource, 'revision'>;
  log: Logger;
  /** Told the revision each time it was read. */
  read: (revision: string) => void;
  /** Calls back when the revision has changed, and returns a function that ends it. */
  listen?: ((changed: () => void) => () => void) | undefined;
}

const pauseInMilliseconds = 1000;

/**
 * Checks once a second whether the content has changed, here or on another node, and at once where
 * the database says so. Dates pass without anybody saying so.
 * @returns a function that stops it.
 * @throws what the first read throws.
 */
export async function watchRevision({ content, log, read, listen }: Options): Promise<() => void> {
  read(await content.revision());
  let isReading = false;
  let isDue = false;
  const look = async () => {
    isDue = true;
    if (isReading) return;
    isReading = true;
    // What changes while the revision is being read may not be in it yet.
    while (isDue) {
      isDue = false;
      try {
        read(await content.revision());
      } catch (error) {
        log.error({ error: describe(error) }, 'the content revision could not be read');
      }
    }
    isReading = false;
  };
  const watch = setInterval(look, pauseInMilliseconds);
  const endListening = listen?.(look);
  return () => {
    clearInterval(watch);
    endListening?.();
  };
}
