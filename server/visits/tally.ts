import type { Logger } from 'pino';
import type { CountRow } from '../../cms/counts.ts';
import { describe } from '../../cms/log.ts';

/** Maximum of distinct pending rows; beyond that, new ones are not counted. */
const maxWaiting = 5000;

interface Options<About extends Record<string, string>> {
  log: Logger;
  /** For the log. */
  name: string;
  write: (rows: CountRow<About>[]) => Promise<void>;
}

/** Counts in memory and writes in batches. */
export class Tally<About extends Record<string, string>> {
  #waiting = new Map<string, CountRow<About>>();
  #writing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;
  readonly #options: Options<About>;

  constructor(options: Options<About>) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#write(), 2000);
  }

  add(about: About, count = 1): void {
    const key = JSON.stringify(about);
    const row = this.#waiting.get(key);
    if (row) row.count += count;
    else if (this.#waiting.size < maxWaiting) this.#waiting.set(key, { about, count });
  }

  /** Flushes what is pending; await it before the process ends. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write();
  }

  #write(): Promise<void> {
    const { log, name, write } = this.#options;
    this.#writing = this.#writing.then(async () => {
      const batch = [...this.#waiting.values()];
      if (batch.length === 0) return;
      this.#waiting = new Map();
      try {
        await write(batch);
      } catch (error) {
        log.error({ error: describe(error) }, `${name} could not be written yet`);
        for (const { about, count } of batch) this.add(about, count);
      }
    });
    return this.#writing;
  }
}
