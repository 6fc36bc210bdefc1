import type { Field } from 'payload';
import { type StaffText, staffText } from '../../app/i18n/staff.ts';
import { nobodyByHand } from '../access.ts';

/** What inquiries and applications have in common: both record what somebody sent. */

/** What a sender typed stays as it is. */
export const asTyped = { access: { update: nobodyByHand }, admin: { readOnly: true } } as const;

/** What the server notes about it. */
export const byServer = {
  access: { update: nobodyByHand },
  admin: { readOnly: true, position: 'sidebar' },
} as const;

/** Common to all fields of a form, whatever their type. Empty ones are hidden. */
export const typed = <Name extends StaffText>(name: Name) => ({
  name,
  label: staffText(name),
  access: asTyped.access,
  admin: { readOnly: true, condition: (data: Record<string, unknown>) => Boolean(data[name]) },
});

export const suspicionFields: Field[] = [
  {
    name: 'isSuspected',
    type: 'checkbox',
    label: staffText('isSuspected'),
    defaultValue: false,
    admin: {
      position: 'sidebar',
      components: { Cell: '/components/suspicion-cell.tsx#SuspicionCell' },
    },
  },
  { name: 'suspicion', type: 'text', label: staffText('suspicion'), ...byServer },
];

/** Notes by colleagues, and the history of changes (hooks/keep-history.ts). */
export const noteFields: Field[] = [
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
      components: { Field: '/components/change-history.tsx#ChangeHistory' },
    },
    fields: [
      { name: 'at', type: 'date', label: staffText('historyAt'), ...asTyped },
      { name: 'who', type: 'text', label: staffText('historyWho'), ...asTyped },
      { name: 'what', type: 'text', label: staffText('historyWhat'), ...asTyped },
    ],
  },
];

/** One per submission, however often it is repeated. */
export const idempotencyKey: Field = {
  name: 'idempotencyKey',
  type: 'text',
  required: true,
  unique: true,
  access: { update: nobodyByHand },
  admin: { hidden: true },
};
