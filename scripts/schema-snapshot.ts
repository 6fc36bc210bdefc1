import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/**
 * The schema that a database's latest migration leads to. Payload makes the next migration from it,
 * and nobody reads it: the repository keeps it compressed, since a clone is meant to be small.
 */
const extension = '.json';
const compressed = '.json.br';

function latestIn(folder: string, ending: string): string | undefined {
  const name = readdirSync(folder)
    .filter((entry) => entry.endsWith(ending))
    .sort()
    .at(-1);
  return name && path.join(folder, name);
}

/** @param folder of the migrations of one database. */
export function readSnapshot(folder: string): unknown {
  const file = latestIn(folder, compressed);
  if (!file) throw new Error(`There is no snapshot of the schema in ${folder}`);
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
}

/** Puts the snapshot where Payload looks for it. */
export function unpackSnapshot(folder: string): void {
  const file = latestIn(folder, compressed);
  if (!file) return;
  const unpacked = file.replace(compressed, extension);
  writeFileSync(unpacked, JSON.stringify(readSnapshot(folder)));
}

/** Keeps the latest snapshot, compressed; earlier ones are of no use. */
export function packSnapshot(folder: string): void {
  const latest = latestIn(folder, extension);
  if (!latest) return;
  const snapshot = JSON.stringify(JSON.parse(readFileSync(latest, 'utf8')));
  for (const entry of readdirSync(folder)) {
    if (entry.endsWith(extension) || entry.endsWith(compressed)) rmSync(path.join(folder, entry));
  }
  writeFileSync(latest.replace(extension, compressed), brotliCompressSync(snapshot));
}
