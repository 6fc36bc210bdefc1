import { createHash } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { optionsOf, textField } from '../../app/blocks/field-kit.ts';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { editors, publicForAnyone } from '../access.ts';
import { documentKinds } from '../documents/kinds.ts';
import { editComponents } from '../edit-components.ts';
import { asFile, checkedUpload, typesOf } from '../hooks/checked-upload.ts';
import { contentHooks } from '../hooks/content.ts';
import { keptFiles } from '../kept.ts';

const kinds = ['pdf', 'zip', 'png', 'jpg'] as const;

/**
 * Documents that editors upload for visitors, in addition to generated ones. A new version is a
 * separate document that replaces the previous one.
 */
export function documents(directory: string): CollectionConfig {
  return keptFiles({
    slug: 'documents',
    labels: { singular: staffText('document'), plural: staffText('documents') },
    admin: {
      components: editComponents,
      group: staffText('groupContent'),
      useAsTitle: 'title',
      listSearchableFields: ['title', 'filename', 'version'],
      defaultColumns: ['title', 'kind', 'language', 'version', 'released', 'isPublic'],
    },
    defaultSort: '-released',
    access: { create: editors, read: publicForAnyone, update: editors, delete: editors },
    upload: {
      staticDir: directory,
      mimeTypes: typesOf(kinds),
      pasteURL: false,
      modifyResponseHeaders: asFile,
      crop: false,
      focalPoint: false,
    },
    hooks: {
      ...contentHooks,
      beforeOperation: [checkedUpload(kinds, 'documentInvalid')],
      beforeChange: [
        async ({ data, req }) => {
          if (req.file?.data?.length) {
            const hash = createHash('sha256').update(req.file.data).digest('hex');
            data.contentHash = hash.slice(0, 16);
          }
          return data;
        },
      ],
    },
    fields: [
      textField('title', 'title', { required: true, maxLength: 160 }),
      {
        name: 'kind',
        type: 'select',
        label: staffText('documentKind'),
        required: true,
        options: optionsOf(documentKinds),
      },
      {
        name: 'models',
        type: 'relationship',
        relationTo: 'models',
        hasMany: true,
        label: staffText('models'),
        admin: { description: staffText('documentModelsHelp') },
        maxDepth: 0,
      },
      {
        name: 'language',
        type: 'select',
        label: staffText('language'),
        admin: { description: staffText('documentLanguageHelp') },
        options: languageCodes.map((code) => ({ value: code, label: languages[code].name })),
      },
      { name: 'version', type: 'text', label: staffText('documentVersion'), maxLength: 40 },
      {
        name: 'released',
        type: 'date',
        label: staffText('documentDate'),
        required: true,
        defaultValue: () => new Date().toISOString(),
      },
      {
        name: 'replaces',
        type: 'relationship',
        relationTo: 'documents',
        label: staffText('documentReplaces'),
        admin: { description: staffText('documentReplacesHelp') },
        filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
        maxDepth: 0,
      },
      {
        name: 'isPublic',
        type: 'checkbox',
        label: staffText('documentIsPublic'),
        admin: { description: staffText('documentIsPublicHelp'), position: 'sidebar' },
        defaultValue: false,
      },
      { name: 'contentHash', type: 'text', admin: { hidden: true } },
    ],
  });
}
