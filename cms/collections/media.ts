import type { CollectionConfig } from 'payload';
import sharp from 'sharp';
import { staffText } from '../../app/i18n/staff.ts';
import { anyone, editors } from '../access.ts';
import { marksContentRevision } from '../hooks/content-revision.ts';

/**
 * Pictures of the site. What is stored is the original; the widths and formats that a page
 * sends are made from it and kept by server/pictures.ts.
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
    access: { create: editors, read: anyone, update: editors, delete: editors },
    upload: {
      staticDir: directory,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      adminThumbnail: ({ doc }) => (doc.filename ? `/pictures/${doc.filename}/480.webp` : null),
      focalPoint: false,
      crop: false,
    },
    hooks: {
      ...marksContentRevision,
      beforeChange: [
        async ({ data, req }) => {
          if (req.file?.data?.length) {
            const { dominant } = await sharp(req.file.data).stats();
            data.dominantColor = `#${[dominant.r, dominant.g, dominant.b]
              .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
              .join('')}`;
          }
          return data;
        },
      ],
    },
    fields: [
      {
        name: 'alternative',
        type: 'text',
        label: staffText('alternativeText'),
        admin: { description: staffText('alternativeTextHelp') },
        required: true,
        localized: true,
        maxLength: 300,
      },
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
    ],
  };
}
