import { randomUUID } from 'node:crypto';
import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  Payload,
  PayloadRequest,
} from 'payload';

/**
 * The content revision: a random value that changes whenever something visible to visitors has
 * changed, and only then. Every node compares it with the one its cached pages were rendered from
 * (server/pages/page-cache.ts), once a second and when PostgreSQL tells of a change. Inquiries, users and visit counts do not affect it.
 */
const key = 'published-content';

export async function markChanged(request: Pick<PayloadRequest, 'payload'>): Promise<void> {
  // Within the request's transaction if there is one (PostgreSQL), so that no node can see the new
  // revision before the new content.
  await request.payload.db.upsert({
    collection: 'content-revisions',
    data: { key, revision: randomUUID() },
    where: { key: { equals: key } },
    req: request,
  });
}

/** The current revision; empty if nothing has been published yet. */
export async function readContentRevision(payload: Payload): Promise<string> {
  const row = await payload.db.findOne<{ id: number; revision?: string }>({
    collection: 'content-revisions',
    where: { key: { equals: key } },
  });
  return row?.revision ?? '';
}

/**
 * Visitors see a document as its row in the collection's own table; drafts are stored elsewhere. So
 * a change to a draft leaves that row's status as it was.
 */
async function readStatus(
  request: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<string | undefined> {
  const row = await request.payload.db.findOne<{ id: number; _status?: string }>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true },
    req: request,
  });
  return row?._status;
}

/** Hooks for a collection whose documents visitors see. Changes to drafts do not count. */
export const marksContentRevision = {
  beforeChange: [
    async ({ collection, context, data, operation, originalDoc, req }) => {
      if (operation === 'update' && collection.versions?.drafts) {
        context[statusKey(collection.slug, originalDoc.id)] = await readStatus(
          req,
          collection.slug as CollectionSlug,
          originalDoc.id,
        );
      }
      return data;
    },
  ],
  afterChange: [
    async ({ collection, context, doc, req }) => {
      const before = context[statusKey(collection.slug, doc.id)];
      const isDraftOnly =
        doc._status === 'draft' &&
        (before === undefined ||
          before === (await readStatus(req, collection.slug as CollectionSlug, doc.id)));
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
} satisfies NonNullable<CollectionConfig['hooks']>;

/** The same for a global, which has a row once it has been published. */
export const globalMarksContentRevision = {
  beforeChange: [
    async ({ context, data, global, req }) => {
      if (global.versions?.drafts) {
        context[statusKey('global', global.slug)] = await readGlobalStatus(req, global.slug);
      }
      return data;
    },
  ],
  afterChange: [
    async ({ context, doc, global, req }) => {
      const isDraftOnly =
        doc._status === 'draft' &&
        context[statusKey('global', global.slug)] === (await readGlobalStatus(req, global.slug));
      if (!isDraftOnly) await markChanged(req);
      return doc;
    },
  ],
} satisfies NonNullable<GlobalConfig['hooks']>;

async function readGlobalStatus(req: PayloadRequest, slug: string): Promise<string | undefined> {
  const row = await req.payload.db.findGlobal<{ _status?: string }>({
    ...{ slug: slug as GlobalSlug, req, select: { _status: true } },
  });
  return row._status;
}

const statusKey = (collection: string, id: number | string) => `status of ${collection} ${id}`;
