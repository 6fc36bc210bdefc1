import type { CollectionConfig, Field } from 'payload';
import { formOptions } from '../../app/forms/form-options.ts';
import { type StaffText, staffText } from '../../app/i18n/staff.ts';
import { administrators, nobody, nobodyByHand, salesPeople } from '../access.ts';
import { keepHistory } from '../hooks/keep-history.ts';
import { mailFields } from '../mail/fields.ts';
import { exportInquiries } from '../office/export.ts';
import { deletePerson, exportPerson } from '../office/person.ts';
import { statusOptions } from '../office/statuses.ts';

const asTyped = { access: { update: nobodyByHand }, admin: { readOnly: true } } as const;
const byServer = {
  access: { update: nobodyByHand },
  admin: { readOnly: true, position: 'sidebar' },
} as const;

/** What visitors typed. No form has all of it; what is empty is not shown. */
const typed = <Name extends StaffText>(name: Name) => ({
  name,
  label: staffText(name),
  access: asTyped.access,
  admin: { readOnly: true, condition: (data: Record<string, unknown>) => Boolean(data[name]) },
});

const typedFields: Field[] = [
  { ...typed('name'), type: 'text' },
  { ...typed('email'), type: 'text', index: true },
  { ...typed('phone'), type: 'text' },
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
    components: { beforeListTable: ['/components/inquiry-tools.tsx#InquiryTools'] },
  },
  endpoints: [exportInquiries, exportPerson, deletePerson],
  enableQueryPresets: true,
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: salesPeople,
    update: salesPeople,
    delete: administrators,
  },
  hooks: { beforeChange: [keepHistory(['status', 'assignee', 'notes'])] },
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
    {
      name: 'isSuspected',
      type: 'checkbox',
      label: staffText('isSuspected'),
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    { name: 'suspicion', type: 'text', label: staffText('suspicion'), ...byServer },
    {
      name: 'duplicateOf',
      type: 'relationship',
      relationTo: 'inquiries',
      label: staffText('duplicateOf'),
      maxDepth: 0,
      ...byServer,
    },
    ...typedFields,
    {
      name: 'notes',
      type: 'array',
      label: staffText('notes'),
      labels: { singular: staffText('note'), plural: staffText('notes') },
      fields: [{ name: 'text', type: 'textarea', label: staffText('note'), required: true }],
    },
    {
      name: 'history',
      type: 'array',
      label: staffText('history'),
      access: asTyped.access,
      admin: {
        readOnly: true,
        components: { Field: '/components/inquiry-history.tsx#InquiryHistory' },
      },
      fields: [
        { name: 'at', type: 'date', label: staffText('historyAt'), ...asTyped },
        { name: 'who', type: 'text', label: staffText('historyWho'), ...asTyped },
        { name: 'what', type: 'text', label: staffText('historyWhat'), ...asTyped },
      ],
    },
    ...mailFields,
    {
      name: 'idempotencyKey',
      type: 'text',
      required: true,
      unique: true,
      access: { update: nobodyByHand },
      admin: { hidden: true },
    },
  ],
};
