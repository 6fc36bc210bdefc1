import type { CollectionConfig } from 'payload';
import { addressText } from '../../app/i18n/addresses.ts';
import { nobody, staff } from '../access.ts';

/** What was searched for in vain on a day, and nothing about by whom. Written by cms/counts.ts. */
export const emptySearches: CollectionConfig = {
  slug: 'empty-searches',
  labels: { singular: addressText('emptySearch'), plural: addressText('emptySearches') },
  admin: {
    group: addressText('groupAddresses'),
    useAsTitle: 'words',
    defaultColumns: ['day', 'words', 'language', 'searches'],
    listSearchableFields: ['words'],
  },
  defaultSort: '-day',
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['day', 'language', 'words'], unique: true }],
  fields: [
    { name: 'day', type: 'text', label: addressText('day'), required: true },
    { name: 'words', type: 'text', label: addressText('emptySearchWords'), required: true },
    { name: 'language', type: 'text', label: addressText('linkLanguage'), required: true },
    { name: 'searches', type: 'number', label: addressText('emptySearchCount'), required: true },
  ],
};
