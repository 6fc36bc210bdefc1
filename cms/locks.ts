import type { CollectionAfterOperationHook, CollectionAfterReadHook, Payload } from 'payload';

/**
 * Says who is editing a document to whoever else opens it. Not all staff may read the account of a
 * colleague, and would be told its number; the name they use at work is no secret among them.
 */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const id = doc.user?.value;
  if (typeof id !== 'number') return doc;
  const holder = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true, email: true },
  });
  if (!holder) return doc;
  // Payload shows the email, in place of which the name is easier to read.
  const value = { id, email: holder.name || holder.email };
  return { ...doc, user: { ...doc.user, value } };
};

const locks = 'payload-locked-documents';

/**
 * Whoever writes goes on holding the document while what they type is kept. Payload gives it free
 * whenever it is saved, though nobody has finished.
 */
export const keepsLock: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const isKept = operation === 'updateByID' && 'autosave' in args && args.autosave === true;
  if (!isKept || !('id' in args) || !req.user) return result;
  const document = { relationTo: collection.slug, value: args.id };
  const { totalDocs } = await req.payload.db.count({
    collection: locks,
    where: {
      and: [
        { 'document.relationTo': { equals: document.relationTo } },
        { 'document.value': { equals: document.value } },
      ],
    },
    req,
  });
  if (totalDocs === 0) {
    const user = { relationTo: req.user.collection, value: req.user.id };
    await req.payload.db.create({ collection: locks, data: { document, user }, req });
  }
  return result;
};

/** Payload makes the collection of locks itself, so nothing can be said about it before. */
export function nameLockHolders({ collections }: Payload): void {
  collections[locks]?.config.hooks.afterRead.push(nameHolder);
}
