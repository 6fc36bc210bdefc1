import {
  paragraphField,
  pictureField,
  productsField,
  textField,
} from '../../app/blocks/field-kit.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { editors, publishedBy, publishedForAnyone } from '../access.ts';
import { writingComponents } from '../edit-components.ts';
import { guideParts } from '../guides/parts.ts';
import { contentHooks } from '../hooks/content.ts';
import { kept } from '../kept.ts';
import { keyField } from '../products/key.ts';
import { draftPreview } from '../publishing/draft-address.ts';
import { publishingEndpoints } from '../publishing/endpoints.ts';
import { publishingPanel } from '../publishing/fields.ts';
import { draftVersions } from './drafts.ts';

/** An installation guide. The site makes a PDF of it in every language, under /documents/guides. */
export const guides = kept({
  slug: 'guides',
  labels: { singular: staffText('guide'), plural: staffText('guides') },
  admin: {
    components: writingComponents,
    ...draftPreview('guides'),
    group: staffText('groupContent'),
    useAsTitle: 'title',
    listSearchableFields: ['title', 'key'],
    defaultColumns: ['title', 'key', '_status', 'updatedAt'],
  },
  defaultSort: 'position',
  access: publishedBy(editors, publishedForAnyone),
  hooks: contentHooks,
  versions: draftVersions,
  endpoints: publishingEndpoints('guides', editors),
  fields: [
    publishingPanel,
    { ...keyField, admin: { ...keyField.admin, description: staffText('guideKeyHelp') } },
    textField('title', 'title', { required: true, maxLength: 90 }),
    paragraphField('text', 'text', { required: true, maxLength: 400 }),
    pictureField,
    productsField('models', 'guideModelsHelp', 12),
    {
      name: 'parts',
      type: 'blocks',
      label: staffText('guideParts'),
      labels: { singular: staffText('guideParts'), plural: staffText('guideParts') },
      admin: { initCollapsed: true },
      blocks: guideParts,
    },
    {
      name: 'position',
      type: 'number',
      label: staffText('position'),
      admin: { position: 'sidebar' },
      defaultValue: 0,
    },
  ],
});
