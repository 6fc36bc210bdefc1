import { setImmediate } from 'node:timers/promises';
import { type PayloadRequest, QueryError, type Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { defaultLanguage, isLanguage } from '../../app/i18n/languages.ts';
import { type FilesCollection, keyIn, owners } from '../private-files/files.ts';
import type { ExportRow, ListExport } from './columns.ts';

/** The number of rows in memory at a time, however many an export has. */
const chunkSize = 200;

/**
 * The filter of a request, in the syntax of the list: `where[status][equals]=new`, or as JSON, and
 * `search` as in the list's search field.
 * @returns null if it is not a valid filter.
 */
export function filterOf(req: PayloadRequest, { collection }: ListExport): Where | null {
  const where = parse(req.query.where ?? {});
  const { search } = req.query;
  const collectionConfig = req.payload.collections[collection].config;
  if (where === null || (search !== undefined && typeof search !== 'string')) return null;
  return mergeListSearchAndWhere({ collectionConfig, where, search: search?.trim() ?? '' });
}

function parse(value: unknown): Where | null {
  if (typeof value !== 'string') return isObject(value) ? value : null;
  try {
    const parsed: unknown = JSON.parse(value || '{}');
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that does not exist, or that the user may not filter by. */
export const isWrongFilter = (error: unknown): boolean => error instanceof QueryError;

/**
 * The rows of a filter, newest first, in chunks. Each chunk starts below the last id of the
 * previous one, so that rows arriving meanwhile cause neither repetitions nor gaps.
 */
export async function* readRows(
  req: PayloadRequest,
  list: ListExport,
  where: Where,
): AsyncGenerator<ExportRow[]> {
  let last: number | undefined;
  while (true) {
    const below: Where[] = last === undefined ? [] : [{ id: { less_than: last } }];
    const { docs } = await req.payload.find({
      collection: list.collection,
      where: { and: [where, ...below] },
      sort: '-id',
      limit: chunkSize,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    if (docs.length === 0) return;
    yield await withNames(req, list, docs);
    if (docs.length < chunkSize) return;
    last = docs.at(-1)?.id;
    // SQLite runs on this thread, so visitors get their turn between two chunks.
    await setImmediate();
  }
}

type Stored = ExportRow['record'];

async function withNames(
  req: PayloadRequest,
  { references, files }: ListExport,
  records: Stored[],
): Promise<ExportRow[]> {
  const rows = records.map((record): ExportRow => ({ record, names: {} }));
  for (const [field, collection] of Object.entries(references)) {
    const idIn = (record: Stored) => idOf((record as Record<string, unknown>)[field]);
    const ids = new Set(records.map(idIn).filter((id) => id !== null));
    if (ids.size === 0) continue;
    const names = await namesOf(req, collection, [...ids]);
    for (const { record, names: ofRow } of rows) ofRow[field] = names.get(idIn(record)) ?? '';
  }
  if (files) await addFileNames(req, files, rows);
  return rows;
}

/** The names of the files of each row, one per line. */
async function addFileNames(req: PayloadRequest, files: FilesCollection, rows: ExportRow[]) {
  const { ownerField, fileField } = owners[files];
  const { docs } = await req.payload.find({
    collection: files,
    where: { [fileField]: { in: rows.flatMap(({ record }) => keyIn(record, ownerField) ?? []) } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  for (const { record, names } of rows) {
    const key = keyIn(record, ownerField);
    const own = docs.filter((file) => keyIn(file, fileField) === key);
    names.files = own.map(({ originalName }) => originalName).join('\n');
  }
}

/** The names behind these ids. */
async function namesOf(
  req: PayloadRequest,
  collection: ListExport['references'][string],
  ids: number[],
): Promise<Map<number | null, string>> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    limit: chunkSize,
    // If there are several names, the one in the reader's language.
    locale: isLanguage(req.i18n.language) ? req.i18n.language : defaultLanguage,
  });
  return new Map(docs.map((one) => [one.id, nameOf(one)]));
}

function nameOf(one: object): string {
  const { name, email, title, reference } = one as Record<string, string | undefined>;
  return name || email || title || reference || '';
}

function idOf(value: unknown): number | null {
  const id = value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : null;
}
