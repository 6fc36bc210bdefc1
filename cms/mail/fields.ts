import type { CollectionBeforeChangeHook, Field } from 'payload';
import { type StaffText, staffText } from '../../app/i18n/staff.ts';
import { byServer } from '../office/record-fields.ts';

export type MailState = 'pending' | 'sent' | 'none' | 'failed' | 'noServer' | null | undefined;

/** The values of `mailFields`. */
export interface MailValues {
  teamMail?: MailState;
  senderMail?: MailState;
  mailAttempts?: number | null;
  mailNextAt?: string | null;
  mailError?: string | null;
}

const states = [
  { value: 'pending', label: staffText('mailPending') },
  { value: 'sent', label: staffText('mailSent') },
  { value: 'none', label: staffText('mailNone') },
  { value: 'failed', label: staffText('mailFailed') },
  { value: 'noServer', label: staffText('mailNoServer') },
];

const stateField = (name: 'teamMail' | 'senderMail', label: StaffText): Field => ({
  name,
  type: 'select',
  label: staffText(label),
  options: states,
  defaultValue: 'none',
  ...byServer,
});

/**
 * The mails that a document still owes. They are listed in the document's own row, so that whatever
 * is stored is also announced, whenever the process ends or the mail server is unavailable.
 */
export const mailFields: Field[] = [
  stateField('teamMail', 'teamMail'),
  stateField('senderMail', 'senderMail'),
  {
    name: 'mailAttempts',
    type: 'number',
    label: staffText('mailAttempts'),
    defaultValue: 0,
    ...byServer,
  },
  {
    name: 'mailNextAt',
    type: 'date',
    label: staffText('mailNextAt'),
    index: true,
    ...byServer,
    admin: { ...byServer.admin, condition: (data) => Boolean(data.mailNextAt) },
  },
  { name: 'mailError', type: 'text', label: staffText('mailError'), ...byServer },
];

/**
 * Once a document is stored, only the outbox writes `mailFields`. A manual change contains all
 * fields as they were read; by then the mails may have been sent, and would be sent again.
 */
export const leaveMailToOutbox: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'update') return data;
  const {
    teamMail: _team,
    senderMail: _sender,
    mailAttempts: _attempts,
    mailNextAt: _next,
    mailError: _error,
    ...others
  }: MailValues = data;
  return others;
};
