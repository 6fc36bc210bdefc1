import { once } from 'node:events';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Edition, ShownDocument } from './shown.ts';

export interface PrintJob {
  shown: ShownDocument;
  edition: Edition;
  /** JPEG files by the address of the picture. */
  pictures: Map<string, Uint8Array>;
}

export type PrintResult = { file: Uint8Array } | { error: string };

/** A thread that has nothing to do gives its fonts' memory back after this time. */
const idleInMilliseconds = 60_000;
const mostMemoryInMegabytes = 512;

/**
 * Sets PDFs on a thread of its own, one at a time: a sheet takes a third of a second, in which
 * no visitor would get an answer.
 */
export class Press {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  print(job: PrintJob): Promise<Buffer> {
    const result = this.#queue.then(() => this.#print(job));
    this.#queue = result.catch(() => undefined);
    return result;
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
    // Node runs the file as it is. Asked for in this way, no bundler looks for it.
    const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');
    const worker = new Thread(path.resolve('server/documents/pdf/worker.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryInMegabytes },
    });
    // A job that is waited for keeps the process; a thread that waits does not.
    worker.unref();
    // What went wrong is told to whoever waits; the thread ends, and the next job gets another.
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
