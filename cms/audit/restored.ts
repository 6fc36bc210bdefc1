import { readFile, rm } from 'node:fs/promises';
import type { Payload } from 'payload';
import { dataDirectories } from '../directories.ts';
import { record } from './record.ts';

/** What restoring a backup leaves in `DATA_DIR`: the log that it restores may be of an older build. */
export interface RestoredNote {
  /** When, in ISO 8601. */
  at: string;
  /** The name of the backup. */
  file: string;
  /** Whoever did it, as the system calls them. */
  who: string | null;
}

/** Records at the first start after it that the site was restored, once its tables are up to date. */
export async function recordRestored(payload: Payload, dataDirectory: string): Promise<void> {
  const { restored } = dataDirectories(dataDirectory);
  const note = await readFile(restored, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (note === null) return;
  const { at, file, who }: RestoredNote = JSON.parse(note);
  await record({ payload }, { action: 'siteRestored', title: file, who, at });
  await rm(restored);
}
