import type { DateField, Validate } from 'payload';
import {
  isExampleField,
  paragraphField,
  pictureField,
  requiredInEnglish,
  textField,
} from '../../app/blocks/field-kit.ts';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { type StaffText, staffMessage, staffText } from '../../app/i18n/staff.ts';
import { editors, publishedBy, publishedByNowForAnyone } from '../access.ts';
import { defaultTimeZone, timeZones } from '../activities/time-zones.ts';
import { storeInUtc, visibleFrom } from '../dates.ts';
import { writingComponents } from '../edit-components.ts';
import { contentHooks } from '../hooks/content.ts';
import { kept } from '../kept.ts';
import { draftPreview } from '../publishing/draft-address.ts';
import { publishingEndpoints } from '../publishing/endpoints.ts';
import { publishingPanel } from '../publishing/fields.ts';
import { draftVersions } from './drafts.ts';

type Siblings = { starts?: unknown; isOnline?: unknown };

const timeOf = (value: unknown) => Date.parse(String(value));

/** A moment, entered in the time zone where the activity takes place. */
function moment(name: string, label: StaffText, rest: Partial<DateField> = {}): DateField {
  return {
    name,
    type: 'date',
    label: staffText(label),
    index: true,
    hooks: { beforeChange: [storeInUtc] },
    timezone: {
      defaultTimezone: defaultTimeZone,
      supportedTimezones: timeZones.map((value) => ({ label: value, value })),
    },
    ...rest,
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' }, ...rest.admin },
  } as DateField;
}

const endsAfterStart: Validate = (value, { siblingData, req }) => {
  const { starts } = siblingData as Siblings;
  if (!value) return staffMessage('activityEndsMissing', req.i18n.language);
  const isAfter = !starts || timeOf(value) > timeOf(starts);
  return isAfter || staffMessage('activityEndsBeforeStart', req.i18n.language);
};

/** Something with a date that people can come to, such as a training day. */
export const activities = kept({
  slug: 'activities',
  labels: { singular: staffText('activity'), plural: staffText('activities') },
  admin: {
    components: writingComponents,
    group: staffText('groupContent'),
    useAsTitle: 'title',
    listSearchableFields: ['title', 'summary', 'place'],
    defaultColumns: ['title', 'starts', 'place', 'places', '_status'],
    ...draftPreview('activities'),
  },
  defaultSort: '-starts',
  access: publishedBy(editors, publishedByNowForAnyone('published')),
  hooks: contentHooks,
  versions: draftVersions,
  endpoints: publishingEndpoints('activities', editors),
  fields: [
    publishingPanel,
    textField('title', 'title', { required: true, maxLength: 120 }),
    paragraphField('summary', 'summary', { required: true, maxLength: 320 }),
    pictureField,
    requiredInEnglish({ name: 'body', type: 'richText', label: staffText('text') }),
    textField('place', 'place', { maxLength: 160 }),
    {
      name: 'isOnline',
      type: 'checkbox',
      label: staffText('activityIsOnline'),
      admin: { description: staffText('activityIsOnlineHelp') },
      defaultValue: false,
    },
    moment('starts', 'activityStarts', { required: true }),
    moment('ends', 'activityEnds', { required: true, validate: endsAfterStart }),
    moment('registrationUntil', 'activityRegistrationUntil', {
      admin: { description: staffText('activityRegistrationUntilHelp') },
    }),
    {
      name: 'places',
      type: 'number',
      label: staffText('activityPlaces'),
      admin: { description: staffText('activityPlacesHelp'), position: 'sidebar' },
      min: 1,
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      label: staffText('activityLanguages'),
      admin: { position: 'sidebar' },
      options: languageCodes.map((value) => ({ value, label: languages[value].name })),
    },
    visibleFrom('published', 'publishedDate'),
    {
      ...isExampleField,
      admin: { description: staffText('activityIsExampleHelp'), position: 'sidebar' },
    },
  ],
});
