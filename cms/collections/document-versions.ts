import type { CollectionConfig } from 'payload';
import { nobody } from '../access.ts';

/** What each version of a PDF shows, once it has been served. Written by cms/document-versions.ts. */
export const documentVersions: CollectionConfig = {
  slug: 'document-versions',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['document', 'version'], unique: true }],
  fields: [
    { name: 'document', type: 'text', required: true },
    { name: 'version', type: 'number', required: true },
    { name: 'fingerprint', type: 'text', required: true },
    { name: 'date', type: 'text', required: true },
    { name: 'shown', type: 'json', required: true },
  ],
};
