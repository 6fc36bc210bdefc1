import type { Field } from 'payload';
import { formOptions } from '../../app/forms/form-options.ts';
import { peopleText } from '../../app/i18n/people.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { administrators, nobody, salesPeople } from '../access.ts';
import { freesPlaces } from '../activities/registrations.ts';
import { auditedRecords } from '../audit/records.ts';
import { keepHistory } from '../hooks/keep-history.ts';
import { typedFields } from '../inquiry-fields.ts';
import { answerEndpoint } from '../inquiry-mails/answer.ts';
import { deleteMailsFirst, tellAssignee } from '../inquiry-mails/notices.ts';
import { leaveMailToOutbox, mailFields } from '../mail/fields.ts';
import { exportEndpoint } from '../office/export.ts';
import { inquiryExport } from '../office/inquiry-columns.ts';
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
import { statusOptions } from '../office/statuses.ts';
import { deleteFilesFirst } from '../private-files/files.ts';

/** A field of the forms as shown in the back office. */
function shown({ column, kind, options }: (typeof typedFields)[number]): Field[] {
  const common = typed(column);
  if (kind === 'choice') return [{ ...common, type: 'select', options }];
  if (kind === 'textarea') return [{ ...common, type: 'textarea' }];
  const text: Field = { ...common, type: 'text', ...(kind === 'email' && { index: true }) };
  return column === 'phone' ? [text, phoneInternational(['country', 'projectAddress'])] : [text];
}

/**
 * Submitted inquiries. Only the server creates rows (cms/inquiries.ts), never the public API, and
 * what was typed stays as typed.
 */
export const inquiries = auditedRecords({
  slug: 'inquiries',
  labels: { singular: staffText('inquiry'), plural: staffText('inquiries') },
  admin: {
    group: staffText('groupRequests'),
    useAsTitle: 'reference',
    defaultColumns: [
      ...['reference', 'isSuspected', 'form', 'name', 'companyName', 'status', 'assignee'],
      'createdAt',
    ],
    listSearchableFields: ['reference', 'name', 'email', 'phone', 'companyName', 'content'],
    components: { beforeListTable: ['/components/office-tools.tsx#InquiryTools'] },
  },
  endpoints: [
    exportEndpoint(inquiryExport),
    answerEndpoint,
    ...personEndpoints({ readers: salesPeople, deleters: administrators }),
  ],
  enableQueryPresets: true,
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: salesPeople,
    update: salesPeople,
    delete: administrators,
  },
  hooks: {
    beforeChange: [keepHistory(['status', 'assignee', 'followUpOn', 'notes']), leaveMailToOutbox],
    afterChange: [freesPlaces.afterChange, tellAssignee],
    afterDelete: [freesPlaces.afterDelete],
    beforeDelete: [deleteFilesFirst('inquiry-files'), deleteMailsFirst],
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      label: staffText('status'),
      required: true,
      defaultValue: 'new',
      index: true,
      options: statusOptions,
      admin: { position: 'sidebar' },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      label: staffText('assignee'),
      // Others could not open what they are supposed to answer.
      filterOptions: { role: { in: ['admin', 'sales'] } },
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
    },
    {
      name: 'followUpOn',
      type: 'date',
      label: peopleText('followUpOn'),
      index: true,
      admin: {
        position: 'sidebar',
        description: peopleText('followUpHelp'),
        date: { pickerAppearance: 'dayOnly' },
      },
    },
    {
      name: 'reference',
      type: 'text',
      label: staffText('reference'),
      required: true,
      unique: true,
      ...byServer,
    },
    {
      name: 'form',
      type: 'select',
      label: staffText('form'),
      required: true,
      options: formOptions,
      ...byServer,
    },
    ...(['language', 'site', 'pageOfOrigin', 'privacyVersion'] as const).map((name) => ({
      name,
      type: 'text' as const,
      label: staffText(name),
      ...byServer,
    })),
    { name: 'transferConsent', type: 'checkbox', label: staffText('transferConsent'), ...byServer },
    ...suspicionFields,
    {
      name: 'duplicateOf',
      type: 'relationship',
      relationTo: 'inquiries',
      label: staffText('duplicateOf'),
      maxDepth: 0,
      ...byServer,
    },
    { ...typed('activity'), type: 'relationship', relationTo: 'activities', index: true },
    ...typedFields.flatMap(shown),
    {
      name: 'calculation',
      type: 'json',
      label: staffText('calculation'),
      access: asTyped.access,
      admin: { hidden: true },
    },
    {
      name: 'calculationView',
      type: 'ui',
      label: staffText('calculation'),
      admin: {
        components: { Field: '/components/calculation.tsx#Calculation' },
        disableListColumn: true,
      },
    },
    {
      name: 'fileLinks',
      type: 'ui',
      label: staffText('files'),
      admin: {
        components: { Field: '/components/private-files.tsx#InquiryFiles' },
        disableListColumn: true,
      },
    },
    {
      name: 'answers',
      type: 'ui',
      label: peopleText('answers'),
      admin: {
        components: { Field: '/components/inquiry-answers.tsx#InquiryAnswers' },
        disableListColumn: true,
      },
    },
    ...noteFields,
    {
      name: 'downloads',
      type: 'join',
      label: staffText('inquiryDownloads'),
      collection: 'inquiry-downloads',
      on: 'inquiry',
      defaultSort: '-at',
      admin: { allowCreate: false, defaultColumns: ['at', 'who'] },
    },
    ...mailFields,
    idempotencyKey,
  ],
});
