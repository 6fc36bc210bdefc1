import type { CollectionConfig } from 'payload';
import { nobody } from '../access.ts';

/**
 * What the second factor of an account is checked against (cms/accounts/second-factor.ts). In a
 * collection of its own: nothing that reads or writes accounts ever comes across it.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'account', type: 'number', required: true, unique: true },
    // Sealed with a key derived from the secret of the site.
    { name: 'secret', type: 'text', required: true },
    // The last step of time whose code was accepted, so that each is accepted once.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    // The hashes of the recovery codes that are left.
    { name: 'recovery', type: 'text' },
  ],
};
