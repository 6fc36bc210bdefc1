import { contact, feedback } from './contact.ts';
import { customRequest } from './custom-request.ts';
import { quote } from './quote.ts';
import type { FormSchema } from './schema.ts';

/** Every form of the site, by the name in its address: `POST /forms/quote`. */
export const forms = {
  quote,
  'custom-request': customRequest,
  'customer-service': contact,
  'media-cooperation': contact,
  feedback,
} satisfies Record<string, FormSchema>;

export type FormName = keyof typeof forms;

export const formNames = Object.keys(forms) as FormName[];

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}
