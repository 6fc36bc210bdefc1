import type { CollectionConfig } from 'payload';
import { nobody } from '../access.ts';

/** One row, written by cms/hooks/content-revision.ts. */
export const contentRevisions: CollectionConfig = {
  slug: 'content-revisions',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'revision', type: 'text', required: true },
  ],
  timestamps: false,
};
