import { randomUUID } from 'node:crypto';
import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest } from 'payload';

/**
 * The content revision: a random mark that changes whenever something that visitors can see has
 * changed, and only then. Every node compares it once a second with the one its cached pages
 * were rendered from (server/page-cache.ts). Inquiries, users and visit counts do not touch it.
 */
const key = 'published-content';

async function markChanged(request: PayloadRequest): Promise<void> {
  // Within the request's transaction where there is one (PostgreSQL), so that no node can see
  // the new mark before the new content.
  await request.payload.db.upsert({
    collection: 'content-revisions',
    data: { key, revision: randomUUID() },
    where: { key: { equals: key } },
    req: request,
  });
}

/** The present revision; empty when nothing has been published yet. */
export async function readContentRevision(payload: Payload): Promise<string> {
  const row = await payload.db.findOne<{ id: number; revision?: string }>({
    collection: 'content-revisions',
    where: { key: { equals: key } },
  });
  return row?.revision ?? '';
}

/** Hooks for a collection whose documents visitors see. Work on a draft marks nothing. */
export const marksContentRevision: NonNullable<CollectionConfig['hooks']> = {
  afterChange: [
    async ({ doc, previousDoc, req }) => {
      const isDraftOnly = doc._status === 'draft' && previousDoc?._status !== 'published';
      if (!isDraftOnly) await markChanged(req);
      return doc;
    },
  ],
  afterDelete: [
    async ({ doc, req }) => {
      await markChanged(req);
      return doc;
    },
  ],
};

export const globalMarksContentRevision: NonNullable<GlobalConfig['hooks']> = {
  afterChange: [
    async ({ doc, req }) => {
      await markChanged(req);
      return doc;
    },
  ],
};
