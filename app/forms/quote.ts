import type { FormField } from './form-field.ts';

/** The project consultation: specification, section 3. */
export const quote = [
  {
    name: 'name',
    kind: 'text',
    maxLength: 200,
    label: 'fieldName',
    required: true,
    autoComplete: 'name',
    errors: { required: 'errorNameRequired' },
  },
  {
    name: 'email',
    kind: 'email',
    label: 'fieldEmail',
    isHalf: true,
    autoComplete: 'email',
    errors: { invalid: 'errorEmailInvalid', contactRequired: 'errorContactRequired' },
  },
  {
    name: 'phone',
    kind: 'tel',
    label: 'fieldPhone',
    isHalf: true,
    autoComplete: 'tel',
    errors: { invalid: 'errorPhoneInvalid' },
  },
  {
    name: 'projectAddress',
    kind: 'text',
    maxLength: 200,
    label: 'fieldProjectAddress',
    isHalf: true,
    required: true,
    autoComplete: 'country-name',
    placeholder: 'projectAddressPlaceholder',
    errors: { required: 'errorProjectAddressRequired' },
  },
  {
    name: 'detailedAddress',
    kind: 'text',
    maxLength: 500,
    label: 'fieldDetailedAddress',
    isHalf: true,
    autoComplete: 'street-address',
    errors: {},
  },
  {
    name: 'companyName',
    kind: 'text',
    maxLength: 200,
    label: 'fieldCompanyName',
    autoComplete: 'organization',
    errors: {},
  },
  { name: 'content', kind: 'textarea', maxLength: 20_000, label: 'fieldContent', errors: {} },
] as const satisfies readonly FormField[];
