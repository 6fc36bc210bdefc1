import type { TextField } from 'payload';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { nameOfCopy } from '../hooks/name-of-copy.ts';

const keyPattern = /^[a-z][A-Za-z0-9-]*$/;

/** The name by which texts and figures refer to a model or a fact; see references.ts. */
export const keyField: TextField = {
  name: 'key',
  type: 'text',
  label: staffText('referenceKey'),
  admin: { description: staffText('referenceKeyHelp'), position: 'sidebar' },
  required: true,
  unique: true,
  index: true,
  hooks: { beforeDuplicate: [nameOfCopy] },
  validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) =>
    (typeof value === 'string' && keyPattern.test(value)) ||
    staffMessage('referenceKeyInvalid', req.i18n.language),
};
