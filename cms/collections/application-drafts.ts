import type { CollectionConfig } from 'payload';
import { nobody } from '../access.ts';
import { mailFields } from '../mail/fields.ts';

/** Applications that somebody wants to finish later (cms/applications/drafts.ts). */
export const applicationDrafts: CollectionConfig = {
  slug: 'application-drafts',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'content', type: 'json', required: true },
    { name: 'language', type: 'text', required: true },
    { name: 'site', type: 'text', required: true },
    // The link's token is derived from the seed and the secret; only its hash is looked up.
    { name: 'seed', type: 'text', required: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    ...mailFields,
  ],
};
