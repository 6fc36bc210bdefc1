import type { CollectionConfig } from 'payload';
import { staffText } from '../../app/i18n/staff.ts';
import { hrPeople, nobody } from '../access.ts';
import { sendApplicationFile } from '../applications/downloads.ts';

/**
 * The CVs of applicants (docs/decisions/0014). They have no public URL: the only route,
 * `/api/application-files/file/NAME`, checks who is asking and logs every download. Only the server
 * creates files, after checking what they are (server/job-applications/job-applications.ts).
 */
export function applicationFiles(directory: string): CollectionConfig {
  return {
    slug: 'application-files',
    labels: { singular: staffText('applicationFile'), plural: staffText('applicationFile') },
    admin: { hidden: true, useAsTitle: 'originalName' },
    access: { create: nobody, read: hrPeople, update: nobody, delete: nobody },
    disableDuplicate: true,
    upload: {
      staticDir: directory,
      handlers: [sendApplicationFile],
      pasteURL: false,
      crop: false,
      focalPoint: false,
      bulkUpload: false,
    },
    fields: [{ name: 'originalName', type: 'text', required: true }],
  };
}
