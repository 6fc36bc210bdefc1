import { type Environment, parseEnvironment } from '../../environment.ts';
import { secretOf } from '../backup/make-backup.ts';
import { run } from '../backup/program.ts';
import { Bucket, fileStore } from '../backup/stored-files.ts';
import { makePrivately } from '../files/private-files.ts';
import { compareRows, copyRows } from './database.ts';
import { BucketFiles, compareFiles, copyFiles, type FileTarget, FolderFiles } from './files.ts';
import { TargetFolder } from './folder.ts';
import { type Plan, readPlan } from './plan.ts';
import { PostgresTarget } from './postgres-target.ts';
import { filesOf, identityOf, openSource, requireThisBuild } from './source.ts';
import { SqliteTarget } from './sqlite-target.ts';
import type { DatabaseReader, DatabaseTarget } from './target.ts';

const progress = (step: string) => console.log(`  ${step}`);

interface Targets {
  database: DatabaseTarget | null;
  files: FileTarget | null;
  folders: TargetFolder[];
}

interface Moved {
  rows: number;
  files: number;
  missing: string[];
}

/** `npm run move`: copies a site to another database or another store of files. */
run(async () => {
  makePrivately();
  const environment = parseEnvironment(process.env);
  const plan = readPlan(process.argv.slice(2), environment);
  const source = await openSource(environment);
  await requireThisBuild(source);
  const targets = await openTargets(plan, environment);
  try {
    const moved = await move(environment, source, targets);
    report(plan, environment, moved);
  } finally {
    await source.close();
    await targets.files?.close();
    await targets.database?.close();
  }
});

async function openTargets(plan: Plan, environment: Environment): Promise<Targets> {
  const folders = new Map<string, TargetFolder>();
  for (const place of [plan.database, plan.files]) {
    if (place?.kind !== 'folder') continue;
    const gets = {
      database: place.folder === folderOf(plan.database),
      files: place.folder === folderOf(plan.files),
    };
    const isOwn = place.folder === environment.DATA_DIR;
    folders.set(place.folder, new TargetFolder({ folder: place.folder, isOwn, gets }));
  }
  const database = await openDatabase(plan.database, folders);
  return { database, files: openFiles(plan, environment, folders), folders: [...folders.values()] };
}

const folderOf = (place: Plan['database'] | Plan['files']): string | null =>
  place?.kind === 'folder' ? place.folder : null;

async function openDatabase(
  place: Plan['database'],
  folders: Map<string, TargetFolder>,
): Promise<DatabaseTarget | null> {
  if (place?.kind === 'postgres') return PostgresTarget.open(place.url);
  const folder = place && folders.get(place.folder);
  return folder ? new SqliteTarget(folder) : null;
}

function openFiles(
  { database, files }: Plan,
  environment: Environment,
  folders: Map<string, TargetFolder>,
): FileTarget | null {
  if (files?.kind === 'bucket') {
    return new BucketFiles(new Bucket(environment, files.name), files.name);
  }
  const folder = files && folders.get(files.folder);
  return folder ? new FolderFiles(folder, files.folder === folderOf(database)) : null;
}

/**
 * Everything is copied, then all of it compared, and only then what a site can start with is made of
 * it: first of the files, because the note at the database says how far they are.
 */
async function move(
  environment: Environment,
  source: DatabaseReader,
  targets: Targets,
): Promise<Moved | null> {
  const { database } = targets;
  const files = await claimTargets(await identityOf(source, environment), targets);
  const moved: Moved = { rows: 0, files: 0, missing: [] };
  if (database && !database.isPlaced) {
    const sides = { source, target: database, progress };
    const tables = await copyRows(sides);
    if (files && !files.isPlaced) await moveFiles(environment, source, files, moved);
    progress('comparing all rows');
    moved.rows = await compareRows(sides, tables);
  } else if (files && !files.isPlaced) {
    await moveFiles(environment, source, files, moved);
  }
  const secret = await secretOf(environment);
  for (const folder of targets.folders) await folder.putSecret(secret);
  if (files) await database?.noteFilesAreDone();
  await files?.finish();
  await database?.finish();
  return (database ?? files)?.isPlaced ? null : moved;
}

/**
 * Refuses what is in use before anything is changed anywhere.
 * @returns where files are still to be put.
 */
async function claimTargets(identity: string, { database, files }: Targets) {
  const found = (await database?.noteOf(identity)) ?? null;
  if (database && !found) await database.requireEmpty();
  const foundFiles = (await files?.noteOf(identity)) ?? null;
  const filesAreDone = foundFiles === null && found?.filesAreDone === true;
  if (files && !foundFiles && !filesAreDone) await files.requireEmpty();
  if (found ?? foundFiles) progress('going on with the move that was broken off');
  if (database && (!found || found.stage === 'schema')) progress('making the tables');
  await database?.claim(identity, found);
  if (filesAreDone || !files) return null;
  await files.claim(identity, foundFiles);
  return files;
}

async function moveFiles(
  environment: Environment,
  source: DatabaseReader,
  target: FileTarget,
  moved: Moved,
): Promise<void> {
  const store = fileStore(environment);
  try {
    const sides = { files: await filesOf(source), source: store, target, progress };
    await copyFiles(sides);
    moved.missing = await compareFiles(sides);
    moved.files = sides.files.length - moved.missing.length;
  } finally {
    store.close();
  }
}

function report({ database, files }: Plan, environment: Environment, moved: Moved | null): void {
  const folder = folderOf(database) ?? folderOf(files) ?? environment.DATA_DIR;
  const url = database ? database.kind === 'postgres' : environment.DATABASE_URL !== undefined;
  const given = files?.kind === 'bucket' ? files.name : undefined;
  const bucket = files ? given : environment.S3_BUCKET;
  console.log(
    moved
      ? `\nMoved and compared: ${moved.rows} rows, ${moved.files} files. The source was not changed.`
      : '\nThe move was complete but for its last step, which is done.',
  );
  for (const name of moved?.missing ?? []) {
    console.log(`  ${name} is named in the database, but was not there`);
  }
  console.log('Please start the site there with');
  console.log(`  DATA_DIR=${folder}`);
  console.log(url ? `  DATABASE_URL as ${database ? 'in --to' : 'before'}` : '  no DATABASE_URL');
  console.log(bucket ? `  S3_BUCKET=${bucket}\n` : '  no S3_BUCKET\n');
}
