import type { Field } from 'payload';
import { optionsOf } from '../../app/blocks/field-kit.ts';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { hrPeople, nobody } from '../access.ts';
import { applicationStatuses } from '../applications/choices.ts';
import { applicationExport } from '../applications/columns.ts';
import { renewDeletionDate } from '../applications/retention.ts';
import { positionColumns, typedNames } from '../applications/typed-fields.ts';
import { auditedRecords } from '../audit/records.ts';
import { keepHistory } from '../hooks/keep-history.ts';
import { leaveMailToOutbox, mailFields } from '../mail/fields.ts';
import { exportEndpoint } from '../office/export.ts';
import { personEndpoints } from '../office/person.ts';
import { phoneInternational } from '../office/phone-field.ts';
import {
  asTyped,
  byServer,
  idempotencyKey,
  noteFields,
  suspicionFields,
  typed,
} from '../office/record-fields.ts';
import { deleteFilesFirst } from '../private-files/files.ts';

/** A field of the form as shown in the back office. */
function shown(name: (typeof typedNames)[number]): Field[] {
  const text: Field = { ...typed(name), type: 'text', index: name === 'email' };
  return name === 'phone' ? [text, phoneInternational(['currentAddress'])] : [text];
}

/** What the form says about the applicant, in the order of the form. */
const typedFields: Field[] = [
  ...typedNames.flatMap(shown),
  {
    name: 'pastPositions',
    type: 'array',
    label: staffText('pastPositions'),
    labels: { singular: staffText('pastPosition'), plural: staffText('pastPositions') },
    access: asTyped.access,
    admin: { readOnly: true, condition: (data) => data.pastPositions?.length > 0 },
    fields: positionColumns.map(({ column, label }) => ({
      name: column,
      type: 'text' as const,
      label: staffText(label),
      ...asTyped,
    })),
  },
];

/** What staff decide about the applicant. */
const decisionFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    label: staffText('status'),
    required: true,
    defaultValue: 'new',
    index: true,
    options: optionsOf(applicationStatuses),
    filterOptions: ({ options, data }) =>
      data.talentPoolConsent ? options : options.filter((one) => keyOf(one) !== 'talentPool'),
    admin: { position: 'sidebar' },
  },
  {
    name: 'rating',
    type: 'number',
    label: staffText('rating'),
    min: 1,
    max: 5,
    admin: { position: 'sidebar', step: 1 },
    validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) =>
      value == null ||
      (typeof value === 'number' && [1, 2, 3, 4, 5].includes(value)) ||
      staffMessage('ratingInvalid', req.i18n.language),
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    label: staffText('assignee'),
    // Others could not open what they are supposed to answer.
    filterOptions: { role: { in: ['admin', 'hr'] } },
    admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
  },
  {
    name: 'job',
    type: 'relationship',
    relationTo: 'jobs',
    label: staffText('job'),
    index: true,
    admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
  },
  {
    name: 'deleteOn',
    type: 'date',
    label: staffText('deleteOn'),
    required: true,
    index: true,
    admin: { description: staffText('deleteOnHelp'), position: 'sidebar' },
  },
];

const keyOf = (option: string | { value: string }) =>
  typeof option === 'string' ? option : option.value;

/**
 * Submitted applications, for human resources. Only the server creates rows
 * (cms/applications/applications.ts), and what was typed stays as typed.
 */
export const applications = auditedRecords({
  slug: 'applications',
  labels: { singular: staffText('application'), plural: staffText('applications') },
  admin: {
    group: staffText('groupRequests'),
    useAsTitle: 'reference',
    defaultColumns: [
      'reference',
      'name',
      'job',
      'positionAppliedFor',
      'status',
      'rating',
      'createdAt',
    ],
    listSearchableFields: ['reference', 'name', 'email', 'positionAppliedFor', 'pastIndustry'],
    components: { beforeListTable: ['/components/office-tools.tsx#ApplicationTools'] },
  },
  endpoints: [
    exportEndpoint(applicationExport),
    ...personEndpoints({ readers: hrPeople, deleters: hrPeople }),
  ],
  enableQueryPresets: true,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: nobody, read: hrPeople, update: hrPeople, delete: hrPeople },
  hooks: {
    beforeChange: [
      keepHistory(['status', 'rating', 'assignee', 'job', 'notes', 'deleteOn']),
      renewDeletionDate,
      leaveMailToOutbox,
    ],
    beforeDelete: [deleteFilesFirst('application-files')],
  },
  fields: [
    ...decisionFields,
    {
      name: 'reference',
      type: 'text',
      label: staffText('reference'),
      required: true,
      unique: true,
      ...byServer,
    },
    ...(['language', 'site', 'pageOfOrigin', 'privacyVersion'] as const).map((name) => ({
      name,
      type: 'text' as const,
      label: staffText(name),
      ...byServer,
    })),
    { name: 'transferConsent', type: 'checkbox', label: staffText('transferConsent'), ...byServer },
    {
      name: 'talentPoolConsent',
      type: 'checkbox',
      label: staffText('talentPoolConsent'),
      ...byServer,
    },
    ...suspicionFields,
    {
      name: 'fileLink',
      type: 'ui',
      label: staffText('applicationFile'),
      admin: {
        components: { Field: '/components/private-files.tsx#ApplicationFileLink' },
        disableListColumn: true,
      },
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'application-files',
      label: staffText('applicationFile'),
      access: asTyped.access,
      admin: { hidden: true },
    },
    ...typedFields,
    ...noteFields,
    {
      name: 'downloads',
      type: 'join',
      label: staffText('applicationDownloads'),
      collection: 'application-downloads',
      on: 'application',
      defaultSort: '-at',
      admin: { allowCreate: false, defaultColumns: ['at', 'who'] },
    },
    ...mailFields,
    idempotencyKey,
  ],
});
