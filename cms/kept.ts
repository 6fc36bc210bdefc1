import type { CollectionConfig, GlobalConfig } from 'payload';
import { audited, globalAudited } from './audit/hooks.ts';
import { globalWithSavedBy, withSavedBy } from './saved-by.ts';
import { withTrash } from './trash/trash.ts';

/**
 * Content of which nothing is lost: deleted, it waits in the trash; changed, its versions remain and
 * say who saved them; and the audit log has all of it.
 */
export const kept = (collection: CollectionConfig): CollectionConfig =>
  audited(withTrash(withSavedBy(collection)));

/** The same for files, which have no versions: a new one is another file. */
export const keptFiles = (collection: CollectionConfig): CollectionConfig =>
  audited(withTrash(collection));

export const keptGlobal = (global: GlobalConfig): GlobalConfig =>
  globalAudited(globalWithSavedBy(global));
