import { setImmediate } from 'node:timers/promises';
import { type PayloadRequest, QueryError, type Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import type { Inquiry } from '../payload-types.ts';

/** So many inquiries are in memory at a time, whatever an export has in all. */
const chunkSize = 200;

/** An inquiry as it is exported: what it refers to has become words. */
export interface ExportRow {
  inquiry: Inquiry;
  assignee: string;
  duplicateOf: string;
}

/**
 * The filter of a request, in the syntax of the list: `where[status][equals]=new`, or as JSON,
 * and `search` as the search field of the list has it.
 * @returns null for what is no filter.
 */
export function filterOf(req: PayloadRequest): Where | null {
  const where = parse(req.query.where ?? {});
  const { search } = req.query;
  const collectionConfig = req.payload.collections.inquiries.config;
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

/** A field that does not exist, or that the reader may not ask for. */
export const isWrongFilter = (error: unknown): boolean => error instanceof QueryError;

/**
 * The inquiries of a filter, newest first, in chunks. Each chunk starts below the last number of
 * the one before, so what arrives meanwhile neither repeats a row nor hides one.
 */
export async function* readRows(req: PayloadRequest, where: Where): AsyncGenerator<ExportRow[]> {
  let last: number | undefined;
  while (true) {
    const below: Where[] = last === undefined ? [] : [{ id: { less_than: last } }];
    const { docs } = await req.payload.find({
      collection: 'inquiries',
      where: { and: [where, ...below] },
      sort: '-id',
      limit: chunkSize,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    if (docs.length === 0) return;
    yield await withWords(req, docs);
    if (docs.length < chunkSize) return;
    last = docs.at(-1)?.id;
    // SQLite answers on this very thread: visitors have their turn between two chunks.
    await setImmediate();
  }
}

async function withWords(req: PayloadRequest, inquiries: Inquiry[]): Promise<ExportRow[]> {
  const assignees = idsOf(inquiries.map(({ assignee }) => assignee));
  const repeated = idsOf(inquiries.map(({ duplicateOf }) => duplicateOf));
  const names = new Map<number, string>();
  const references = new Map<number, string>();
  const common = { depth: 0, pagination: false, limit: chunkSize } as const;
  if (assignees.length > 0) {
    const where = { id: { in: assignees } };
    const { docs } = await req.payload.find({ collection: 'users', where, ...common });
    for (const { id, name, email } of docs) names.set(id, name || email);
  }
  if (repeated.length > 0) {
    const where = { id: { in: repeated } };
    const select = { reference: true } as const;
    const { docs } = await req.payload.find({ collection: 'inquiries', where, select, ...common });
    for (const { id, reference } of docs) references.set(id, reference);
  }
  return inquiries.map((inquiry) => ({
    inquiry,
    assignee: names.get(idOf(inquiry.assignee) ?? 0) ?? '',
    duplicateOf: references.get(idOf(inquiry.duplicateOf) ?? 0) ?? '',
  }));
}

type Reference = number | { id: number } | null | undefined;

const idOf = (value: Reference) => (typeof value === 'object' ? value?.id : value);

const idsOf = (values: Reference[]) => [
  ...new Set(values.map(idOf).filter((id) => typeof id === 'number')),
];
