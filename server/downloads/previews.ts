import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PreviewPages } from '../../cms/documents/sources.ts';
import type { DocumentFile } from '../../cms/interface.ts';
import { workerFile } from '../../own-files.ts';
import { Overload } from '../http/overload.ts';
import { WorkQueue } from '../http/work-queue.ts';

/** Input and output of the thread that renders pages. */
export interface PageJob {
  file: Uint8Array;
  /** In pixels. */
  width: number;
  mostPages: number;
}

export interface DrawnPages {
  pageCount: number;
  pages: { png: Uint8Array; width: number; height: number }[];
}

interface Kept {
  pageCount: number;
  sizes: { width: number; height: number }[];
}

const pageWidth = 1200;
const mostPages = 24;
const patienceInMilliseconds = 60_000;
const mostMemoryInMegabytes = 512;
const mostWaiting = 20;

/**
 * The pages of PDFs as pictures. They are rendered on request, one document at
 * a time on a separate thread, and cached by the hash of the file.
 */
export class Previews {
  readonly #directory: string;
  readonly #drawing = new Map<string, Promise<Kept | null>>();
  readonly #queue = new WorkQueue({ atOnce: 1, waiting: mostWaiting });

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** @returns null for a file that cannot be rendered. */
  async pages(key: string, file: DocumentFile): Promise<PreviewPages | null> {
    const bytes = await file.read();
    const hash = hashOf(bytes);
    const kept = await this.#kept(hash, bytes);
    return (
      kept && {
        pageCount: kept.pageCount,
        pages: kept.sizes.map((size, index) => ({
          source: `/documents/pages/${key}/${hash}/${index + 1}.png`,
          ...size,
        })),
      }
    );
  }

  /** @returns one page, rendered again if this node has no copy; null for any other hash. */
  async page(file: DocumentFile, hash: string, page: number): Promise<Buffer | null> {
    const bytes = await file.read();
    if (hashOf(bytes) !== hash || !(await this.#kept(hash, bytes))) return null;
    return readFile(path.join(this.#directory, hash, `${page}.png`)).catch(() => null);
  }

  async #kept(hash: string, bytes: Uint8Array): Promise<Kept | null> {
    const known = await readFile(path.join(this.#directory, hash, 'pages.json'), 'utf8').catch(
      () => null,
    );
    if (known) return JSON.parse(known) as Kept;
    const shared = this.#drawing.get(hash);
    if (shared) return shared;
    const result = this.#queue
      .run(() => this.#draw(hash, bytes))
      .catch((error: unknown) => {
        if (error instanceof Overload) throw error;
        return null;
      });
    this.#drawing.set(hash, result);
    return result.finally(() => this.#drawing.delete(hash));
  }

  async #draw(hash: string, bytes: Uint8Array): Promise<Kept> {
    const { pageCount, pages } = await drawPages({ file: bytes, width: pageWidth, mostPages });
    const kept = { pageCount, sizes: pages.map(({ width, height }) => ({ width, height })) };
    const aside = path.join(this.#directory, `${hash}.${process.pid}`);
    await mkdir(aside, { recursive: true });
    for (const [index, { png }] of pages.entries()) {
      await writeFile(path.join(aside, `${index + 1}.png`), png);
    }
    await writeFile(path.join(aside, 'pages.json'), JSON.stringify(kept));
    // Moved into place when complete, so that nobody finds half a document.
    await rename(aside, path.join(this.#directory, hash)).catch(() =>
      rm(aside, { recursive: true }),
    );
    return kept;
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** @throws when the file is not a PDF, or takes too long or too much memory. */
async function drawPages(job: PageJob): Promise<DrawnPages> {
  const worker = new Worker(workerFile('preview-worker', 'server/downloads/preview-worker.ts'), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryInMegabytes },
  });
  const timer = setTimeout(() => void worker.terminate(), patienceInMilliseconds);
  try {
    return await new Promise<DrawnPages>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The pages were not drawn')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
