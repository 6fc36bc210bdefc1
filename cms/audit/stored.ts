import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { defaultLanguage } from '../../app/i18n/languages.ts';
import { noProducts } from '../products/products.ts';
import { resolveTitle } from '../resolve.ts';

export type Stored = Record<string, unknown>;

/** A document as it is stored: what visitors see, and the version that the back office shows. */
export interface Snapshot {
  row: Stored | null;
  latest: Stored | null;
}

export async function snapshotOf(
  req: PayloadRequest,
  { slug, hasDrafts }: { slug: string; hasDrafts: boolean },
  id: number | string,
): Promise<Snapshot> {
  const { db } = req.payload;
  const collection = slug as CollectionSlug;
  const row = await db.findOne<Stored & { id: number }>({
    ...{ collection, locale: 'all', req },
    where: { id: { equals: id } },
  });
  if (!hasDrafts) return { row, latest: row };
  const { docs } = await db.findVersions<Stored>({
    ...{ collection, locale: 'all', limit: 1, pagination: false, req },
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  });
  return { row, latest: docs[0]?.version ?? row };
}

/** The same of a global, which has a row once it has been published. */
export async function snapshotOfGlobal(
  req: PayloadRequest,
  { slug, hasDrafts }: { slug: string; hasDrafts: boolean },
): Promise<Snapshot> {
  const { db } = req.payload;
  const global = slug as GlobalSlug;
  const found = await db.findGlobal<Stored>({ slug: global, locale: 'all', req });
  const row = Object.keys(found).length > 0 ? found : null;
  if (!hasDrafts) return { row, latest: row };
  const { docs } = await db.findGlobalVersions<Stored>({
    ...{ global, locale: 'all', limit: 1, pagination: false, req },
    where: { latest: { equals: true } },
  });
  return { row, latest: docs[0]?.version ?? row };
}

/** @returns what a document is called, in English if it can be. */
export function titleIn(stored: Stored | null | undefined, field = 'id'): string {
  const value = stored?.[field] ?? stored?.id ?? '';
  if (typeof value !== 'object') return String(value);
  const title = resolveTitle(value, defaultLanguage, noProducts);
  return typeof title === 'object' ? title.text : title;
}
