import { company, email, files, name } from './common-fields.ts';
import type { FormField } from './form-field.ts';

const message = {
  name: 'content',
  kind: 'textarea',
  maxLength: 20_000,
  label: 'fieldMessage',
  required: true,
  errors: { required: 'errorMessageRequired' },
} as const satisfies FormField;

/** A question from the press. */
export const contact = [
  { ...name, isHalf: true, required: true },
  { ...email, required: true },
  company,
  message,
] as const satisfies readonly FormField[];

/** A question to customer service, perhaps about something that a picture shows best. */
export const customerService = [...contact, files] as const satisfies readonly FormField[];

/** Feedback on products or the site; only visitors who leave an address can get an answer. */
export const feedback = [
  { ...name, isHalf: true },
  email,
  message,
] as const satisfies readonly FormField[];
