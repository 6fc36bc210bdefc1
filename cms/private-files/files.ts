import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import type { ApplicationFile, InquiryFile } from '../payload-types.ts';
import { nameToKeep } from './name.ts';

/**
 * Collections of files that strangers have sent, what the files of each belong to, and the two
 * fields that are the same then. Files of an inquiry name it, rather than the other way round: it is
 * one row, written at once and last, so that it never lacks one of its files.
 */
export const owners = {
  'application-files': { collection: 'applications', ownerField: 'file', fileField: 'id' },
  'inquiry-files': { collection: 'inquiries', ownerField: 'reference', fileField: 'reference' },
} as const;

export type FilesCollection = keyof typeof owners;

export type StoredFile = ApplicationFile | InquiryFile;

export interface PrivateFile {
  content: Buffer;
  /** By its content, whatever its name suggests. */
  type: keyof typeof mimeTypes;
  /** Its name on the sender's computer. */
  name: string;
}

const mimeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** What a file without a name is called. */
const usualNames: Record<FilesCollection, string> = {
  'application-files': 'CV',
  'inquiry-files': 'file',
};

/** A younger file may belong to something that is still being stored. */
const orphanAge = 3_600_000;

const uploadOf = (payload: Payload, collection: FilesCollection) =>
  payload.collections[collection].config.upload;

/**
 * Stores a file under a meaningless name that cannot be guessed.
 * @returns its id.
 * @throws if it could not be written; then nothing is left of it.
 */
export async function storeFile(
  payload: Payload,
  collection: FilesCollection,
  { content, type, name }: PrivateFile,
  owner?: { reference: string },
): Promise<number> {
  const storedName = `${randomUUID()}.${type}`;
  try {
    const { id } = await payload.create({
      collection,
      data: { originalName: nameToKeep(name, type, usualNames[collection]), ...owner },
      file: { data: content, mimetype: mimeTypes[type], name: storedName, size: content.length },
      depth: 0,
    });
    return id;
  } catch (error) {
    // On disk, the file is written before its row.
    await rm(path.join(uploadOf(payload, collection).staticDir ?? '', storedName), { force: true });
    throw error;
  }
}

/**
 * @returns null if the file itself is missing.
 * @throws if that is not known, because the disk or the object store does not say.
 */
export async function readStoredFile(
  payload: Payload,
  collection: FilesCollection,
  stored: StoredFile,
): Promise<Buffer | null> {
  const { handlers = [], staticDir = '', disableLocalStorage } = uploadOf(payload, collection);
  const filename = stored.filename ?? '';
  if (!disableLocalStorage) {
    return readFile(path.join(staticDir, path.basename(filename))).catch(ifMissing(null));
  }
  // The first handler is our own (send.ts); the others know how to reach the object store.
  for (const handler of handlers.slice(1)) {
    const answer = await handler(
      { payload, headers: new Headers() } as PayloadRequest,
      { doc: stored, params: { collection, filename } } as never,
    );
    if (!(answer instanceof Response)) continue;
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 404) throw new APIError('The object store did not answer', 503);
  }
  return null;
}

/** @throws if one of the files or its row still exists. */
export async function removeFiles(
  payload: Payload,
  collection: FilesCollection,
  ids: readonly number[],
  req?: PayloadRequest,
): Promise<void> {
  if (ids.length === 0) return;
  const { errors } = await payload.delete({
    collection,
    where: { id: { in: [...ids] } },
    depth: 0,
    ...(req && { req }),
  });
  if (errors.length > 0) throw new APIError('A file could not be deleted');
}

/** When a row is reported as deleted, its files are certain to be gone. */
export const deleteFilesFirst =
  (files: FilesCollection): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { collection, ownerField } = owners[files];
    const { docs } = await req.payload.find({
      collection,
      where: { id: { equals: id } },
      select: { [ownerField]: true },
      depth: 0,
      pagination: false,
      req,
    });
    for (const row of docs) {
      const found = await findFiles(req.payload, files, row, req);
      await removeFiles(
        req.payload,
        files,
        found.map((file) => file.id),
        req,
      );
    }
  };

/** @returns the files of an application or inquiry, in the order in which they were sent. */
export async function findFiles(
  payload: Payload,
  files: FilesCollection,
  owner: object,
  req?: PayloadRequest,
): Promise<StoredFile[]> {
  const { ownerField, fileField } = owners[files];
  const key = keyIn(owner, ownerField);
  if (key === undefined) return [];
  const { docs } = await payload.find({
    collection: files,
    where: { [fileField]: { equals: key } },
    sort: 'id',
    depth: 0,
    pagination: false,
    ...(req && { req }),
  });
  return docs;
}

/** @returns the id or text in a field, which may hold the row that it refers to. */
export function keyIn(row: object, field: string): number | string | undefined {
  const value: unknown = (row as Record<string, unknown>)[field];
  const key = value instanceof Object && 'id' in value ? value.id : value;
  return typeof key === 'number' || typeof key === 'string' ? key : undefined;
}

/**
 * Deletes what a crash has left behind: files without an application or inquiry, and files on disk
 * without a row.
 */
export async function deleteOrphans(payload: Payload, now = new Date()): Promise<number> {
  const limit = new Date(now.getTime() - orphanAge);
  let deleted = 0;
  for (const files of Object.keys(owners) as FilesCollection[]) {
    deleted += await deleteFilesWithoutOwner(payload, files, limit);
    deleted += await deleteFilesWithoutRow(payload, files, limit);
  }
  return deleted;
}

async function deleteFilesWithoutOwner(payload: Payload, files: FilesCollection, limit: Date) {
  const { collection, ownerField, fileField } = owners[files];
  const everything = { depth: 0, pagination: false } as const;
  const { docs } = await payload.find({
    collection: files,
    where: { createdAt: { less_than: limit.toISOString() } },
    ...everything,
  });
  const { docs: rows } = await payload.find({
    collection,
    select: { [ownerField]: true },
    ...everything,
  });
  const used = new Set(rows.map((row) => keyIn(row, ownerField)));
  const unused = docs.filter((file) => !used.has(keyIn(file, fileField)));
  for (const { id } of unused) await removeFiles(payload, files, [id]);
  return unused.length;
}

async function deleteFilesWithoutRow(payload: Payload, files: FilesCollection, limit: Date) {
  const { staticDir = '', disableLocalStorage } = uploadOf(payload, files);
  if (disableLocalStorage) return 0;
  const names = await readdir(staticDir).catch(ifMissing([]));
  let deleted = 0;
  for (const name of names) {
    const file = path.join(staticDir, name);
    const { mtime } = await stat(file).catch(ifMissing({ mtime: new Date() }));
    if (mtime >= limit) continue;
    const { totalDocs } = await payload.count({
      collection: files,
      where: { filename: { equals: name } },
    });
    if (totalDocs > 0) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
