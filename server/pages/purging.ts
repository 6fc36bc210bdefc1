import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { describe } from '../../cms/log.ts';
import { type Cdn, changedKeys, NotPurged } from '../http/cdn.ts';

/**
 * Until then another node may have sent what it had before the change, and the CDN have kept it:
 * each looks for changes once a second. What changes meanwhile is purged then as well.
 */
const againAfter = 3000;
const firstPause = 1000;
const longestPause = 60_000;
/** However long the CDN wants to be left alone. */
const longestRest = 300_000;

/** Of several nodes that notice the same change, one purges it (cms/claims.ts). */
export interface Share {
  /** @returns whether it is this node's, somebody else's, or has been purged. Does not throw. */
  take(revision: string): Promise<'mine' | 'others' | 'done'>;
  /** Called by whoever took it. Does not throw. */
  done(revision: string): Promise<void>;
}

interface Options {
  cdn: Pick<Cdn, 'purge'>;
  log: Logger;
  /** None where there is one process. */
  share?: Share | undefined;
}

/**
 * Tells a CDN when the content has changed, and when the server starts: a new build has other pages
 * of the same content.
 */
export class Purging {
  readonly #options: Options;
  #revision = '';
  /** Up to where all has been purged. */
  #purged: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isStopped = false;
  /** Purges that the CDN has confirmed, and attempts that failed. */
  readonly outcomes = { done: 0, failed: 0 };
  /** Since when the CDN has not been told of a change, in Unix time; none if it has, or another node sees to it. */
  owedSince: number | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Called repeatedly with the current content revision. */
  follow(revision: string): void {
    this.#revision = revision;
    if (this.#isRunning || this.#isStopped || revision === this.#purged) return;
    this.#isRunning = true;
    void this.#run().finally(() => {
      this.#isRunning = false;
    });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    // The start is each node's own: they start one after the other.
    const share = this.#purged === undefined ? undefined : this.#options.share;
    const revision = this.#revision;
    const whose = share ? await share.take(revision) : 'mine';
    if (whose === 'others') return;
    this.#purged = whose === 'done' ? revision : await this.#purgeTwice();
    if (whose === 'mine') await share?.done(this.#purged);
  }

  /** And again after each change meanwhile. @returns the revision up to which all is purged. */
  async #purgeTwice(): Promise<string> {
    let before = await this.#purge();
    for (;;) {
      await this.#wait(againAfter);
      const revision = await this.#purge();
      if (revision === before) return revision;
      before = revision;
    }
  }

  /** Until it succeeds. @returns the revision of that moment. */
  async #purge(): Promise<string> {
    const { cdn, log } = this.#options;
    const order = randomUUID();
    this.owedSince = Date.now();
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      const revision = this.#revision;
      try {
        await cdn.purge(changedKeys, order);
        this.outcomes.done += 1;
        this.owedSince = undefined;
        return revision;
      } catch (error) {
        this.outcomes.failed += 1;
        const { status, retryAfter } = error instanceof NotPurged ? error : notAnswered;
        log.error({ status, error: describe(error) }, 'a CDN could not be told of a change');
        await this.#wait(Math.max(pause, Math.min(retryAfter, longestRest)));
      }
    }
  }

  /** For ever, once the server stops. */
  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isStopped) return;
      this.#timer = setTimeout(resolve, milliseconds).unref();
    });
  }
}

const notAnswered = { status: undefined, retryAfter: 0 };
