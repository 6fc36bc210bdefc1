import type { CollectionConfig } from 'payload';
import { staffText } from '../../app/i18n/staff.ts';
import { hrPeople, nobody } from '../access.ts';

/** Who downloaded whose CV, and when. Nobody can change or delete an entry. */
export const applicationDownloads: CollectionConfig = {
  slug: 'application-downloads',
  labels: {
    singular: staffText('applicationDownload'),
    plural: staffText('applicationDownloads'),
  },
  admin: {
    group: staffText('groupRequests'),
    useAsTitle: 'at',
    defaultColumns: ['at', 'who', 'reference'],
  },
  defaultSort: '-at',
  disableDuplicate: true,
  access: { create: nobody, read: hrPeople, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    {
      name: 'at',
      type: 'date',
      label: staffText('historyAt'),
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'who', type: 'text', label: staffText('historyWho'), required: true },
    // Remains when the application is deleted, and then says nothing about the applicant.
    { name: 'reference', type: 'text', label: staffText('reference') },
    {
      name: 'application',
      type: 'relationship',
      relationTo: 'applications',
      label: staffText('application'),
      maxDepth: 0,
    },
  ],
};
