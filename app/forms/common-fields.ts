import type { FormField } from './form-field.ts';

/** Fields that several forms have. */

export const name = {
  name: 'name',
  kind: 'text',
  maxLength: 200,
  label: 'fieldName',
  autoComplete: 'name',
  errors: { required: 'errorNameRequired' },
} as const satisfies FormField;

export const email = {
  name: 'email',
  kind: 'email',
  label: 'fieldEmail',
  isHalf: true,
  autoComplete: 'email',
  errors: { required: 'errorEmailRequired', invalid: 'errorEmailInvalid' },
} as const satisfies FormField;

export const phone = {
  name: 'phone',
  kind: 'tel',
  label: 'fieldPhone',
  isHalf: true,
  autoComplete: 'tel',
  errors: { invalid: 'errorPhoneInvalid' },
} as const satisfies FormField;

export const company = {
  name: 'company',
  column: 'companyName',
  kind: 'text',
  maxLength: 200,
  label: 'fieldCompanyName',
  autoComplete: 'organization',
  errors: {},
} as const satisfies FormField;

/** Pictures and plans. What they contain is checked by the server (server/forms/sent-files.ts). */
export const files = {
  name: 'files',
  kind: 'files',
  maxFiles: 5,
  maxBytes: 10 * 1024 * 1024,
  accept: 'image/jpeg,image/png,image/webp,application/pdf',
  label: 'fieldFiles',
  hint: 'filesHint',
  again: 'filesAgain',
  remove: 'fileRemove',
  errors: {
    tooMany: 'errorTooManyFiles',
    tooLarge: 'errorFileTooLarge',
    unsupportedType: 'errorFileType',
    empty: 'errorFileDamaged',
    damaged: 'errorFileDamaged',
  },
} as const satisfies FormField;

export const privacy = {
  name: 'privacy',
  column: null,
  kind: 'agreement',
  label: 'fieldPrivacy',
  required: true,
  errors: { required: 'errorPrivacyRequired' },
} as const satisfies FormField;
