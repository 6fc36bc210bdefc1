import type { CollectionConfig } from 'payload';
import { hrefField, paragraphField, pictureField, textField } from '../../app/blocks/field-kit.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { anyone, editors } from '../access.ts';
import { marksContentRevision } from '../hooks/content-revision.ts';
import { keyField } from '../products/key.ts';

/** A product family as shown in lists of products. Measured values belong to its models. */
export const series: CollectionConfig = {
  slug: 'series',
  labels: { singular: staffText('productSeries'), plural: staffText('productSeriesPlural') },
  admin: {
    group: staffText('groupProducts'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'highlight', 'updatedAt'],
  },
  defaultSort: 'position',
  access: { create: editors, read: anyone, update: editors, delete: editors },
  hooks: marksContentRevision,
  fields: [
    keyField,
    textField('name', 'name', { required: true, maxLength: 60 }),
    textField('highlight', 'highlight', { maxLength: 80 }),
    paragraphField('summary', 'summary'),
    pictureField,
    hrefField,
    {
      name: 'position',
      type: 'number',
      label: staffText('position'),
      admin: { position: 'sidebar' },
      defaultValue: 0,
    },
  ],
};
