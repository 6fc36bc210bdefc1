import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../backup/program.ts';
import {
  type Bucket,
  type FileStore,
  folders,
  ifMissing,
  keyOf,
  type OpenedFile,
  type StoredFile,
} from '../backup/stored-files.ts';
import type { TargetFolder } from './folder.ts';
import { inUse, type MoveNote, newNote, parseNote } from './note.ts';
import type { Target } from './target.ts';

/** A store answers slowly, but many at once. */
const filesAtOnce = 8;

export interface FileTarget extends Target {
  /** @throws OperatorError if two of them would be one there. */
  requireNames(files: StoredFile[]): void;
  /** @returns null if there is no such file. */
  sizeOf(file: StoredFile): Promise<number | null>;
  put(file: StoredFile, opened: OpenedFile): Promise<void>;
  open(file: StoredFile): Promise<OpenedFile | null>;
}

/** Files in a folder; where the database goes into the same one, that sees to the note of both. */
export class FolderFiles implements FileTarget {
  readonly place: string;
  readonly #folder: TargetFolder;
  readonly #isShared: boolean;
  #note: MoveNote | undefined;

  constructor(folder: TargetFolder, isShared: boolean) {
    this.place = folder.place;
    this.#folder = folder;
    this.#isShared = isShared;
  }

  async noteOf(source: string): Promise<MoveNote | null> {
    return this.#folder.noteOf(source);
  }

  async requireEmpty(): Promise<void> {
    if (!this.#isShared) await this.#folder.requireEmpty();
  }

  async claim(source: string, found: MoveNote | null): Promise<void> {
    this.#note = found ?? newNote(source);
    if (!this.#isShared) await this.#folder.claim(this.#note);
    if (this.isPlaced) return;
    for (const name of folders) {
      await mkdir(path.join(this.#folder.staged, name), { recursive: true, mode: 0o700 });
    }
  }

  get isPlaced(): boolean {
    return this.#note?.stage === 'placing';
  }

  requireNames(): void {
    // Each kind has a folder of its own.
  }

  async sizeOf(file: StoredFile): Promise<number | null> {
    return (await stat(this.#fileOf(file)).catch(ifMissing))?.size ?? null;
  }

  async put(file: StoredFile, { content }: OpenedFile): Promise<void> {
    const name = this.#fileOf(file);
    const unfinished = `${name}.unfinished`;
    await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, name);
  }

  async open(file: StoredFile): Promise<OpenedFile | null> {
    const found = await open(this.#fileOf(file)).catch(ifMissing);
    return found && { size: (await found.stat()).size, content: found.createReadStream() };
  }

  async finish(): Promise<void> {
    if (!this.#isShared && this.#note) await this.#folder.putInPlace(this.#note);
  }

  async close(): Promise<void> {
    this.#folder.close();
  }

  #fileOf({ folder, name }: StoredFile): string {
    return path.join(this.#folder.staged, folder, path.basename(name));
  }
}

/** The name of the note; no upload's begins with a dot. */
const noteKey = '.moving.json';

export class BucketFiles implements FileTarget {
  readonly place: string;
  readonly isPlaced = false;
  readonly #bucket: Bucket;

  constructor(bucket: Bucket, name: string) {
    this.#bucket = bucket;
    this.place = `The bucket ${name}`;
  }

  async noteOf(source: string): Promise<MoveNote | null> {
    const text = await this.#bucket.readText(noteKey).catch((error: unknown) => {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      throw new OperatorError(`${this.place} cannot be used: ${reason}`);
    });
    return text === null ? null : parseNote(text, source, this.place);
  }

  async requireEmpty(): Promise<void> {
    if (!(await this.#bucket.isEmpty())) throw inUse(this.place);
  }

  async claim(source: string, found: MoveNote | null): Promise<void> {
    if (!found) await this.#bucket.writeText(noteKey, JSON.stringify(newNote(source)));
  }

  requireNames(files: StoredFile[]): void {
    for (const [key, same] of Map.groupBy(files, keyOf)) {
      if (same.length < 2) continue;
      const names = same.map(({ folder, name }) => `${folder}/${name}`).join(' and ');
      throw new OperatorError(`${names} would both be ${key} in a bucket. Please rename one.`);
    }
  }

  sizeOf(file: StoredFile): Promise<number | null> {
    return this.#bucket.sizeOf(file);
  }

  put(file: StoredFile, opened: OpenedFile): Promise<void> {
    return this.#bucket.put(file, opened);
  }

  open(file: StoredFile): Promise<OpenedFile | null> {
    return this.#bucket.open(file);
  }

  finish(): Promise<void> {
    return this.#bucket.remove(noteKey);
  }

  async close(): Promise<void> {
    this.#bucket.close();
  }
}

interface Sides {
  files: StoredFile[];
  source: FileStore;
  target: FileTarget;
  progress: (step: string) => void;
}

/** Copies what is not there yet. */
export async function copyFiles({ files, source, target, progress }: Sides): Promise<void> {
  target.requireNames(files);
  await each(files, progress, 'copied', (file) => copyFile(file, source, target));
}

async function copyFile(file: StoredFile, source: FileStore, target: FileTarget): Promise<void> {
  const opened = await source.open(file);
  if (!opened) return;
  if ((await target.sizeOf(file)) === opened.size) opened.content.destroy();
  else await target.put(file, opened);
}

/**
 * Compares every byte; what differs is copied once more.
 * @returns the files that rows name and that are nowhere.
 */
export async function compareFiles({ files, source, target, progress }: Sides): Promise<string[]> {
  const missing: string[] = [];
  await each(files, progress, 'compared', async (file) => {
    const name = `${file.folder}/${file.name}`;
    if (await isSame(file, source, target)) return;
    const opened = await source.open(file);
    if (!opened) {
      missing.push(name);
      return;
    }
    await target.put(file, opened);
    if (!(await isSame(file, source, target))) {
      throw new OperatorError(`${name} is not the same after it was copied twice.`);
    }
  });
  return missing.sort();
}

async function isSame(file: StoredFile, source: FileStore, target: FileTarget): Promise<boolean> {
  const wanted = await hashOf(source, file);
  return wanted !== null && wanted === (await hashOf(target, file));
}

async function hashOf(store: Pick<FileStore, 'open'>, file: StoredFile): Promise<string | null> {
  const opened = await store.open(file);
  if (!opened) return null;
  const hash = createHash('sha256');
  for await (const chunk of opened.content) hash.update(chunk);
  return hash.digest('hex');
}

async function each(
  files: StoredFile[],
  progress: (step: string) => void,
  done: string,
  work: (file: StoredFile) => Promise<void>,
): Promise<void> {
  let count = 0;
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) {
      await work(file);
      count += 1;
      if (count % 25 === 0 || count === files.length) {
        progress(`files: ${count} of ${files.length} ${done}`);
      }
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, worker));
}
