import {
  newsTopicOptions,
  paragraphField,
  pictureField,
  productsField,
  requiredInEnglish,
  textField,
} from '../../app/blocks/field-kit.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { editors, publishedBy, publishedByNowForAnyone } from '../access.ts';
import { visibleFrom } from '../dates.ts';
import { writingComponents } from '../edit-components.ts';
import { contentHooks } from '../hooks/content.ts';
import { kept } from '../kept.ts';
import { draftPreview } from '../publishing/draft-address.ts';
import { publishingEndpoints } from '../publishing/endpoints.ts';
import { publishingPanel } from '../publishing/fields.ts';
import { draftVersions } from './drafts.ts';

/** A news article. Visitors see it once it is published and its date has passed. */
export const news = kept({
  slug: 'news',
  labels: { singular: staffText('newsArticle'), plural: staffText('news') },
  admin: {
    components: writingComponents,
    group: staffText('groupContent'),
    useAsTitle: 'title',
    listSearchableFields: ['title', 'summary'],
    defaultColumns: ['title', 'published', 'topic', '_status'],
    ...draftPreview('news'),
  },
  enableQueryPresets: true,
  defaultSort: '-published',
  access: publishedBy(editors, publishedByNowForAnyone('published')),
  hooks: contentHooks,
  versions: draftVersions,
  endpoints: publishingEndpoints('news', editors),
  fields: [
    publishingPanel,
    textField('title', 'title', { required: true, maxLength: 120 }),
    visibleFrom('published', 'publishedDate'),
    {
      name: 'topic',
      type: 'select',
      label: staffText('newsTopic'),
      admin: { position: 'sidebar' },
      required: true,
      options: newsTopicOptions,
    },
    paragraphField('summary', 'summary', { required: true, maxLength: 320 }),
    pictureField,
    productsField('series', 'newsSeriesHelp', 4, false),
    requiredInEnglish({ name: 'body', type: 'richText', label: staffText('text') }),
  ],
});
