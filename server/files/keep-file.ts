import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isOutage } from '../../cms/outage.ts';

/**
 * Caches what can be regenerated. It is written aside and moved, so that nobody reads half of it;
 * if the disk is full, it is generated again next time.
 */
export async function keepFile(file: string, content: Uint8Array): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(aside, content);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined);
    if (!isOutage(error)) throw error;
  }
}
