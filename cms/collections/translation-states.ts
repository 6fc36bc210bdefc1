import type { CollectionConfig } from 'payload';
import { nobody } from '../access.ts';

/**
 * What the translation desk knows of a text in a language beyond the text itself, if anything: the
 * source that its translation was made from, if that has changed since, and what a translator
 * proposes. Written by cms/translations/.
 */
export const translationStates: CollectionConfig = {
  slug: 'translation-states',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['kind', 'document', 'language'] }],
  fields: [
    // One text by one row, however many save it at the same time.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'text', required: true },
    { name: 'language', type: 'text', required: true },
    { name: 'unit', type: 'text', required: true },
    { name: 'before', type: 'json' },
    { name: 'proposal', type: 'json' },
    { name: 'note', type: 'textarea' },
  ],
};
