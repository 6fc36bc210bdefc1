import { contact, feedback } from './contact.ts';
import { customRequest } from './custom-request.ts';
import type { FormField } from './form-field.ts';
import { quote } from './quote.ts';

/** The fields of every form on the site, by the name in its address: `POST /forms/quote`. */
export const forms = {
  quote,
  'custom-request': customRequest,
  'customer-service': contact,
  'media-cooperation': contact,
  feedback,
} satisfies Record<string, readonly FormField[]>;

export type FormName = keyof typeof forms;

export const formNames = Object.keys(forms) as FormName[];

/** Any row of any form. */
export type FieldOfForms = (typeof forms)[FormName][number];

export const fieldsOf = (name: FormName): readonly FieldOfForms[] => forms[name];

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}
