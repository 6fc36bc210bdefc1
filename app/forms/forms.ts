import { quote } from './quote.ts';
import type { FormSchema } from './schema.ts';

/** Every form of the site, by the name in its address: `POST /forms/quote`. */
export const forms = { quote } satisfies Record<string, FormSchema>;

export type FormName = keyof typeof forms;

export const formNames = Object.keys(forms) as FormName[];

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}
