import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { RestoredNote } from '../../cms/audit/restored.ts';
import { dataDirectories } from '../../cms/directories.ts';
import { type Environment, parseEnvironment } from '../../environment.ts';
import { makePrivately } from '../files/private-files.ts';
import { readArchive } from './archive.ts';
import { BackupError, damaged, type Manifest, newer } from './manifest.ts';
import { loadPostgres, openPostgres, requireEmptyPostgres } from './postgres.ts';
import { operator, run, usage } from './program.ts';
import { describeSqlite } from './sqlite.ts';
import { Bucket, folders } from './stored-files.ts';

const progress = (step: string) => console.log(`  ${step}`);

/** Where parts are put until all of them are there. */
const staging = '.restoring';

/** A file system of its own has this by itself. */
const ofFileSystem = 'lost+found';

/** Nothing else is unpacked, whatever a file names. */
const isPart = (name: string): boolean =>
  name === 'secret' ||
  name === 'website.db' ||
  /^database\/(sequences\.json|\w+\.jsonl)$/.test(name) ||
  folders.some((folder) => {
    const rest = name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : '';
    return rest !== '' && rest !== '..' && rest !== '.' && !/[/\\\0]/.test(rest);
  });

/** `npm run restore -- FILE`: everything is checked before anything is written. */
run(async () => {
  makePrivately();
  const file = readFileName();
  const environment = parseEnvironment(process.env);
  progress('checking the file');
  const manifest = await readArchive(file);
  for (const { name } of manifest.parts) if (!isPart(name)) throw damaged(`it holds ${name}`);
  await requireFit(manifest, environment);
  await requireEmpty(environment.DATA_DIR);
  const client = environment.DATABASE_URL ? await openPostgres(environment.DATABASE_URL) : null;
  try {
    if (client) await requireEmptyPostgres(client);
    await restore(file, environment, client);
  } finally {
    await client?.end();
  }
  const { rows } = manifest;
  const [inquiries, applications] = [rows.inquiries ?? 0, rows.applications ?? 0];
  console.log(
    `\nRestored as of ${manifest.created}: ${inquiries} inquiries, ${applications} applications.`,
  );
  for (const name of manifest.missing) console.log(`  ${name} was missing already`);
  console.log('Please start the site: npm start\n');
});

function readFileName(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [file, ...rest] = positionals;
    if (file && rest.length === 0) return path.resolve(file);
  } catch {
    // An option that is none.
  }
  throw usage('npm run restore -- FILE');
}

/** @throws BackupError unless this build, as it is configured, can serve what was backed up. */
async function requireFit(manifest: Manifest, { DATABASE_URL }: Environment): Promise<void> {
  const kind = DATABASE_URL ? 'postgres' : 'sqlite';
  if (manifest.database !== kind) {
    throw new BackupError(
      kind === 'sqlite'
        ? 'This backup is of a PostgreSQL database: please set DATABASE_URL to an empty one. Nothing was changed.'
        : 'This backup is of an SQLite database: please unset DATABASE_URL. Nothing was changed.',
    );
  }
  const { migrations } =
    kind === 'postgres'
      ? await import('../../cms/migrations/postgres/index.ts')
      : await import('../../cms/migrations/sqlite/index.ts');
  const known = new Set(migrations.map(({ name }) => name));
  if (!manifest.migrations.every((name) => known.has(name))) throw newer();
}

async function requireEmpty(directory: string): Promise<void> {
  const found = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (found.every((name) => name === ofFileSystem)) return;
  throw new BackupError(
    `${directory} is not empty, and a site may be running on it. Please stop that, and move the folder away or set DATA_DIR to another one. Nothing was changed.`,
  );
}

/** What a site starts with comes last: half of a backup is never served. */
async function restore(
  file: string,
  environment: Environment,
  client: pg.Client | null,
): Promise<void> {
  const directory = environment.DATA_DIR;
  const folder = path.join(directory, staging);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Two at once would mix; this fails for the second.
  await mkdir(folder, { mode: 0o700 });
  try {
    progress('unpacking');
    const manifest = await unpack(file, folder);
    if (!client) await requireRows(manifest, folder);
    await warnOfSecret(environment, folder);
    if (environment.S3_BUCKET) await putInBucket(environment, environment.S3_BUCKET, folder);
    if (client) {
      progress('filling the database');
      await loadPostgres(client, folder, manifest);
      await rm(path.join(folder, 'database'), { recursive: true });
    }
    const { database, restored } = dataDirectories('');
    const note: RestoredNote = {
      ...{ at: new Date().toISOString(), file: path.basename(file), who: operator() },
    };
    await writeFile(path.join(folder, restored), JSON.stringify(note));
    const names = (await readdir(folder)).sort(
      (one, other) => Number(one === database) - Number(other === database),
    );
    for (const name of names) await rename(path.join(folder, name), path.join(directory, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(file: string, folder: string): Promise<Manifest> {
  for (const name of ['database', ...folders]) await mkdir(path.join(folder, name));
  const manifest = await readArchive(file, async (name, content) => {
    if (!isPart(name)) throw damaged(`it holds ${name}`);
    const target = createWriteStream(path.join(folder, name), { flags: 'wx', flush: true });
    await pipeline(content, target);
  });
  if (manifest.database === 'sqlite') await rm(path.join(folder, 'database'), { recursive: true });
  return manifest;
}

async function requireRows({ rows }: Manifest, folder: string): Promise<void> {
  const found = await describeSqlite(dataDirectories(folder).database);
  for (const [table, count] of Object.entries(rows)) {
    if (found.rows[table] !== count) throw damaged(`${table} does not have ${count} rows`);
  }
}

/** The one in the environment is used in its place. */
async function warnOfSecret({ SECRET }: Environment, folder: string): Promise<void> {
  const kept = await readFile(path.join(folder, 'secret'), 'utf8').catch(() => SECRET);
  if (SECRET && kept !== SECRET) {
    console.warn('  SECRET differs from that of the backup: everybody has to sign in again');
  }
}

/** Their names are never reused, so what has the same name is the same file. */
async function putInBucket(environment: Environment, name: string, folder: string): Promise<void> {
  const bucket = new Bucket(environment, name);
  try {
    for (const kind of folders) {
      const files = await readdir(path.join(folder, kind));
      progress(`${kind}: ${files.length} files into the bucket`);
      for (const one of files) {
        const source = path.join(folder, kind, one);
        const { size } = await stat(source);
        const content = createReadStream(source);
        await bucket.put({ folder: kind, name: one }, { size, content });
      }
      await rm(path.join(folder, kind), { recursive: true });
    }
  } finally {
    bucket.close();
  }
}
