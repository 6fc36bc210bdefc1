import type { Logger } from 'pino';
import { describe } from '../../cms/log.ts';
import { changedKeys, type Purge } from '../http/cdn.ts';

/**
 * Until then another node may have sent what it had before the change, and the CDN have kept it:
 * each looks for changes once a second.
 */
const againAfter = 3000;
const longestPause = 60_000;

interface Options {
  purge: Purge;
  log: Logger;
}

/**
 * Tells a CDN when the content has changed, and when the server starts: a new build has other pages
 * of the same content.
 */
export class Purging {
  readonly #options: Options;
  #revision: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Called repeatedly with the current content revision. */
  follow(revision: string): void {
    if (revision === this.#revision) return;
    this.#revision = revision;
    clearTimeout(this.#timer);
    void this.#purge(revision, { isLast: false, pause: 1000 });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Until it succeeds, or something else has changed. */
  async #purge(revision: string, { isLast, pause }: { isLast: boolean; pause: number }) {
    const { purge, log } = this.#options;
    let next = { after: againAfter, isLast: true, pause: 1000 };
    try {
      await purge(changedKeys);
      if (isLast) return;
    } catch (error) {
      log.error({ error: describe(error) }, 'a CDN could not be told of a change');
      next = { after: pause, isLast, pause: Math.min(pause * 2, longestPause) };
    }
    if (this.#isStopped || revision !== this.#revision) return;
    this.#timer = setTimeout(() => void this.#purge(revision, next), next.after).unref();
  }
}
