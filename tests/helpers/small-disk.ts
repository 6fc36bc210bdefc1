import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder on a separate disk in memory; null if this user may not mount one. */
export function mountSmallDisk(megabytes: number): { directory: string; unmount(): void } | null {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-disk-'));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    rmSync(directory, { recursive: true });
    return null;
  }
  return {
    directory,
    unmount() {
      execFileSync('umount', ['--lazy', directory]);
      rmSync(directory, { recursive: true });
    },
  };
}

/**
 * Writes until there is not a single byte left.
 * @returns a function that frees the space.
 */
export function fillDisk(directory: string): () => void {
  const file = path.join(directory, 'filling');
  const descriptor = openSync(file, 'w');
  try {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      try {
        for (;;) if (writeSync(descriptor, Buffer.alloc(size)) < size) break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
  return () => rmSync(file);
}
