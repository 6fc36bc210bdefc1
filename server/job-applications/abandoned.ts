import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Whoever still sends writes to the file (body-chunks.ts), here or on a node that shares the disk. */
const abandonedAfter = 5 * 60_000;
const interval = 5 * 60_000;

/**
 * Deletes what was being received when its process ended: of no use to anybody, and somebody's CV.
 * @returns how many files were deleted.
 */
export async function deleteAbandoned(directory: string, now = Date.now()): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  let deleted = 0;
  for (const name of names) {
    const file = path.join(directory, name);
    const found = await stat(file).catch(() => null);
    if (!found || now - found.mtimeMs < abandonedAfter) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

/** Looks now and every few minutes. */
export async function keepTidy(directory: string): Promise<NodeJS.Timeout> {
  const look = () => deleteAbandoned(directory).catch(() => 0);
  await look();
  return setInterval(look, interval).unref();
}
