import type { Access, CollectionConfig, Field } from 'payload';
import { type StaffText, staffText } from '../../app/i18n/staff.ts';
import { hrPeople, nobody, salesPeople } from '../access.ts';
import type { FilesCollection } from '../private-files/files.ts';
import { previewEndpoint, sendFile } from '../private-files/send.ts';

interface Files {
  collection: FilesCollection;
  label: StaffText;
  readers: Access;
  /** What says to whom a file belongs, if the owner does not. */
  ownerFields?: Field[];
}

/**
 * What strangers have sent (docs/decisions/0014, 0037). The files have no public URL: the only
 * routes, `/api/COLLECTION/file/NAME` and `/api/COLLECTION/preview/ID`, check who is asking and
 * record it. Only the server creates files, after checking what they are.
 */
const privateFiles =
  ({ collection, label, readers, ownerFields = [] }: Files) =>
  (directory: string): CollectionConfig => ({
    slug: collection,
    labels: { singular: staffText(label), plural: staffText(label) },
    admin: { hidden: true, useAsTitle: 'originalName' },
    access: { create: nobody, read: readers, update: nobody, delete: nobody },
    disableDuplicate: true,
    endpoints: [previewEndpoint({ collection, readers })],
    upload: {
      staticDir: directory,
      handlers: [sendFile({ collection, readers })],
      pasteURL: false,
      crop: false,
      focalPoint: false,
      bulkUpload: false,
    },
    fields: [{ name: 'originalName', type: 'text', required: true }, ...ownerFields],
  });

/** The CVs of applicants. */
export const applicationFiles = privateFiles({
  collection: 'application-files',
  label: 'applicationFile',
  readers: hrPeople,
});

/** Pictures and plans sent with inquiries. */
export const inquiryFiles = privateFiles({
  collection: 'inquiry-files',
  label: 'files',
  readers: salesPeople,
  ownerFields: [{ name: 'reference', type: 'text', required: true, index: true }],
});
