import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PrintJob, PrintResult } from '../../documents/print-job.ts';
import { workerFile } from '../../own-files.ts';
import { WorkQueue } from '../http/work-queue.ts';

/** An idle thread is ended after this time, to free its fonts' memory. */
const idleInMilliseconds = 60_000;
const mostMemoryInMegabytes = 512;
/** More than there are documents in one language. */
const mostWaiting = 100;

/**
 * Typesets PDFs on its own thread, one at a time: a sheet takes a third of a second, in which
 * no visitor would get a response.
 */
export class Press {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #queue = new WorkQueue({ atOnce: 1, waiting: mostWaiting });

  /** @throws Overload when too many are waiting. */
  print(job: PrintJob): Promise<Buffer> {
    return this.#queue.run(() => this.#print(job));
  }

  async #print(job: PrintJob): Promise<Buffer> {
    clearTimeout(this.#idle);
    const worker = this.#start();
    const settled = new AbortController();
    const { signal } = settled;
    try {
      worker.postMessage(job);
      const ended = once(worker, 'exit', { signal }).then(() => {
        throw new Error('The thread of the press has ended');
      });
      const [result]: PrintResult[] = await Promise.race([
        once(worker, 'message', { signal }),
        ended,
      ]);
      if (!result || 'error' in result) throw new Error(result?.error);
      return Buffer.from(result.file);
    } finally {
      settled.abort();
      this.#idle = setTimeout(() => this.#stop(), idleInMilliseconds).unref();
    }
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(workerFile('press-worker', 'documents/pdf/worker.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryInMegabytes },
    });
    // A pending job keeps the process alive; an idle thread does not.
    worker.unref();
    // Whoever waits gets the error; the thread ends, and the next job starts another.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }

  #stop(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
