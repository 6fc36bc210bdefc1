import type { FormField } from './form-field.ts';

const name = {
  name: 'name',
  kind: 'text',
  maxLength: 200,
  label: 'fieldName',
  isHalf: true,
  autoComplete: 'name',
  errors: { required: 'errorNameRequired' },
} as const satisfies FormField;

const email = {
  name: 'email',
  kind: 'email',
  label: 'fieldEmail',
  isHalf: true,
  autoComplete: 'email',
  errors: { required: 'errorEmailRequired', invalid: 'errorEmailInvalid' },
} as const satisfies FormField;

const message = {
  name: 'content',
  kind: 'textarea',
  maxLength: 20_000,
  label: 'fieldMessage',
  required: true,
  errors: { required: 'errorMessageRequired' },
} as const satisfies FormField;

/** A question to customer service, or of the press. */
export const contact = [
  { ...name, required: true },
  { ...email, required: true },
  {
    name: 'company',
    column: 'companyName',
    kind: 'text',
    maxLength: 200,
    label: 'fieldCompanyName',
    autoComplete: 'organization',
    errors: {},
  },
  message,
] as const satisfies readonly FormField[];

/** What a visitor thinks of products or site; an answer only to those who leave an address. */
export const feedback = [name, email, message] as const satisfies readonly FormField[];
