import { contact, customerService, feedback } from './contact.ts';
import { customRequest } from './custom-request.ts';
import type { FormField } from './form-field.ts';
import { quote } from './quote.ts';

/** The fields of every form that editors can place, by the name in its address: `POST /forms/quote`. */
export const forms = {
  quote,
  'custom-request': customRequest,
  'customer-service': customerService,
  'media-cooperation': contact,
  feedback,
} satisfies Record<string, readonly FormField[]>;

export type FormName = keyof typeof forms;

type FieldOfForms = (typeof forms)[FormName][number];

export const fieldsOf = (name: FormName): readonly FieldOfForms[] => forms[name];
