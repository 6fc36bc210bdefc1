import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** Below the event loop (0), above the backup (10), which runs in a process of its own. */
const niceness = 5;

/**
 * Lets the event loop go first where it competes with its own thread pool for a core: keys derived
 * for sign-ins and pages compressed in the background must not delay answers that are ready.
 * Linux has priorities of threads; elsewhere, and without /proc, nothing happens. The threads exist
 * from the first asynchronous reading of a file, and all at once.
 */
export async function lowerThreadPool(): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const thread of await readdir('/proc/self/task').catch(() => [])) {
    try {
      const name = await readFile(`/proc/self/task/${thread}/comm`, 'utf8');
      if (name.trim() === 'libuv-worker') setPriority(Number(thread), niceness);
    } catch {
      // The thread has ended.
    }
  }
}
