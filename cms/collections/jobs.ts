import {
  isExampleField,
  optionsOf,
  requiredInEnglish,
  textField,
} from '../../app/blocks/field-kit.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { writingText } from '../../app/i18n/writing.ts';
import { publishedBy, publishedByNowForAnyone, recruiters } from '../access.ts';
import { storeInUtc, visibleFrom } from '../dates.ts';
import { writingComponents } from '../edit-components.ts';
import { contentHooks } from '../hooks/content.ts';
import { jobCategories, jobTracks } from '../jobs/choices.ts';
import { kept } from '../kept.ts';
import { draftPreview } from '../publishing/draft-address.ts';
import { publishingEndpoints } from '../publishing/endpoints.ts';
import { publishingPanel } from '../publishing/fields.ts';
import { draftVersions } from './drafts.ts';

/** An open position (specification, section 3). */
export const jobs = kept({
  slug: 'jobs',
  labels: { singular: staffText('job'), plural: staffText('jobs') },
  admin: {
    components: writingComponents,
    group: staffText('groupContent'),
    useAsTitle: 'title',
    listSearchableFields: ['title', 'location'],
    defaultColumns: ['title', 'category', 'track', 'released', '_status'],
    ...draftPreview('jobs'),
  },
  defaultSort: '-released',
  access: publishedBy(recruiters, publishedByNowForAnyone('released', 'closes')),
  hooks: contentHooks,
  versions: draftVersions,
  endpoints: publishingEndpoints('jobs', recruiters),
  fields: [
    publishingPanel,
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
    visibleFrom('released', 'releaseDate'),
    {
      name: 'closes',
      type: 'date',
      label: writingText('closingDate'),
      admin: {
        description: writingText('closingDateHelp'),
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
      },
      index: true,
      hooks: { beforeChange: [storeInUtc] },
    },
    {
      ...isExampleField,
      admin: { description: staffText('jobIsExampleHelp'), position: 'sidebar' },
    },
  ],
});
