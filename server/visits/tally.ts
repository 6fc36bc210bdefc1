import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { type About, addCounts, type Counted } from '../../cms/counts.ts';
import { describe } from '../../cms/log.ts';

/** Maximum of distinct pending rows; beyond that, new ones are not counted. */
const maxWaiting = 5000;

interface Options<What extends Counted> {
  payload: Payload;
  log: Logger;
  what: What;
  /** @returns those rows that refer to something that exists. */
  keep?: (rows: Row<What>[]) => Promise<Row<What>[]>;
}

interface Row<What extends Counted> {
  about: About<What>;
  count: number;
}

/** Counts in memory and writes in batches. */
export class Tally<What extends Counted> {
  #waiting = new Map<string, Row<What>>();
  #writing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;
  readonly #options: Options<What>;

  constructor(options: Options<What>) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#write(), 2000);
  }

  add(about: About<What>, count = 1): void {
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
    const { payload, log, what, keep } = this.#options;
    this.#writing = this.#writing.then(async () => {
      const batch = [...this.#waiting.values()];
      if (batch.length === 0) return;
      this.#waiting = new Map();
      try {
        await addCounts(payload, what, keep ? await keep(batch) : batch);
      } catch (error) {
        log.error({ error: describe(error) }, `${what} could not be written yet`);
        for (const { about, count } of batch) this.add(about, count);
      }
    });
    return this.#writing;
  }
}
