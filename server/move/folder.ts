import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataDirectories } from '../../cms/directories.ts';
import { syncFolder } from '../backup/make-backup.ts';
import { folders, ifMissing } from '../backup/stored-files.ts';
import { inUse, isMoving, type MoveNote, parseNote } from './note.ts';

/** Below the target: everything, until all of it is there. A site finds nothing to start with. */
const staging = '.moving';

/** A file system of its own has this by itself. */
const ofFileSystem = 'lost+found';

const databaseFile = dataDirectories('').database;

interface Options {
  folder: string;
  /** The data directory of the site that is moved may get what it lacks, and keeps the rest. */
  isOwn: boolean;
  /** What the site gets there. */
  gets: { database: boolean; files: boolean };
}

/** A folder that becomes a data directory. */
export class TargetFolder {
  readonly place: string;
  /** Where a site would find everything, once it is moved there. */
  readonly staged: string;
  readonly #options: Options;
  #lock: DatabaseSync | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.place = options.folder;
    this.staged = path.join(options.folder, staging);
  }

  /** @returns that of a move of the same site that was broken off; null if there is none. */
  async noteOf(source: string): Promise<MoveNote | null> {
    const text = await readFile(this.#noteFile, 'utf8').catch(ifMissing);
    return text === null ? null : parseNote(text, source, this.place);
  }

  /** @throws OperatorError if it is in use. */
  async requireEmpty(): Promise<void> {
    const { folder, isOwn, gets } = this.#options;
    const occupied = isOwn
      ? [...(gets.database ? [databaseFile] : []), ...(gets.files ? folders : [])]
      : (await namesIn(folder)).filter((name) => name !== ofFileSystem && name !== staging);
    for (const name of occupied) {
      const file = path.join(folder, name);
      const isEmpty = isOwn && name !== databaseFile && (await namesIn(file)).length === 0;
      if (existsSync(file) && !isEmpty) throw inUse(file);
    }
  }

  /** @throws OperatorError if another process is moving something there. */
  async claim(note: MoveNote): Promise<void> {
    await mkdir(this.staged, { recursive: true, mode: 0o700 });
    // The system itself gives up the lock of a process that has ended, however it did.
    const lock = new DatabaseSync(path.join(this.staged, 'lock'));
    try {
      lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    } catch {
      throw isMoving(this.place);
    }
    this.#lock = lock;
    await this.write(note);
  }

  async write(note: MoveNote): Promise<void> {
    const fresh = `${this.#noteFile}.new`;
    await writeFile(fresh, JSON.stringify(note), { mode: 0o600, flush: true });
    await rename(fresh, this.#noteFile);
  }

  /** Puts everything where the site finds it, what it starts with last. It may be called again. */
  async putInPlace(note: MoveNote): Promise<void> {
    await this.write({ ...note, stage: 'placing' });
    for (const name of [...folders, 'secret', databaseFile]) {
      const from = path.join(this.staged, name);
      if (existsSync(from)) await rename(from, path.join(this.place, name));
    }
    await syncFolder(this.place);
    this.close();
    await rm(this.#noteFile);
    await rm(this.staged, { recursive: true });
  }

  /** @param content what it already has stays as it is. */
  async putSecret(content: Buffer | null): Promise<void> {
    if (content === null || existsSync(path.join(this.place, 'secret'))) return;
    await writeFile(path.join(this.staged, 'secret'), content, { mode: 0o600, flush: true });
  }

  close(): void {
    this.#lock?.close();
    this.#lock = undefined;
  }

  get #noteFile(): string {
    return path.join(this.staged, 'move.json');
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ifMissing)) ?? [];
