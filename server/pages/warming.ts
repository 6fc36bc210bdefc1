import { performance as measurements } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { describe } from '../../cms/log.ts';
import type { Pages } from './pages.ts';

/** While editors save one change after the other, only visitors have pages made. */
const quietInMilliseconds = 2000;
/** After the list could not be read. */
const pauseInMilliseconds = 10_000;
const shortestRestInMilliseconds = 5;
/** Between two pages, however busy the process is with visitors. */
const longestRestInMilliseconds = 1000;
/** Above this share of its time the process is busy. */
const busy = 0.5;
/** Between two while nobody else needs the process. */
const pauseWhileAwaitedInMilliseconds = 1;
/** A node is not kept away from its visitors for longer, whatever it lacks. */
const longestWaitInMilliseconds = 120_000;
/** More pages than this are made when somebody asks for them. */
const most = 5000;

interface Options {
  pages: Pick<Pages, 'worthKeeping' | 'prepare'>;
  /** Whether visitors wait for something to be made. */
  isBusy: () => boolean;
  /** @returns the share of its time for which the process had work since the last call. */
  readLoad?: () => number;
  log: Logger;
  /**
   * Called once, when all is at hand for the first time or that has taken too long. Where it is
   * given, visitors are waited for elsewhere meanwhile: nothing is spared for them.
   */
  warm?: (() => void) | undefined;
}

/**
 * Has all pages at hand before anybody asks for them, after the start and after each change of
 * content: one after the other, between the requests of visitors, resting at least as long as the
 * page before took.
 */
export class Warming {
  readonly #options: Options;
  readonly #readLoad: () => number;
  #revision: string | undefined;
  /** When it may begin. */
  #due = 0;
  /** The revision of which all is at hand, or being made. */
  #begun: string | undefined;
  #isRunning = false;
  #isStopped = false;
  /** Whether `warm` is still to be called. */
  #isAwaited: boolean;
  readonly #longestWait: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#readLoad = options.readLoad ?? loadReader();
    this.#isAwaited = options.warm !== undefined;
    if (!this.#isAwaited) return;
    this.#longestWait = setTimeout(() => {
      options.log.error({}, 'this node is ready, but not all of its pages could be made');
      this.#tellWarm();
    }, longestWaitInMilliseconds).unref();
  }

  /** Called repeatedly with the current content revision. */
  follow(revision: string): void {
    const now = performance.now();
    if (revision !== this.#revision) this.#due = this.#isAwaited ? now : now + quietInMilliseconds;
    this.#revision = revision;
    if (this.#isRunning || this.#begun === revision || now < this.#due) return;
    this.#begun = revision;
    this.#isRunning = true;
    this.#run(revision)
      .catch((error: unknown) => {
        if (this.#isStopped) return;
        this.#options.log.error({ error: describe(error) }, 'pages could not be made in advance');
        this.#begun = undefined;
        this.#due = performance.now() + pauseInMilliseconds;
      })
      .finally(() => {
        this.#isRunning = false;
      });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#longestWait);
  }

  async #run(revision: string): Promise<void> {
    const { pages, log } = this.#options;
    const worth = (await pages.worthKeeping()).slice(0, most);
    let isRoom = true;
    for (const page of worth) {
      if (this.#isStopped || revision !== this.#revision) return;
      if (!isRoom) break;
      const started = performance.now();
      isRoom = await pages.prepare(page);
      await this.#rest(performance.now() - started);
    }
    log.info({ pages: worth.length, isRoom }, 'pages were made in advance');
    this.#tellWarm();
  }

  #tellWarm(): void {
    if (!this.#isAwaited) return;
    this.#isAwaited = false;
    clearTimeout(this.#longestWait);
    this.#options.warm?.();
  }

  /** Longer while the process has enough to do. */
  async #rest(milliseconds: number): Promise<void> {
    const until = performance.now() + longestRestInMilliseconds;
    const each = this.#isAwaited
      ? pauseWhileAwaitedInMilliseconds
      : Math.min(Math.max(milliseconds, shortestRestInMilliseconds), 200);
    let isBusy = true;
    while (isBusy && performance.now() < until) {
      // Its own work does not count.
      this.#readLoad();
      await wait(each);
      isBusy = this.#readLoad() > busy || this.#options.isBusy();
    }
  }
}

function loadReader(): () => number {
  let last = measurements.eventLoopUtilization();
  return () => {
    const present = measurements.eventLoopUtilization();
    const { utilization } = measurements.eventLoopUtilization(present, last);
    last = present;
    return utilization;
  };
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
