import { company, email, files, name, phone } from './common-fields.ts';
import type { FormField } from './form-field.ts';

/** The project consultation: specification, section 3. */
export const quote = [
  { ...name, required: true },
  {
    ...email,
    // Said before sending, not only once it is missing.
    hint: 'contactHint',
    requiredUnless: 'phone',
    errors: { invalid: 'errorEmailInvalid', contactRequired: 'errorContactRequired' },
  },
  { ...phone, hint: 'contactHint' },
  {
    name: 'projectAddress',
    kind: 'text',
    maxLength: 200,
    label: 'fieldProjectAddress',
    isHalf: true,
    required: true,
    autoComplete: 'country-name',
    suggestions: 'places',
    errors: { required: 'errorProjectAddressRequired' },
  },
  {
    name: 'prefecture',
    kind: 'text',
    maxLength: 100,
    label: 'fieldPrefecture',
    language: 'ja',
    isHalf: true,
    autoComplete: 'address-level1',
    suggestions: 'prefectures',
    errors: {},
  },
  {
    name: 'detailedAddress',
    kind: 'text',
    maxLength: 500,
    label: 'fieldDetailedAddress',
    isHalf: true,
    autoComplete: 'address-line1',
    errors: {},
  },
  { ...company, name: 'companyName' },
  { name: 'case', kind: 'case', label: 'fieldCase', errors: {} },
  { name: 'content', kind: 'textarea', maxLength: 20_000, label: 'fieldContent', errors: {} },
  files,
] as const satisfies readonly FormField[];
