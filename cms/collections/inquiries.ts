import type { CollectionConfig } from 'payload';
import { formNames } from '../../app/forms/forms.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { administrators, nobody, nobodyByHand, salesPeople } from '../access.ts';

const asTyped = { access: { update: nobodyByHand }, admin: { readOnly: true } } as const;

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
    defaultColumns: ['reference', 'form', 'name', 'companyName', 'status', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'phone', 'companyName', 'content'],
  },
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: salesPeople,
    update: salesPeople,
    delete: administrators,
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      label: staffText('status'),
      required: true,
      defaultValue: 'new',
      index: true,
      options: [
        { value: 'new', label: staffText('statusNew') },
        { value: 'inProgress', label: staffText('statusInProgress') },
        { value: 'answered', label: staffText('statusAnswered') },
        { value: 'closed', label: staffText('statusClosed') },
        { value: 'spam', label: staffText('statusSpam') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'reference',
      type: 'text',
      label: staffText('reference'),
      required: true,
      unique: true,
      access: { update: nobodyByHand },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'form',
      type: 'select',
      label: staffText('form'),
      required: true,
      options: formNames.map((name) => ({ value: name, label: staffText('quoteForm') })),
      access: { update: nobodyByHand },
      admin: { readOnly: true, position: 'sidebar' },
    },
    ...(['language', 'site', 'pageOfOrigin'] as const).map((name) => ({
      name,
      type: 'text' as const,
      label: staffText(name),
      access: { update: nobodyByHand },
      admin: { readOnly: true, position: 'sidebar' as const },
    })),
    { name: 'name', type: 'text', label: staffText('name'), ...asTyped },
    { name: 'email', type: 'text', label: staffText('email'), index: true, ...asTyped },
    { name: 'phone', type: 'text', label: staffText('phone'), ...asTyped },
    { name: 'companyName', type: 'text', label: staffText('companyName'), ...asTyped },
    { name: 'projectAddress', type: 'text', label: staffText('projectAddress'), ...asTyped },
    { name: 'detailedAddress', type: 'text', label: staffText('detailedAddress'), ...asTyped },
    { name: 'content', type: 'textarea', label: staffText('content'), ...asTyped },
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
