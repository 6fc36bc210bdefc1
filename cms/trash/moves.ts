import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  RequestContext,
  SanitizedCollectionConfig,
} from 'payload';
import { markChanged } from '../hooks/content-revision.ts';
import { refuseIfUsed } from '../usage/keeps-used.ts';
import { restoreMentioned } from './mentioned.ts';

type Stored = Record<string, unknown>;

interface Kept {
  move: 'trash' | 'restore';
  /** What visitors saw. */
  row: Stored | null;
  /** What will replace it once it is published. */
  draft: Stored | undefined;
}

const keyOf = (collection: { slug: string }, id: unknown) => `move of ${collection.slug} ${id}`;

/** Moving a document into the trash or out of it changes nothing else, whatever a program sends. */
export const movesAlone: CollectionBeforeOperationHook = ({ args, operation }) => {
  const data: Stored | undefined = 'data' in args ? args.data : undefined;
  if (operation !== 'update' || !data || !('deletedAt' in data)) return args;
  // The thirty days begin now.
  if (data.deletedAt) return { ...args, data: { deletedAt: new Date().toISOString() } };
  if (!args.trash) return args;
  const status = '_status' in data ? { _status: data._status } : {};
  return { ...args, data: { deletedAt: null, ...status } };
};

/** Before a move: whether it may be, and what has to be the same after it. */
export const beginMove: CollectionBeforeChangeHook = async (given) => {
  const { collection, context, data, operation, originalDoc, req } = given;
  if (operation !== 'update') return data;
  const isInTrash = Boolean(originalDoc?.deletedAt);
  if (isInTrash && data.deletedAt) return { ...data, deletedAt: originalDoc.deletedAt };
  const isTrashed = !isInTrash && Boolean(data.deletedAt);
  const isRestored = isInTrash && data.deletedAt === null;
  if (!isTrashed && !isRestored) return data;
  const slug = collection.slug as CollectionSlug;
  if (isTrashed) await refuseIfUsed(req, slug, originalDoc.id);
  const kept = await read(req, collection, originalDoc.id);
  context[keyOf(collection, originalDoc.id)] = {
    move: isTrashed ? 'trash' : 'restore',
    ...kept,
  } satisfies Kept;
  // Payload asks for a draft; it is again what it was.
  return isRestored && kept.row?._status ? { ...data, _status: kept.row._status } : data;
};

/** After a move: visitors see again what they saw before, and its draft is still there. */
export const finishMove: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  const kept = taken(context, keyOf(collection, doc.id));
  if (!kept) return doc;
  if (collection.versions?.drafts) await putBack(req, collection, doc, kept);
  if (kept.move === 'restore') {
    for (const one of [kept.row, kept.draft]) {
      if (one) await restoreMentioned(req, one, collection.flattenedFields);
    }
  }
  await markChanged(req);
  return doc;
};

function taken(context: RequestContext, key: string): Kept | undefined {
  const kept = context[key] as Kept | undefined;
  delete context[key];
  return kept;
}

async function read(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  id: number,
): Promise<Omit<Kept, 'move'>> {
  const collection = slug as CollectionSlug;
  const row = await req.payload.db.findOne<Stored & { id: number }>({
    ...{ collection, locale: 'all', req },
    where: { id: { equals: id } },
  });
  const latest = versions?.drafts ? await latestVersion(req, collection, id) : undefined;
  const isNewer = latest?.version._status === 'draft' && row?._status === 'published';
  return { row, draft: isNewer ? latest.version : undefined };
}

async function latestVersion(req: PayloadRequest, collection: CollectionSlug, id: number) {
  const { docs } = await req.payload.db.findVersions<Stored>({
    ...{ collection, locale: 'all', limit: 1, pagination: false, req },
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  });
  return docs[0];
}

/**
 * Payload writes the latest draft over what is published, or the other way round, depending on
 * whether one document is moved or several.
 */
async function putBack(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  { id, deletedAt = null, savedBy }: { id: number; deletedAt?: unknown; savedBy?: unknown },
  { row, draft }: Kept,
): Promise<void> {
  const collection = slug as CollectionSlug;
  const { db } = req.payload;
  await db.updateOne({
    ...{ collection, id, locale: 'all', req, returning: false },
    data: { ...row, deletedAt },
  });
  const made = draft && (await latestVersion(req, collection, id));
  if (!made) return;
  const { parent, createdAt, updatedAt } = made;
  await db.updateVersion({
    ...{ collection, id: made.id, locale: 'all', req, returning: false },
    versionData: {
      ...{ parent, createdAt, updatedAt, latest: true },
      version: { ...draft, deletedAt, savedBy },
    },
  });
}
