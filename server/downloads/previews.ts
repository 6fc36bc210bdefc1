import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PreviewPages } from '../../cms/documents/sources.ts';
import type { DocumentFile } from '../../cms/interface.ts';
import { workerFile } from '../../own-files.ts';
import { keepFile } from '../files/keep-file.ts';
import { Overload } from '../http/overload.ts';
import { WorkQueue } from '../http/work-queue.ts';

/** Input of the thread that reads a PDF. */
export interface PageJob {
  file: Uint8Array;
  /** In pixels. */
  width: number;
  mostPages: number;
  /** Which page to draw, from 1; otherwise all are measured. */
  page?: number;
}

/** Its result, unless a page was to be drawn: then it is a PNG. */
export interface MeasuredPages {
  pageCount: number;
  sizes: { width: number; height: number }[];
}

const pageWidth = 1200;
const mostPages = 24;
const patienceInMilliseconds = 60_000;
const mostMemoryInMegabytes = 512;
const mostWaiting = 20;

/**
 * The pages of PDFs as pictures, cached by the hash of the file. Their sizes are enough to show a
 * page of the site, whose visitor waits for five seconds at most; each picture is drawn when it is
 * asked for. A PDF is read on a thread of its own, one at a time for either purpose.
 */
export class Previews {
  readonly #directory: string;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #measuring = new WorkQueue({ atOnce: 1, waiting: mostWaiting });
  readonly #drawing = new WorkQueue({ atOnce: 1, waiting: mostWaiting * mostPages });

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** @returns null for a file that cannot be read. */
  async pages(key: string, file: DocumentFile): Promise<PreviewPages | null> {
    const bytes = await file.read();
    const hash = hashOf(bytes);
    const measured = await this.#measured(hash, bytes).catch((error: unknown) => {
      if (error instanceof Overload) throw error;
      return null;
    });
    return (
      measured && {
        pageCount: measured.pageCount,
        pages: measured.sizes.map((size, index) => ({
          source: `/documents/pages/${key}/${hash}/${index + 1}.png`,
          ...size,
        })),
      }
    );
  }

  /**
   * @returns one page, drawn again if this node has no copy; null for any other hash, and for a page
   *   that the file does not have.
   * @throws if it cannot be drawn.
   */
  async page(file: DocumentFile, hash: string, page: number): Promise<Buffer | null> {
    const bytes = await file.read();
    if (hashOf(bytes) !== hash) return null;
    const { sizes } = await this.#measured(hash, bytes);
    if (!sizes[page - 1]) return null;
    return this.#kept(path.join(hash, `${page}.png`), () =>
      this.#drawing.run(async () => Buffer.from(await read<Uint8Array>({ ...jobOf(bytes), page }))),
    );
  }

  async #measured(hash: string, bytes: Uint8Array): Promise<MeasuredPages> {
    const kept = await this.#kept(path.join(hash, 'pages.json'), () =>
      this.#measuring.run(async () =>
        Buffer.from(JSON.stringify(await read<MeasuredPages>(jobOf(bytes)))),
      ),
    );
    return JSON.parse(kept.toString());
  }

  /** @returns a file of the cache; made once for all who ask for it meanwhile. */
  async #kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.#directory, name);
    const known = await readFile(file).catch(() => null);
    if (known) return known;
    const shared = this.#making.get(name);
    if (shared) return shared;
    const result = make().then(async (made) => {
      await keepFile(file, made);
      return made;
    });
    this.#making.set(name, result);
    return result.finally(() => this.#making.delete(name));
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const jobOf = (file: Uint8Array): PageJob => ({ file, width: pageWidth, mostPages });

/** @throws when the file is not a PDF, or takes too long or too much memory. */
async function read<Result>(job: PageJob): Promise<Result> {
  const worker = new Worker(workerFile('preview-worker', 'server/downloads/preview-worker.ts'), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryInMegabytes },
  });
  const timer = setTimeout(() => void worker.terminate(), patienceInMilliseconds);
  try {
    return await new Promise<Result>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The file was not read')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
