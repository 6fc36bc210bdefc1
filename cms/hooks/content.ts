import type { CollectionConfig, GlobalConfig } from 'payload';
import { keepsLock } from '../locks.ts';
import { checksMentions, globalChecksMentions } from '../usage/checked-mentions.ts';
import { keepsUsed } from '../usage/keeps-used.ts';
import { globalMarksContentRevision, marksContentRevision } from './content-revision.ts';

/** Hooks of everything that visitors see. */
export const contentHooks = {
  ...marksContentRevision,
  beforeChange: [checksMentions, ...marksContentRevision.beforeChange],
  beforeDelete: [keepsUsed],
  afterOperation: [keepsLock],
} satisfies NonNullable<CollectionConfig['hooks']>;

export const globalContentHooks = {
  ...globalMarksContentRevision,
  beforeChange: [globalChecksMentions, ...globalMarksContentRevision.beforeChange],
} satisfies NonNullable<GlobalConfig['hooks']>;
