import type { CollectionConfig } from 'payload';
import {
  isExampleField,
  optionsOf,
  requiredInEnglish,
  textField,
} from '../../app/blocks/field-kit.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { publishedBy, publishedByNowForAnyone, recruiters } from '../access.ts';
import { storeInUtc } from '../dates.ts';
import { marksContentRevision } from '../hooks/content-revision.ts';
import { jobCategories, jobTracks } from '../jobs/choices.ts';

/** An open position (specification, section 3). */
export const jobs: CollectionConfig = {
  slug: 'jobs',
  labels: { singular: staffText('job'), plural: staffText('jobs') },
  admin: {
    group: staffText('groupContent'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'track', 'released', '_status'],
    preview: ({ id }, { locale }) => `/job/${id}?preview=${locale}`,
  },
  defaultSort: '-released',
  access: publishedBy(recruiters, publishedByNowForAnyone('released')),
  hooks: marksContentRevision,
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    textField('title', 'jobTitle', { required: true, maxLength: 120 }),
    textField('location', 'place', { required: true, maxLength: 120 }),
    requiredInEnglish({ name: 'description', type: 'richText', label: staffText('description') }),
    {
      name: 'category',
      type: 'select',
      label: staffText('jobCategory'),
      admin: { position: 'sidebar' },
      required: true,
      options: optionsOf(jobCategories),
    },
    {
      name: 'track',
      type: 'select',
      label: staffText('jobTrack'),
      admin: { position: 'sidebar' },
      required: true,
      options: optionsOf(jobTracks),
    },
    {
      name: 'openings',
      type: 'number',
      label: staffText('jobOpenings'),
      admin: { position: 'sidebar' },
      required: true,
      min: 1,
      defaultValue: 1,
    },
    {
      name: 'released',
      type: 'date',
      label: staffText('releaseDate'),
      admin: {
        description: staffText('dateHelp'),
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
      },
      required: true,
      hooks: { beforeChange: [storeInUtc] },
      index: true,
      defaultValue: () => new Date().toISOString(),
    },
    {
      ...isExampleField,
      admin: { description: staffText('jobIsExampleHelp'), position: 'sidebar' },
    },
  ],
};
