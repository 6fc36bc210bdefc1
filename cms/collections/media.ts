import { createHash } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { requiredInEnglish } from '../../app/blocks/field-kit.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { editors, staff } from '../access.ts';
import { asFile, checkedColor, checkedUpload, typesOf } from '../hooks/checked-upload.ts';
import { marksContentRevision } from '../hooks/content-revision.ts';

const kinds = ['jpg', 'png', 'webp', 'avif'] as const;

/**
 * The site's pictures. The original is stored; the widths and formats that pages use are made from
 * it and cached by server/files/pictures.ts. Visitors only get those: an original may be uploaded
 * long before the content it belongs to is published.
 */
export function media(directory: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: staffText('medium'), plural: staffText('media') },
    admin: {
      group: staffText('groupContent'),
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alternative', 'width', 'height', 'updatedAt'],
    },
    access: { create: editors, read: staff, update: editors, delete: editors },
    upload: {
      staticDir: directory,
      mimeTypes: typesOf(kinds),
      pasteURL: false,
      modifyResponseHeaders: asFile,
      adminThumbnail: ({ doc }) =>
        `/pictures/${doc.contentHash}/${encodeURIComponent(String(doc.filename))}/480.webp`,
      focalPoint: false,
      crop: false,
    },
    hooks: {
      ...marksContentRevision,
      beforeOperation: [checkedUpload(kinds, 'pictureInvalid')],
      beforeChange: [
        async ({ data, req }) => {
          if (req.file?.data?.length) {
            data.dominantColor = await checkedColor(req, req.file.data);
            data.contentHash = createHash('sha256')
              .update(req.file.data)
              .digest('hex')
              .slice(0, 16);
          }
          return data;
        },
      ],
    },
    fields: [
      requiredInEnglish({
        name: 'alternative',
        type: 'text',
        label: staffText('alternativeText'),
        admin: { description: staffText('alternativeTextHelp') },
        maxLength: 300,
      }),
      {
        name: 'isVisualisation',
        type: 'checkbox',
        label: staffText('isVisualisation'),
        defaultValue: false,
      },
      {
        name: 'dominantColor',
        type: 'text',
        label: staffText('dominantColor'),
        admin: { readOnly: true, position: 'sidebar' },
      },
      // Part of the picture's URL, so that browsers may cache it for good.
      { name: 'contentHash', type: 'text', admin: { hidden: true } },
    ],
  };
}
