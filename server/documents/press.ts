import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { PrintJob, PrintResult } from '../../documents/print-job.ts';
import { workerFile } from '../../own-files.ts';
import { WorkQueue } from '../http/work-queue.ts';

/** An idle worker is ended after this time, to free its fonts' memory. */
const idleInMilliseconds = 60_000;
const mostMemoryInMegabytes = 512;
/** More than there are documents in one language. */
const mostWaiting = 100;

/**
 * Typesets PDFs in a process of its own, one at a time: a sheet takes a third of a second, in which
 * no visitor would get a response, and a hundred megabytes, of which a thread gives little back.
 */
export class Press {
  #worker: ChildProcess | undefined;
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
      worker.channel?.ref();
      worker.send(job);
      const ended = once(worker, 'exit', { signal }).then(() => {
        throw new Error('The process of the press has ended');
      });
      const [result]: PrintResult[] = await Promise.race([
        once(worker, 'message', { signal }),
        ended,
      ]);
      if (!result || 'error' in result) throw new Error(result?.error);
      return Buffer.from(result.file);
    } finally {
      settled.abort();
      worker.channel?.unref();
      this.#idle = setTimeout(() => this.#stop(), idleInMilliseconds).unref();
    }
  }

  #start(): ChildProcess {
    if (this.#worker) return this.#worker;
    const worker = fork(workerFile('press-worker', 'documents/pdf/worker.ts'), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${mostMemoryInMegabytes}`, '--max-semi-space-size=8'],
      // It has no use for what the server is configured with.
      env: { NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '2' },
    });
    // A pending job keeps this process alive; an idle worker does not.
    worker.unref();
    worker.channel?.unref();
    // Whoever waits gets the error; the next job starts another.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }

  #stop(): void {
    this.#worker?.kill();
    this.#worker = undefined;
  }
}
