import type { CollectionConfig } from 'payload';
import { staffText } from '../../app/i18n/staff.ts';
import { nobody, staff } from '../access.ts';

/** How often a page was viewed on a day, and nothing about by whom. Written by cms/counts.ts. */
export const visitCounts: CollectionConfig = {
  slug: 'visit-counts',
  labels: { singular: staffText('visitCount'), plural: staffText('visitCounts') },
  admin: {
    group: staffText('groupSystem'),
    useAsTitle: 'path',
    listSearchableFields: ['path', 'day'],
    defaultColumns: ['day', 'path', 'language', 'measurementId', 'visits'],
  },
  defaultSort: '-day',
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['day', 'path', 'language', 'measurementId'], unique: true }],
  fields: [
    { name: 'day', type: 'text', label: staffText('day'), required: true },
    { name: 'path', type: 'text', label: staffText('path'), required: true },
    { name: 'language', type: 'text', label: staffText('language'), required: true },
    { name: 'measurementId', type: 'text', label: staffText('measurementId'), required: true },
    { name: 'visits', type: 'number', label: staffText('visits'), required: true },
  ],
};
