import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { dataDirectories } from '../../cms/directories.ts';

const ownersFile = 0o600;
const ownersFolder = 0o700;

/** From now on, files created by this process are accessible to its own user only. */
export function makePrivately(): void {
  process.umask(0o077);
}

/**
 * Makes private what an earlier start left readable: the database, CVs, and everything else below
 * `DATA_DIR` but pictures that anybody may see.
 * @returns those that belong to somebody else, which are left as they are.
 */
export async function makePrivate(dataDirectory: string): Promise<string[]> {
  const { pictureCache, previewCache } = dataDirectories(dataDirectory);
  const foreign: string[] = [];

  async function visit(file: string): Promise<void> {
    const found = await lstat(file).catch(() => null);
    // A symbolic link may point anywhere.
    if (!found || found.isSymbolicLink()) return;
    const mode = found.isDirectory() ? ownersFolder : ownersFile;
    if ((found.mode & 0o777) !== mode) {
      await chmod(file, mode).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPERM') throw error;
        foreign.push(file);
      });
    }
    if (!found.isDirectory() || file === pictureCache || file === previewCache) return;
    for (const name of await readdir(file)) await visit(path.join(file, name));
  }

  await visit(dataDirectory);
  return foreign;
}
