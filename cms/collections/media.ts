import { createHash } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import sharp from 'sharp';
import { requiredInEnglish } from '../../app/blocks/field-kit.ts';
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
      adminThumbnail: ({ doc }) => `/pictures/${doc.contentHash}/${doc.filename}/480.webp`,
      focalPoint: false,
      crop: false,
    },
    hooks: {
      ...marksContentRevision,
      beforeChange: [
        async ({ data, req }) => {
          if (req.file?.data?.length) {
            const { dominant } = await sharp(req.file.data).stats();
            data.contentHash = createHash('sha256')
              .update(req.file.data)
              .digest('hex')
              .slice(0, 16);
            data.dominantColor = `#${[dominant.r, dominant.g, dominant.b]
              .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
              .join('')}`;
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
      // Part of the picture's address, so that browsers may keep it for good.
      { name: 'contentHash', type: 'text', admin: { hidden: true } },
    ],
  };
}
