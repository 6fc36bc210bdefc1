import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { isOutage } from './outage.ts';

/** A version of a document, without what it shows. */
export interface VersionRow {
  document: string;
  /** From 1. */
  version: number;
  /** Equal for equal content. */
  fingerprint: string;
  /** The day of the content, as `2026-11-17`. */
  date: string;
}

/** The same in whatever order members stand: PostgreSQL does not keep their order. */
export const fingerprintOf = (shown: object): string =>
  createHash('sha256').update(JSON.stringify(shown, inOrder)).digest('hex').slice(0, 32);

const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** How often to retry when another node has written the same version number. */
const attempts = 3;

/** @returns all versions of some documents, newest first. */
export async function readVersions(payload: Payload, documents: string[]): Promise<VersionRow[]> {
  const { docs } = await payload.find({
    collection: 'document-versions',
    where: { document: { in: documents } },
    select: { document: true, version: true, fingerprint: true, date: true },
    sort: '-version',
    depth: 0,
    pagination: false,
  });
  return docs.map(({ document, version, fingerprint, date }) => ({
    ...{ document, version, fingerprint, date },
  }));
}

/** @returns what a version showed when it was served, or null if there is no such version. */
export async function readShown(
  payload: Payload,
  document: string,
  version: number,
): Promise<(VersionRow & { shown: unknown }) | null> {
  const { docs } = await payload.find({
    collection: 'document-versions',
    where: { document: { equals: document }, version: { equals: version } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const row = docs[0];
  if (!row) return null;
  const { fingerprint, date, shown } = row;
  return { document, version, fingerprint, date, shown };
}

/**
 * The version of what a document shows now. Looking it up stores nothing: a number is
 * assigned only once a version is stored.
 * @param versions of this document, newest first.
 * @param dateOf when the content was last changed; called if the version is not stored yet.
 */
export async function presentVersion(
  versions: VersionRow[],
  document: string,
  shown: object,
  dateOf: () => Promise<string>,
): Promise<{ row: VersionRow; isKept: boolean }> {
  const fingerprint = fingerprintOf(shown);
  const [newest] = versions;
  if (newest?.fingerprint === fingerprint) return { row: newest, isKept: true };
  const version = (newest?.version ?? 0) + 1;
  const date = (await dateOf()).slice(0, 10);
  return { row: { document, version, fingerprint, date }, isKept: false };
}

/** @returns the newest version, stored now if the latest one shows something else. */
export async function keepVersion(
  payload: Payload,
  document: string,
  shown: object,
  dateOf: () => Promise<string>,
): Promise<VersionRow> {
  for (let attempt = 1; ; attempt++) {
    const versions = await readVersions(payload, [document]);
    const { row, isKept } = await presentVersion(versions, document, shown, dateOf);
    if (isKept) return row;
    try {
      await payload.create({
        collection: 'document-versions',
        data: { ...row, shown: { ...shown } },
        depth: 0,
      });
      return row;
    } catch (error) {
      // Another node was faster: the version exists, and is most likely the same.
      if (attempt === attempts || isOutage(error)) throw error;
    }
  }
}
