import { workerFile } from '../../own-files.ts';
import type { Cell } from './columns.ts';

export interface SheetHead {
  title: string;
  headings: string[];
}

/** If a list is too long for this, the export fails, and nothing else does. */
const mostMemoryInMegabytes = 512;

/**
 * Generates an XLSX file in a worker thread: it is built synchronously, which for thousands of rows
 * takes seconds during which no visitor would get a response.
 */
export async function makeSpreadsheet(
  head: SheetHead,
  chunks: AsyncIterable<Cell[][]>,
): Promise<Uint8Array<ArrayBuffer>> {
  // Written this way, the admin's bundler does not try to resolve it.
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  const worker = new Worker(workerFile('spreadsheet-worker', 'cms/office/spreadsheet-worker.ts'), {
    workerData: head,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryInMegabytes },
  });
  const made = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The spreadsheet was not generated')));
  });
  // It may fail while rows are still being read; the error is reported below.
  made.catch(() => undefined);
  try {
    for await (const rows of chunks) worker.postMessage(rows);
    worker.postMessage('end');
    return await made;
  } finally {
    await worker.terminate();
  }
}
