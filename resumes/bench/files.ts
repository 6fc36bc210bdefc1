import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import type { Rendering } from './person.ts';

export const parts = ['tuning', 'unseen', 'long'] as const;
export type Part = (typeof parts)[number];

export async function renderingsOf(part: Part): Promise<Rendering[]> {
  const { renderings }: { renderings: Rendering[] } = await import(`./${part}/renderings.ts`);
  return renderings;
}

/**
 * All CVs of a part are in one archive. Each PDF embeds glyph outlines that the others have, too:
 * stored once, the whole takes a third of the bytes.
 */
const archiveOf = (part: Part) => path.join(import.meta.dirname, part, 'files.zip.zst');

const compression = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    // A window of 16 MB: what a file repeats may be far back.
    [constants.ZSTD_c_windowLog]: 24,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  },
};

/** @returns the stored CVs of a part by name; the others have a source, from which they are made. */
export async function readFiles(part: Part): Promise<Map<string, Uint8Array>> {
  const archive = await promisify(zstdDecompress)(await readFile(archiveOf(part)));
  return new Map(Object.entries(unzipSync(archive)));
}

/** The same files yield the same archive, byte for byte. */
export async function writeFiles(part: Part, files: Map<string, Uint8Array>): Promise<void> {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const archive = zipSync(Object.fromEntries(sorted), { level: 0, mtime: new Date(2026, 0, 1) });
  await writeFile(archiveOf(part), await promisify(zstdCompress)(archive, compression));
}
