import { textField } from '../../app/blocks/field-kit.ts';
import { blockFields } from '../../app/blocks/fields.ts';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { editors, publishedBy, publishedForAnyone } from '../access.ts';
import { writingComponents } from '../edit-components.ts';
import { contentHooks } from '../hooks/content.ts';
import { nameOfCopy } from '../hooks/name-of-copy.ts';
import { kept } from '../kept.ts';
import { draftPreview } from '../publishing/draft-address.ts';
import { publishingEndpoints } from '../publishing/endpoints.ts';
import { publishingPanel } from '../publishing/fields.ts';
import { followsRename, notesPath } from '../redirects/follow-renames.ts';
import { isReserved } from '../reserved-paths.ts';
import { draftVersions } from './drafts.ts';

const pathPattern = /^(\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/;

/** A page is data: a path and a list of blocks. The site shows it at that path on every host. */
export const pages = kept({
  slug: 'pages',
  labels: { singular: staffText('page'), plural: staffText('pages') },
  admin: {
    components: writingComponents,
    group: staffText('groupContent'),
    useAsTitle: 'title',
    listSearchableFields: ['title', 'path', 'description'],
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    // All pages of a site at once: nobody wants to page through a list to find one.
    pagination: { defaultLimit: 100, limits: [25, 50, 100] },
    ...draftPreview('pages'),
  },
  enableQueryPresets: true,
  defaultSort: 'path',
  defaultPopulate: { title: true, path: true, parent: true },
  access: publishedBy(editors, publishedForAnyone),
  hooks: {
    ...contentHooks,
    beforeChange: [...contentHooks.beforeChange, notesPath],
    afterChange: [...contentHooks.afterChange, followsRename],
  },
  versions: draftVersions,
  endpoints: publishingEndpoints('pages', editors),
  fields: [
    publishingPanel,
    textField('title', 'title', { required: true, maxLength: 120 }),
    {
      name: 'description',
      type: 'textarea',
      label: staffText('description'),
      admin: {
        description: staffText('descriptionHelp'),
        components: { afterInput: ['/components/search-preview.tsx#SearchPreview'] },
      },
      localized: true,
      maxLength: 320,
    },
    {
      name: 'path',
      type: 'text',
      label: staffText('path'),
      admin: {
        description: staffText('pathHelp'),
        position: 'sidebar',
        components: { afterInput: ['/components/path-from-title.tsx#PathFromTitle'] },
      },
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [nameOfCopy] },
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
      admin: { initCollapsed: true },
      blocks: blockFields,
    },
  ],
});
