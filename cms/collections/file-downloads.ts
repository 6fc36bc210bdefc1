import type { Access, CollectionConfig } from 'payload';
import { type StaffText, staffText } from '../../app/i18n/staff.ts';
import { hrPeople, nobody, salesPeople } from '../access.ts';

interface Downloads {
  slug: string;
  labels: { singular: StaffText; plural: StaffText };
  readers: Access;
  /** What the files belong to. */
  owner: { name: 'application' | 'inquiry'; collection: 'applications' | 'inquiries' };
}

/** Who saw whose files, and when. Nobody can change or delete an entry. */
const fileDownloads = ({ slug, labels, readers, owner }: Downloads): CollectionConfig => ({
  slug,
  labels: { singular: staffText(labels.singular), plural: staffText(labels.plural) },
  admin: {
    group: staffText('groupRequests'),
    useAsTitle: 'at',
    defaultColumns: ['at', 'who', 'reference'],
  },
  defaultSort: '-at',
  disableDuplicate: true,
  access: { create: nobody, read: readers, update: nobody, delete: nobody },
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
    // Remains when what it belongs to is deleted, and then says nothing about the sender.
    { name: 'reference', type: 'text', label: staffText('reference') },
    {
      name: owner.name,
      type: 'relationship',
      relationTo: owner.collection,
      label: staffText(owner.name),
      maxDepth: 0,
    },
  ],
});

export const applicationDownloads = fileDownloads({
  slug: 'application-downloads',
  labels: { singular: 'applicationDownload', plural: 'applicationDownloads' },
  readers: hrPeople,
  owner: { name: 'application', collection: 'applications' },
});

export const inquiryDownloads = fileDownloads({
  slug: 'inquiry-downloads',
  labels: { singular: 'applicationDownload', plural: 'inquiryDownloads' },
  readers: salesPeople,
  owner: { name: 'inquiry', collection: 'inquiries' },
});
