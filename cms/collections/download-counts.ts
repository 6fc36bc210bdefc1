import type { CollectionConfig } from 'payload';
import { staffText } from '../../app/i18n/staff.ts';
import { nobody, staff } from '../access.ts';

/**
 * How often a file was downloaded on a day, and nothing about by whom. Written by cms/counts.ts.
 */
export const downloadCounts: CollectionConfig = {
  slug: 'download-counts',
  labels: { singular: staffText('downloadCount'), plural: staffText('downloadCounts') },
  admin: {
    group: staffText('groupSystem'),
    useAsTitle: 'file',
    listSearchableFields: ['file', 'day'],
    defaultColumns: ['day', 'file', 'language', 'downloads'],
  },
  defaultSort: '-day',
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['day', 'file', 'language'], unique: true }],
  fields: [
    { name: 'day', type: 'text', label: staffText('day'), required: true },
    { name: 'file', type: 'text', label: staffText('downloadedFile'), required: true },
    { name: 'language', type: 'text', label: staffText('language'), required: true },
    { name: 'downloads', type: 'number', label: staffText('downloads'), required: true },
  ],
};
