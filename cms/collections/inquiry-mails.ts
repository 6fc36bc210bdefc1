import type { CollectionConfig } from 'payload';
import { peopleText } from '../../app/i18n/people.ts';
import { nobody, salesPeople } from '../access.ts';
import { mailFields } from '../mail/fields.ts';

/**
 * What the office has written about an inquiry: answers to its sender, and mails to whoever is in
 * charge of it. Only the server creates and deletes rows (cms/inquiry-mails/), which go with the
 * inquiry.
 */
export const inquiryMails: CollectionConfig = {
  slug: 'inquiry-mails',
  labels: { singular: peopleText('answer'), plural: peopleText('answers') },
  admin: { hidden: true, useAsTitle: 'subject' },
  access: { create: nobody, read: salesPeople, update: nobody, delete: nobody },
  defaultSort: 'createdAt',
  fields: [
    { name: 'inquiry', type: 'relationship', relationTo: 'inquiries', index: true, maxDepth: 0 },
    { name: 'kind', type: 'select', options: ['answer', 'assignment', 'reminder'], required: true },
    // Whoever wrote an answer, or is told.
    { name: 'account', type: 'relationship', relationTo: 'users', maxDepth: 0 },
    // As it was then: an account may be deleted later.
    { name: 'accountName', type: 'text' },
    { name: 'to', type: 'text' },
    { name: 'replyTo', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea' },
    {
      name: 'documents',
      type: 'relationship',
      relationTo: 'documents',
      hasMany: true,
      maxDepth: 0,
    },
    // SQLite writes a row before the documents it refers to: told here, it is known whether it has all.
    { name: 'documentCount', type: 'number' },
    // One row per answer, however often it is sent, and one per reminder, on whichever node.
    { name: 'uniqueKey', type: 'text', required: true, unique: true },
    ...mailFields,
  ],
};
