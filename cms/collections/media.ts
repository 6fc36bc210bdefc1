import { createHash } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { requiredInEnglish } from '../../app/blocks/field-kit.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { writingText } from '../../app/i18n/writing.ts';
import { editors, staff } from '../access.ts';
import { editComponents } from '../edit-components.ts';
import { asFile, checkedColor, checkedUpload, typesOf } from '../hooks/checked-upload.ts';
import { contentHooks } from '../hooks/content.ts';
import { keepsFocalPoint } from '../hooks/focal-point.ts';
import { keptFiles } from '../kept.ts';

const kinds = ['jpg', 'png', 'webp', 'avif'] as const;

/**
 * The site's pictures. The original is stored; the widths and formats that pages use are made from
 * it and cached by server/files/pictures.ts. Visitors only get those: an original may be uploaded
 * long before the content it belongs to is published.
 */
export function media(directory: string): CollectionConfig {
  return keptFiles({
    slug: 'media',
    labels: { singular: staffText('medium'), plural: staffText('media') },
    admin: {
      components: { ...editComponents, beforeListTable: ['/components/media-view.tsx#MediaView'] },
      group: staffText('groupContent'),
      useAsTitle: 'filename',
      listSearchableFields: ['filename', 'alternative', 'tags'],
      defaultColumns: ['filename', 'alternative', 'width', 'height', 'updatedAt'],
    },
    access: { create: editors, read: staff, update: editors, delete: editors },
    enableQueryPresets: true,
    folders: true,
    upload: {
      staticDir: directory,
      mimeTypes: typesOf(kinds),
      pasteURL: false,
      modifyResponseHeaders: asFile,
      // Visitors get no picture that is in the trash; staff see the original.
      adminThumbnail: ({ doc }) =>
        doc.deletedAt
          ? `/api/media/file/${encodeURIComponent(String(doc.filename))}`
          : `/pictures/${doc.contentHash}/${encodeURIComponent(String(doc.filename))}/480.webp`,
      focalPoint: true,
      // A name without a value in the query, which no other program sends, is refused at the door.
      cacheTags: false,
      crop: false,
    },
    hooks: {
      ...contentHooks,
      beforeOperation: [checkedUpload(kinds, 'pictureInvalid'), keepsFocalPoint],
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
        admin: {
          description: staffText('alternativeTextHelp'),
          components: {
            afterInput: ['/components/alternative-languages.tsx#AlternativeLanguages'],
          },
        },
        maxLength: 300,
      }),
      {
        name: 'tags',
        type: 'text',
        hasMany: true,
        label: writingText('tags'),
        admin: { description: writingText('tagsHelp'), position: 'sidebar' },
        maxLength: 40,
        maxRows: 20,
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
      // Part of the picture's URL, so that browsers may cache it for good.
      { name: 'contentHash', type: 'text', admin: { hidden: true } },
    ],
  });
}
