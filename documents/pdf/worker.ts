import type { PrintJob, PrintResult } from '../print-job.ts';
import { setDataSheet } from './data-sheet.ts';
import { setGuide } from './guide.ts';

/** The process of press.ts. */
function set({ shown, edition, pictures }: PrintJob): Promise<Buffer> {
  switch (shown.kind) {
    case 'dataSheet':
      return setDataSheet(shown, edition, pictures);
    case 'guide':
    case 'manual':
      return setGuide(shown, edition, pictures);
  }
}

process.on('message', async (job: PrintJob) => {
  let result: PrintResult;
  try {
    result = { file: new Uint8Array(await set(job)) };
  } catch (error) {
    result = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(result);
});
