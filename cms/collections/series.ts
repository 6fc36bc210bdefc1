import { hrefField, paragraphField, pictureField, textField } from '../../app/blocks/field-kit.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { anyone, editors, publishedBy } from '../access.ts';
import { editComponents } from '../edit-components.ts';
import { contentHooks } from '../hooks/content.ts';
import { kept } from '../kept.ts';
import { keyField } from '../products/key.ts';

/** A product family as shown in lists of products. Measured values belong to its models. */
export const series = kept({
  slug: 'series',
  labels: { singular: staffText('productSeries'), plural: staffText('productSeriesPlural') },
  admin: {
    components: editComponents,
    group: staffText('groupProducts'),
    useAsTitle: 'name',
    listSearchableFields: ['name', 'key'],
    defaultColumns: ['name', 'key', 'highlight', 'updatedAt'],
  },
  defaultSort: 'position',
  access: publishedBy(editors, anyone),
  hooks: contentHooks,
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
});
