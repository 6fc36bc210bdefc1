import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Environment } from '../../environment.ts';
import { OperatorError, usage } from '../backup/program.ts';

type DatabasePlace = { kind: 'postgres'; url: string } | { kind: 'folder'; folder: string };
type FilesPlace = { kind: 'bucket'; name: string } | { kind: 'folder'; folder: string };

/** What is moved, and where to; the rest stays where it is. */
export interface Plan {
  database: DatabasePlace | null;
  files: FilesPlace | null;
}

const wrongUse = () =>
  usage(`npm run move -- --to DATABASE [--files-to FILES], or: npm run move -- --files-to FILES
  DATABASE  postgres://user:password@host:5432/name, or a folder for SQLite
  FILES     s3://bucket, or a folder`);

/** @throws OperatorError if it cannot be done, before anything is opened. */
export function readPlan(args: string[], environment: Environment): Plan {
  const { to, filesTo } = readOptions(args);
  const database = to === undefined ? null : databasePlace(to);
  const from = environment.DATABASE_URL ? 'postgres' : 'folder';
  if (database?.kind === from) {
    throw new OperatorError(
      `The site is on ${from === 'postgres' ? 'PostgreSQL' : 'SQLite'} already. Please use npm run backup and npm run restore to move it to another one of its kind.`,
    );
  }
  const files = filesTo === undefined ? besideDatabase(database) : filesPlace(filesTo);
  const stays = files && isWhereTheyAre(files, environment);
  if (stays && filesTo !== undefined) throw new OperatorError('The files are there already.');
  if (!database && !files) throw wrongUse();
  requireOneFolder(database, files, environment);
  return { database, files: stays ? null : files };
}

/** A site looks for its database and its files in the same folder. */
function requireOneFolder(
  database: DatabasePlace | null,
  files: FilesPlace | null,
  { DATABASE_URL, DATA_DIR }: Environment,
): void {
  const staysInFolder = database === null && DATABASE_URL === undefined;
  const folder = database?.kind === 'folder' ? database.folder : staysInFolder ? DATA_DIR : null;
  if (files?.kind !== 'folder' || folder === null || files.folder === folder) return;
  throw new OperatorError(
    `The SQLite database is in ${folder}, and the site looks for its files there as well: please use --files-to ${folder}.`,
  );
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { to: { type: 'string' }, 'files-to': { type: 'string' } },
    });
    return { to: values.to, filesTo: values['files-to'] };
  } catch {
    throw wrongUse();
  }
}

function databasePlace(to: string): DatabasePlace {
  if (/^postgres(ql)?:\/\//.test(to)) return { kind: 'postgres', url: to };
  return folderPlace(to);
}

function filesPlace(to: string): FilesPlace {
  const bucket = /^s3:\/\/([^/]+)\/?$/.exec(to);
  return bucket?.[1] ? { kind: 'bucket', name: bucket[1] } : folderPlace(to);
}

function folderPlace(to: string): { kind: 'folder'; folder: string } {
  if (to === '' || to.includes('://')) throw wrongUse();
  return { kind: 'folder', folder: path.resolve(to) };
}

/** An SQLite database and its files belong into one folder. */
const besideDatabase = (database: DatabasePlace | null): FilesPlace | null =>
  database?.kind === 'folder' ? database : null;

function isWhereTheyAre(files: FilesPlace, { S3_BUCKET, DATA_DIR }: Environment): boolean {
  if (files.kind === 'bucket') return files.name === S3_BUCKET;
  return S3_BUCKET === undefined && files.folder === DATA_DIR;
}
