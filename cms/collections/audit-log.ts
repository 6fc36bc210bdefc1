import { type CollectionConfig, Forbidden } from 'payload';
import { historyText } from '../../app/i18n/history.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { administrators, nobody } from '../access.ts';
import { auditActions, auditSubjects } from '../audit/actions.ts';

const readOnly = { readOnly: true } as const;

/**
 * Who did what, and when. Nobody can add, change or delete an entry: not through Payload, whoever
 * asks, and not past it either, because triggers of the database refuse (cms/migrations). The site
 * writes it with `record` (cms/audit/record.ts).
 */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: historyText('auditEntry'), plural: historyText('auditLog') },
  admin: {
    group: staffText('groupSystem'),
    description: historyText('auditLogHelp'),
    useAsTitle: 'title',
    defaultColumns: ['at', 'who', 'action', 'subject', 'title'],
    listSearchableFields: ['title', 'who'],
    pagination: { defaultLimit: 50, limits: [25, 50, 100] },
  },
  defaultSort: '-at',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  timestamps: false,
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  hooks: {
    beforeOperation: [
      ({ args, operation, req }) => {
        const isReading = ['read', 'count', 'countVersions', 'readDistinct'].includes(operation);
        if (!isReading) throw new Forbidden(req.t);
        return args;
      },
    ],
  },
  fields: [
    {
      name: 'at',
      type: 'date',
      label: historyText('auditAt'),
      required: true,
      index: true,
      admin: { ...readOnly, date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'who', type: 'text', label: historyText('auditWho'), index: true, admin: readOnly },
    {
      name: 'action',
      type: 'select',
      label: historyText('auditAction'),
      required: true,
      index: true,
      options: Object.entries(auditActions).map(([value, key]) => ({
        ...{ value, label: historyText(key) },
      })),
      admin: readOnly,
    },
    {
      name: 'subject',
      type: 'select',
      label: historyText('auditSubject'),
      index: true,
      options: Object.entries(auditSubjects).map(([value, key]) => ({
        ...{ value, label: staffText(key) },
      })),
      admin: readOnly,
    },
    { name: 'title', type: 'text', label: historyText('auditTitle'), admin: readOnly },
    {
      name: 'document',
      type: 'text',
      label: historyText('auditDocument'),
      index: true,
      admin: readOnly,
    },
    // A number rather than a reference: an account may be deleted, and its entries remain as they are.
    { name: 'account', type: 'number', admin: { hidden: true } },
    {
      name: 'changes',
      type: 'json',
      label: historyText('auditChanges'),
      admin: {
        ...readOnly,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/components/audit-changes.tsx#AuditChanges' },
      },
    },
  ],
};
