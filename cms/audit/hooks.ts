import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  PayloadRequest,
  RequestContext,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { type AuditAction, type AuditSubject, isAuditSubject } from './actions.ts';
import { changesBetween } from './changes.ts';
import { record } from './record.ts';
import { type Snapshot, type Stored, snapshotOf, snapshotOfGlobal, titleIn } from './stored.ts';

const keyOf = (slug: string, id?: number | string) => `audit of ${slug} ${id ?? ''}`;

const described = ({ slug, versions }: SanitizedCollectionConfig | SanitizedGlobalConfig) => ({
  ...{ slug, hasDrafts: Boolean(versions?.drafts) },
});

/** @throws when the site is built, not when something is to be recorded. */
function subjectOf(slug: string): AuditSubject {
  if (!isAuditSubject(slug)) throw new Error(`${slug} is not listed in cms/audit/actions.ts`);
  return slug;
}

/** Content whose changes are recorded. What the site itself writes is not, but what it deletes is. */
export function audited(collection: CollectionConfig): CollectionConfig {
  const subject = subjectOf(collection.slug);
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), remember],
      // Last: by then everything is as it will stay.
      afterChange: [...(hooks.afterChange ?? []), recordChange(subject)],
      beforeDelete: [...(hooks.beforeDelete ?? []), rememberDeleted],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion(subject)],
    },
  };
}

export function globalAudited(global: GlobalConfig): GlobalConfig {
  const subject = subjectOf(global.slug);
  const { hooks = {} } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), rememberGlobal],
      afterChange: [...(hooks.afterChange ?? []), recordGlobal(subject)],
    },
  };
}

const remember: CollectionBeforeChangeHook = async (given) => {
  const { collection, context, data, operation, originalDoc, req } = given;
  if (operation === 'update' && req.user) {
    const { id } = originalDoc;
    context[keyOf(collection.slug, id)] = await snapshotOf(req, described(collection), id);
  }
  return data;
};

const recordChange =
  (subject: AuditSubject): CollectionAfterChangeHook =>
  async ({ collection, context, doc, operation, req }) => {
    if (!req.user) return doc;
    const before = taken<Snapshot>(context, keyOf(collection.slug, doc.id));
    const after = await snapshotOf(req, described(collection), doc.id);
    const action = operation === 'create' ? 'create' : actionOf(before, after);
    if (isKeptWhileTyping(action, req)) return doc;
    const [was, is] = comparedFor(action, before, after);
    await record(req, {
      ...{ action, subject, document: doc.id },
      title: titleIn(is, collection.admin.useAsTitle),
      changes: changesBetween(was, is, collection.flattenedFields),
    });
    return doc;
  };

/** Saved as one types: the versions have it, and so will the entry of its publication. */
const isKeptWhileTyping = (action: AuditAction, { query }: PayloadRequest) =>
  action === 'draft' && String(query?.autosave) === 'true';

/** @returns of a draft what staff saw, otherwise what visitors saw, before and after. */
const comparedFor = (action: AuditAction, before: Snapshot | undefined, after: Snapshot) =>
  action === 'draft' ? [before?.latest, after.latest] : [before?.row, after.row];

function actionOf(before: Snapshot | undefined, after: Snapshot): AuditAction {
  const [was, is] = [before?.row, after.row];
  if (!is) return 'draft';
  if (!was?.deletedAt && is.deletedAt) return 'trash';
  if (was?.deletedAt && !is.deletedAt) return 'restore';
  if (was?._status !== is._status) return is._status === 'published' ? 'publish' : 'unpublish';
  if ('_status' in is && was?.updatedAt === is.updatedAt) return 'draft';
  if (is._status === 'draft') return 'draft';
  // A draft of what was published already.
  return before?.latest?._status === 'draft' ? 'publish' : 'update';
}

function taken<Kept>(context: RequestContext, key: string): Kept | undefined {
  const kept = context[key] as Kept | undefined;
  delete context[key];
  return kept;
}

const rememberDeleted: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  const { row } = await snapshotOf(req, { slug: collection.slug, hasDrafts: false }, id);
  context[keyOf(collection.slug, id)] = row ?? undefined;
};

const recordDeletion =
  (subject: AuditSubject): CollectionAfterDeleteHook =>
  async ({ collection, context, doc, id, req }) => {
    const row = taken<Stored>(context, keyOf(collection.slug, id));
    if (!row) return doc;
    await record(req, {
      ...{ action: 'delete', subject, document: id },
      title: titleIn(row, collection.admin.useAsTitle),
      changes: changesBetween(row, null, collection.flattenedFields),
    });
    return doc;
  };

const rememberGlobal: GlobalBeforeChangeHook = async ({ context, data, global, req }) => {
  if (req.user) context[keyOf(global.slug)] = await snapshotOfGlobal(req, described(global));
  return data;
};

const recordGlobal =
  (subject: AuditSubject): GlobalAfterChangeHook =>
  async ({ context, doc, global, req }) => {
    if (!req.user) return doc;
    const before = taken<Snapshot>(context, keyOf(global.slug));
    const after = await snapshotOfGlobal(req, described(global));
    const action = actionOf(before, after);
    if (isKeptWhileTyping(action, req)) return doc;
    const [was, is] = comparedFor(action, before, after);
    await record(req, {
      action,
      subject,
      changes: changesBetween(was, is, global.flattenedFields),
    });
    return doc;
  };
