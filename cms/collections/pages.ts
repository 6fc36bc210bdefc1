import type { CollectionConfig } from 'payload';
import { textField } from '../../app/blocks/field-kit.ts';
import { blockFields } from '../../app/blocks/fields.ts';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { editors, publishedBy, publishedForAnyone } from '../access.ts';
import { marksContentRevision } from '../hooks/content-revision.ts';
import { isReserved } from '../reserved-paths.ts';

const pathPattern = /^(\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/;

/** A page is data: a path and a list of blocks. The site shows it at that path on every host. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: staffText('page'), plural: staffText('pages') },
  admin: {
    group: staffText('groupContent'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    // All pages of a site at once: nobody wants to page through a list to find one.
    pagination: { defaultLimit: 100, limits: [25, 50, 100] },
    preview: (page, { locale }) =>
      typeof page.path === 'string' ? `${page.path}?preview=${locale}` : null,
  },
  defaultSort: 'path',
  defaultPopulate: { title: true, path: true, parent: true },
  access: publishedBy(editors, publishedForAnyone),
  hooks: marksContentRevision,
  // Old versions slow down every save as they accumulate, so only the latest are kept.
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    textField('title', 'title', { required: true, maxLength: 120 }),
    {
      name: 'description',
      type: 'textarea',
      label: staffText('description'),
      admin: { description: staffText('descriptionHelp') },
      localized: true,
      maxLength: 320,
    },
    {
      name: 'path',
      type: 'text',
      label: staffText('path'),
      admin: { description: staffText('pathHelp'), position: 'sidebar' },
      required: true,
      unique: true,
      validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
        const { language } = req.i18n;
        if (typeof value !== 'string' || !pathPattern.test(value)) {
          return staffMessage('pathInvalid', language);
        }
        return isReserved(value) ? staffMessage('pathReserved', language) : true;
      },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      label: staffText('parentPage'),
      admin: { description: staffText('parentPageHelp'), position: 'sidebar' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    {
      name: 'blocks',
      type: 'blocks',
      label: staffText('blocks'),
      labels: { singular: staffText('blocks'), plural: staffText('blocks') },
      blocks: blockFields,
    },
  ],
};
