import * as v from 'valibot';
import type { FieldDescription } from './form-field.ts';
import { type FormName, forms } from './forms.ts';
import {
  agreement,
  type ErrorCode,
  type FormSchema,
  oneOf,
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredText,
  withValue,
} from './schema.ts';

type FieldSchema = v.GenericSchema<unknown, string>;

const contactRequired: ErrorCode = 'contactRequired';

/** What checks each form, in the browser and on the server. */
export const schemas = {
  quote: v.pipe(
    schemaOf(forms.quote),
    v.forward(
      v.partialCheck(
        [['email'], ['phone']],
        ({ email, phone }) => email.trim() !== '' || phone.trim() !== '',
        contactRequired,
      ),
      ['email'],
    ),
  ),
  'custom-request': schemaOf(forms['custom-request']),
  'customer-service': schemaOf(forms['customer-service']),
  'media-cooperation': schemaOf(forms['media-cooperation']),
  feedback: schemaOf(forms.feedback),
} satisfies Record<FormName, FormSchema>;

function schemaOf<const Fields extends readonly FieldDescription[]>(fields: Fields) {
  const entries = Object.fromEntries(fields.map((field) => [field.name, check(field)]));
  return v.object(entries as { [Name in Fields[number]['name']]: FieldSchema });
}

function check(field: FieldDescription): FieldSchema {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return field.required ? requiredText(field.maxLength) : optionalText(field.maxLength);
    case 'email':
      return field.required ? withValue(optionalEmail) : optionalEmail;
    case 'tel':
      return field.required ? withValue(optionalPhone) : optionalPhone;
    case 'choice':
      return oneOf(field.choices.map(({ value }) => value));
    case 'agreement':
      return agreement;
  }
}
