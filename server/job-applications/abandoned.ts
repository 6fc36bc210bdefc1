import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * An upload in progress keeps writing to its file (body-chunks.ts), here or on a node that shares
 * the disk.
 */
const abandonedAfter = 5 * 60_000;
const interval = 5 * 60_000;

/**
 * Deletes uploads left unfinished when their process ended: useless, and somebody's CV.
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

/** Runs now and every few minutes. */
export async function keepTidy(directory: string): Promise<NodeJS.Timeout> {
  const look = () => deleteAbandoned(directory).catch(() => 0);
  await look();
  return setInterval(look, interval).unref();
}
