import type { Logger } from 'pino';
import type { ContentSource } from '../../cms/interface.ts';
import { describe } from '../../cms/log.ts';

interface Options {
  content: Pick<ContentSource, 'revision'>;
  log: Logger;
  /** Told the revision each time it was read. */
  read: (revision: string) => void;
}

/**
 * Checks once a second whether the content has changed, here or on another node.
 * @returns a function that stops it.
 * @throws what the first read throws.
 */
export async function watchRevision({ content, log, read }: Options): Promise<() => void> {
  read(await content.revision());
  let isReading = false;
  const watch = setInterval(async () => {
    if (isReading) return;
    isReading = true;
    try {
      read(await content.revision());
    } catch (error) {
      log.error({ error: describe(error) }, 'the content revision could not be read');
    } finally {
      isReading = false;
    }
  }, 1000);
  return () => clearInterval(watch);
}
