import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import type { ResumeType } from '../../file-types.ts';
import type { ApplicationFile } from '../payload-types.ts';

export interface ResumeFile {
  content: Buffer;
  /** By its content, whatever its name suggests. */
  type: ResumeType;
  /** Its name on the applicant's computer. */
  name: string;
}

const mimeTypes: Record<ResumeType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A younger file may belong to an application that is still being stored. */
const orphanAge = 3_600_000;

const uploadOf = (payload: Payload) => payload.collections['application-files'].config.upload;

/**
 * Stores a CV under a meaningless name that cannot be guessed.
 * @returns its id.
 * @throws if it could not be written; then nothing is left of it.
 */
export async function storeFile(
  payload: Payload,
  { content, type, name }: ResumeFile,
): Promise<number> {
  const storedName = `${randomUUID()}.${type}`;
  try {
    const { id } = await payload.create({
      collection: 'application-files',
      data: { originalName: nameToKeep(name, type) },
      file: { data: content, mimetype: mimeTypes[type], name: storedName, size: content.length },
      depth: 0,
    });
    return id;
  } catch (error) {
    // On disk, the file is written before its row.
    await rm(path.join(uploadOf(payload).staticDir ?? '', storedName), { force: true });
    throw error;
  }
}

/** @returns null if the file itself is missing. */
export async function readStoredFile(
  payload: Payload,
  stored: ApplicationFile,
): Promise<Buffer | null> {
  const { handlers = [], staticDir = '', disableLocalStorage } = uploadOf(payload);
  const filename = stored.filename ?? '';
  if (!disableLocalStorage) {
    return readFile(path.join(staticDir, path.basename(filename))).catch(ifMissing(null));
  }
  // The first handler is our own (downloads.ts); the others know how to reach the object store.
  for (const handler of handlers.slice(1)) {
    const answer = await handler(
      { payload, headers: new Headers() } as PayloadRequest,
      { doc: stored, params: { collection: 'application-files', filename } } as never,
    );
    if (answer instanceof Response && answer.ok) return Buffer.from(await answer.arrayBuffer());
  }
  return null;
}

/** @throws if the file or its row still exists. */
export async function removeFile(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<void> {
  const { errors } = await payload.delete({
    collection: 'application-files',
    where: { id: { equals: id } },
    depth: 0,
    ...(req && { req }),
  });
  if (errors.length > 0) throw new APIError('The file of an application could not be deleted');
}

/** When an application is reported as deleted, its file is certain to be gone. */
export const deleteFileFirst: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'applications',
    where: { id: { equals: id } },
    select: { file: true },
    depth: 0,
    pagination: false,
    req,
  });
  const file = docs[0]?.file;
  if (file != null) await removeFile(req.payload, typeof file === 'object' ? file.id : file, req);
};

/**
 * Deletes what a crash has left behind: files without an application, and files on disk without a
 * row.
 */
export async function deleteOrphans(payload: Payload, now = new Date()): Promise<number> {
  const limit = new Date(now.getTime() - orphanAge);
  const { docs } = await payload.find({
    collection: 'application-files',
    where: { createdAt: { less_than: limit.toISOString() } },
    select: {},
    depth: 0,
    pagination: false,
  });
  const { docs: applications } = await payload.find({
    collection: 'applications',
    select: { file: true },
    depth: 0,
    pagination: false,
  });
  const used = new Set(applications.map(({ file }) => file));
  const unused = docs.filter(({ id }) => !used.has(id));
  for (const { id } of unused) await removeFile(payload, id);
  return unused.length + (await deleteFilesWithoutRow(payload, limit));
}

async function deleteFilesWithoutRow(payload: Payload, limit: Date): Promise<number> {
  const { staticDir = '', disableLocalStorage } = uploadOf(payload);
  if (disableLocalStorage) return 0;
  const names = await readdir(staticDir).catch(ifMissing([]));
  let deleted = 0;
  for (const name of names) {
    const file = path.join(staticDir, name);
    const { mtime } = await stat(file).catch(ifMissing({ mtime: new Date() }));
    if (mtime >= limit) continue;
    const { totalDocs } = await payload.count({
      collection: 'application-files',
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

/** A readable name: no folders, no invisible characters, and the correct extension. */
export function nameToKeep(name: string, type: ResumeType): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const visible = last.replace(/[\s\p{C}<>:"|?*]+/gu, ' ').trim();
  const stem = visible.replace(/\.(pdf|docx)$/i, '').replace(/^\.+/, '');
  return `${[...stem].slice(0, 120).join('').trim() || 'CV'}.${type}`;
}
