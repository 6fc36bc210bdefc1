import type { CollectionConfig } from 'payload';
import { peopleText } from '../../app/i18n/people.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { salesPeople } from '../access.ts';

/** What answers to inquiries begin with, in each language. */
export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: { singular: peopleText('answerTemplate'), plural: peopleText('answerTemplates') },
  admin: {
    group: staffText('groupRequests'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'text', 'updatedAt'],
  },
  defaultSort: 'name',
  access: { create: salesPeople, read: salesPeople, update: salesPeople, delete: salesPeople },
  fields: [
    { name: 'name', type: 'text', label: staffText('name'), required: true, maxLength: 120 },
    {
      name: 'text',
      type: 'textarea',
      label: peopleText('templateText'),
      localized: true,
      maxLength: 5000,
      admin: { description: peopleText('templateTextHelp'), rows: 12 },
    },
  ],
};
