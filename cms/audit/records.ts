import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
} from 'payload';
import { type AuditSubject, isAuditSubject } from './actions.ts';
import { changesBetween } from './changes.ts';
import { record } from './record.ts';

type Stored = Record<string, unknown>;

/** Kept by the site; when staff changed what is already in the history of the document. */
const leftOut = ['history', 'mails', 'reminded'];

/**
 * Inquiries and applications: which fields staff changed, but not what customers and applicants
 * wrote, which has to be gone when the document is.
 */
export function auditedRecords(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug } = collection;
  if (!isAuditSubject(slug)) throw new Error(`${slug} is not listed in cms/audit/actions.ts`);
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), recordChange(slug)],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion(slug)],
    },
  };
}

const recordChange =
  (subject: AuditSubject): CollectionAfterChangeHook =>
  async ({ collection, doc, operation, previousDoc, req }) => {
    if (!req.user || operation !== 'update') return doc;
    const fields = collection.flattenedFields.filter(({ name }) => !leftOut.includes(name));
    const [was, is] = [flat(previousDoc), flat(doc)];
    const { changes } = changesBetween(was, is, fields);
    const names = [...new Set(changes.map(({ path }) => path.split('.')[0] ?? ''))];
    if (names.length === 0) return doc;
    await record(req, {
      ...{ action: 'update', subject, document: doc.id, title: String(doc.reference ?? '') },
      changes: { changes: names.map((path) => ({ path, before: null, after: null })), more: 0 },
    });
    return doc;
  };

/** Ids in place of the documents that one of the two may come with. */
const flat = (stored: Stored): Stored =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      value !== null && typeof value === 'object' && 'id' in value ? value.id : value,
    ]),
  );

const recordDeletion =
  (subject: AuditSubject): CollectionAfterDeleteHook =>
  async ({ doc, id, req }) => {
    if (!req.user) return doc;
    const title = String(doc?.reference ?? '');
    await record(req, { action: 'delete', subject, document: id, title });
    return doc;
  };
