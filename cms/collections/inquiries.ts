import type { CollectionConfig, Field } from 'payload';
import { formOptions } from '../../app/forms/form-options.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { administrators, nobody, salesPeople } from '../access.ts';
import { keepHistory } from '../hooks/keep-history.ts';
import { leaveMailToOutbox, mailFields } from '../mail/fields.ts';
import { exportEndpoint } from '../office/export.ts';
import { inquiryExport } from '../office/inquiry-columns.ts';
import { personEndpoints } from '../office/person.ts';
import { phoneInternational } from '../office/phone-field.ts';
import {
  byServer,
  idempotencyKey,
  noteFields,
  suspicionFields,
  typed,
} from '../office/record-fields.ts';
import { statusOptions } from '../office/statuses.ts';

/** What visitors typed. No form has all of it. */
const typedFields: Field[] = [
  { ...typed('name'), type: 'text' },
  { ...typed('email'), type: 'text', index: true },
  { ...typed('phone'), type: 'text' },
  phoneInternational(['country', 'projectAddress']),
  { ...typed('companyName'), type: 'text' },
  { ...typed('projectAddress'), type: 'text' },
  { ...typed('country'), type: 'text' },
  { ...typed('detailedAddress'), type: 'text' },
  { ...typed('projectScale'), type: 'text' },
  {
    ...typed('portablePowerStation'),
    type: 'select',
    options: [
      { value: 'yes', label: staffText('yes') },
      { value: 'no', label: staffText('no') },
    ],
  },
  { ...typed('content'), type: 'textarea' },
];

/**
 * What visitors sent. Rows are made by the server alone (cms/inquiries.ts), never through the
 * public interface, and what was typed stays as it was typed.
 */
export const inquiries: CollectionConfig = {
  slug: 'inquiries',
  labels: { singular: staffText('inquiry'), plural: staffText('inquiries') },
  admin: {
    group: staffText('groupRequests'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'form', 'name', 'companyName', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'phone', 'companyName', 'content'],
    components: { beforeListTable: ['/components/office-tools.tsx#InquiryTools'] },
  },
  endpoints: [
    exportEndpoint(inquiryExport),
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
  hooks: { beforeChange: [keepHistory(['status', 'assignee', 'notes']), leaveMailToOutbox] },
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
      // Others could not open what they are to answer.
      filterOptions: { role: { in: ['admin', 'sales'] } },
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
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
    ...typedFields,
    ...noteFields,
    ...mailFields,
    idempotencyKey,
  ],
};
