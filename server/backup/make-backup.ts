import { createReadStream, rmSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dataDirectories } from '../../cms/directories.ts';
import type { Environment } from '../../environment.ts';
import { ArchiveWriter, readArchive } from './archive.ts';
import { type Database, noteBackup } from './database.ts';
import { format, type Manifest } from './manifest.ts';
import type { Snapshot } from './snapshot.ts';
import { type FileStore, fileStore } from './stored-files.ts';

interface Options {
  environment: Environment;
  database: Database;
  /** The folder that the backup is put into. */
  to: string;
  /** Whoever started it by hand; null if the site did. */
  who: string | null;
  progress: (step: string) => void;
}

interface Made {
  file: string;
  bytes: number;
  /** Files that rows name and that are nowhere. */
  missing: string[];
}

const unfinished = '.unfinished-';
/** No backup takes this long: what is older was left behind by a crash. */
const abandonedAfter = 24 * 3_600_000;

const filesPerNote = 250;

/**
 * Writes one file with everything that a site consists of, while it runs.
 *
 * A form is confirmed once its row is stored, and its file is stored before its row: so rows are
 * copied first, and the files they name are there. A file that has gone meanwhile was deleted or
 * replaced, with its row; then both are copied once more.
 */
export async function makeBackup(options: Options): Promise<Made> {
  const { to, progress, database, who } = options;
  await mkdir(to, { recursive: true, mode: 0o700 });
  await deleteAbandoned(to);
  const folder = await mkdtemp(path.join(to, unfinished));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', discard);
  try {
    const started = new Date();
    const written = await write(options, folder, started);
    progress('checking what was written');
    await readArchive(written.file);
    const file = path.join(to, nameOf(started));
    await rename(written.file, file);
    await syncFolder(to);
    const { size: bytes } = await stat(file);
    const seconds = Math.round((Date.now() - started.getTime()) / 1000);
    await noteBackup(database, { at: started.toISOString(), seconds, bytes, file }, who);
    return { file, bytes, missing: written.missing };
  } finally {
    process.off('exit', discard);
    discard();
  }
}

/** Their names sort by their time. */
const nameOf = (moment: Date) => `website-${moment.toISOString().replaceAll(':', '-')}.tar.gz`;

const isBackup = (name: string) => /^website-\d{4}-\d\d-\d\dT[\d.-]+Z\.tar\.gz$/.test(name);

/** Deletes all but the newest. @returns how many. */
export async function keepNewest(folder: string, count: number): Promise<number> {
  const old = (await readdir(folder)).filter(isBackup).sort().slice(0, -count);
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old.length;
}

async function write(options: Options, folder: string, started: Date) {
  let earlier: string[] | undefined;
  for (let attempt = 1; ; attempt++) {
    const work = path.join(folder, String(attempt));
    await mkdir(work);
    const file = path.join(folder, `${attempt}.tar.gz`);
    const missing = await writeOnce(options, work, file, started);
    // What is missing twice is not there at all.
    if (missing.every((name) => earlier?.includes(name))) return { file, missing };
    earlier = missing;
    options.progress('some files were deleted meanwhile: once more');
    await rm(work, { recursive: true });
    await rm(file);
  }
}

async function writeOnce(
  { environment, database, progress }: Options,
  work: string,
  file: string,
  started: Date,
): Promise<string[]> {
  progress('copying the database');
  const snapshot = await database.copyTo(work);
  const archive = new ArchiveWriter(file);
  const store = fileStore(environment);
  try {
    await addFolder(archive, work);
    const secret = await secretOf(environment);
    if (secret) await archive.add('secret', secret.length, [secret]);
    const missing = await addFiles(archive, store, snapshot.files, progress);
    await archive.finish(await describe(snapshot, { missing, started, database: database.kind }));
    return missing;
  } catch (error) {
    await archive.abandon(error);
    throw error;
  } finally {
    store.close();
  }
}

async function describe(
  { migrations, rows }: Snapshot,
  known: Pick<Manifest, 'missing' | 'database'> & { started: Date },
): Promise<Omit<Manifest, 'parts'>> {
  const { version }: { version: string } = JSON.parse(await readFile('package.json', 'utf8'));
  const { missing, database, started } = known;
  return { format, version, created: started.toISOString(), database, migrations, rows, missing };
}

async function addFolder(archive: ArchiveWriter, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    await archive.add(name, (await stat(file)).size, createReadStream(file));
  }
}

/** @returns those that are not there. */
async function addFiles(
  archive: ArchiveWriter,
  store: FileStore,
  files: Snapshot['files'],
  progress: Options['progress'],
): Promise<string[]> {
  const missing: string[] = [];
  for (const [index, stored] of files.entries()) {
    if (index % filesPerNote === 0) progress(`copying files: ${index} of ${files.length}`);
    const name = `${stored.folder}/${stored.name}`;
    const opened = await store.open(stored);
    if (opened) await archive.add(name, opened.size, opened.content);
    else missing.push(name);
  }
  return missing;
}

/** Sessions and links to drafts stay valid with it. */
export async function secretOf({ SECRET, DATA_DIR }: Environment): Promise<Buffer | null> {
  if (SECRET) return Buffer.from(SECRET);
  return readFile(dataDirectories(DATA_DIR).secret).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function deleteAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinished)) continue;
    const left = path.join(folder, name);
    const found = await stat(left).catch(() => null);
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(left, { recursive: true });
  }
}

/** The name of a file is only safe from a power cut when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
