import { performance } from 'node:perf_hooks';
import { formatSeconds, median, type Row } from '../../bench/report.ts';
import type { Read } from './accuracy.ts';
import { readFiles } from './files.ts';

const promisedSeconds = 1.5;
const rounds = 5;

interface Reader {
  read: Read;
  close(): Promise<void>;
}

/**
 * From call to result, for a three-page CV and a reader that has already read one; how long the
 * first takes depends on the build, so load.ts measures that on the site.
 */
export async function measureTime(open: () => Reader): Promise<Row[]> {
  const rows: Row[] = [];
  for (const format of ['pdf', 'docx']) {
    const file = await readLongResume(format);
    const reader = open();
    try {
      await secondsOf(reader, file);
      const seconds: number[] = [];
      for (let round = 0; round < rounds; round += 1) seconds.push(await secondsOf(reader, file));
      rows.push(
        compareTime(`three pages of ${format}, from the call to the answer`, median(seconds)),
      );
    } finally {
      await reader.close();
    }
  }
  return rows;
}

async function secondsOf({ read }: Reader, file: Uint8Array): Promise<number> {
  const started = performance.now();
  const reading = await read(file);
  if ('problem' in reading) throw new Error(`The long CV could not be read: ${reading.problem}`);
  return (performance.now() - started) / 1000;
}

export const compareTime = (what: string, seconds: number): Row => ({
  what,
  measured: formatSeconds(seconds),
  against: formatSeconds(promisedSeconds),
  ratio: seconds / promisedSeconds,
  promise: { atMost: 1 },
});

export async function readLongResume(format: string): Promise<Uint8Array> {
  const file = (await readFiles('long')).get(`three-pages.${format}`);
  if (!file) throw new Error(`There is no ${format} version of the long CV`);
  return file;
}
