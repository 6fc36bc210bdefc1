import * as v from 'valibot';
import {
  type FormSchema,
  optionalEmail,
  optionalText,
  requiredEmail,
  requiredText,
} from './schema.ts';

/** A question to customer service, or of the press. */
export const contact = v.object({
  name: requiredText(200),
  email: requiredEmail,
  company: optionalText(200),
  content: requiredText(20_000),
}) satisfies FormSchema;

/** What a visitor thinks of products or site; an answer only to those who leave an address. */
export const feedback = v.object({
  name: optionalText(200),
  email: optionalEmail,
  content: requiredText(20_000),
}) satisfies FormSchema;
