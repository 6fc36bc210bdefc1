import type { FieldDescription } from './fields.tsx';
import { Form } from './form.tsx';
import { Places } from './places-list.tsx';

const fields: FieldDescription[] = [
  {
    name: 'name',
    label: 'fieldName',
    required: true,
    autoComplete: 'name',
    errors: { required: 'errorNameRequired' },
  },
  {
    name: 'email',
    label: 'fieldEmail',
    isHalf: true,
    type: 'email',
    autoComplete: 'email',
    errors: { invalid: 'errorEmailInvalid', contactRequired: 'errorContactRequired' },
  },
  {
    name: 'phone',
    label: 'fieldPhone',
    isHalf: true,
    type: 'tel',
    autoComplete: 'tel',
    errors: { invalid: 'errorPhoneInvalid' },
  },
  {
    name: 'projectAddress',
    label: 'fieldProjectAddress',
    isHalf: true,
    required: true,
    autoComplete: 'country-name',
    placeholder: 'projectAddressPlaceholder',
    errors: { required: 'errorProjectAddressRequired' },
  },
  {
    name: 'detailedAddress',
    label: 'fieldDetailedAddress',
    isHalf: true,
    autoComplete: 'street-address',
    errors: {},
  },
  { name: 'companyName', label: 'fieldCompanyName', autoComplete: 'organization', errors: {} },
  { name: 'content', label: 'fieldContent', type: 'textarea', errors: {} },
];

/** Project consultation (specification, section 3). */
export function QuoteForm() {
  return (
    <Form
      name="quote"
      fields={fields}
      extras={{ projectAddress: <Places formId="quote" field="projectAddress" /> }}
    />
  );
}
