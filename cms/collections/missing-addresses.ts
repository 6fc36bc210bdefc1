import type { CollectionConfig } from 'payload';
import { addressText } from '../../app/i18n/addresses.ts';
import { editors, nobody } from '../access.ts';

/**
 * How often an address was asked for on a day at which there is nothing, and nothing about by whom.
 * Written by cms/counts.ts, shown added up by the component.
 */
export const missingAddresses: CollectionConfig = {
  slug: 'missing-addresses',
  labels: { singular: addressText('missingAddress'), plural: addressText('missingAddresses') },
  admin: {
    group: addressText('groupAddresses'),
    useAsTitle: 'path',
    components: { views: { list: { Component: '/components/missing-list.tsx#MissingList' } } },
  },
  defaultSort: '-day',
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['day', 'kind', 'path'], unique: true }],
  fields: [
    { name: 'day', type: 'text', label: addressText('day'), required: true },
    { name: 'kind', type: 'text', label: addressText('missingKind'), required: true },
    { name: 'path', type: 'text', label: addressText('missingPath'), required: true },
    { name: 'requests', type: 'number', label: addressText('missingRequests'), required: true },
  ],
};
