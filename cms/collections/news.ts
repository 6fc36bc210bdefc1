import type { CollectionConfig } from 'payload';
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
import { storeInUtc } from '../dates.ts';
import { marksContentRevision } from '../hooks/content-revision.ts';

/** A news article. Visitors see it once it is published and its date has passed. */
export const news: CollectionConfig = {
  slug: 'news',
  labels: { singular: staffText('newsArticle'), plural: staffText('news') },
  admin: {
    group: staffText('groupContent'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'published', 'topic', '_status'],
    preview: ({ id }, { locale }) => `/news_detail/${id}?preview=${locale}`,
  },
  defaultSort: '-published',
  access: publishedBy(editors, publishedByNowForAnyone('published')),
  hooks: marksContentRevision,
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    textField('title', 'title', { required: true, maxLength: 120 }),
    {
      name: 'published',
      type: 'date',
      label: staffText('publishedDate'),
      admin: {
        description: staffText('dateHelp'),
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
      },
      required: true,
      index: true,
      hooks: { beforeChange: [storeInUtc] },
      defaultValue: () => new Date().toISOString(),
    },
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
};
