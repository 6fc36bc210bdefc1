import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether the site runs as it was written, as under `npm run dev` and in tests of modules, and not
 * as it was built. Next runs what it has built under the names of the sources, hence the second
 * question: in production there are none.
 */
const isSource = import.meta.url.endsWith('.ts') && existsSync(path.resolve('own-files.ts'));

/** @returns the file of a thread or a process: as built it is a bundle (`input` in vite.config.ts). */
export function workerFile(name: string, source: string): string {
  return isSource ? path.resolve(source) : path.resolve('build/server', `${name}.js`);
}

/** @returns a file that is read while the site runs: the build copies it (vite.config.ts). */
export function ownFile(source: string): string {
  return isSource ? path.resolve(source) : path.resolve('build/server/files', source);
}
