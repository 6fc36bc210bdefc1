import type { FieldDescription } from './fields.tsx';
import { Form } from './form.tsx';
import { Places } from './places-list.tsx';

const fields: FieldDescription[] = [
  {
    name: 'name',
    label: 'fieldName',
    required: true,
    isHalf: true,
    autoComplete: 'name',
    errors: { required: 'errorNameRequired' },
  },
  {
    name: 'company',
    label: 'fieldCompanyName',
    isHalf: true,
    autoComplete: 'organization',
    errors: {},
  },
  {
    name: 'email',
    label: 'fieldEmail',
    required: true,
    isHalf: true,
    type: 'email',
    autoComplete: 'email',
    errors: { required: 'errorEmailRequired', invalid: 'errorEmailInvalid' },
  },
  {
    name: 'telephone',
    label: 'fieldPhone',
    isHalf: true,
    type: 'tel',
    autoComplete: 'tel',
    errors: { invalid: 'errorPhoneInvalid' },
  },
  {
    name: 'country',
    label: 'fieldCountry',
    isHalf: true,
    autoComplete: 'country-name',
    errors: {},
  },
  {
    name: 'projectScale',
    label: 'fieldProjectScale',
    isHalf: true,
    placeholder: 'projectScalePlaceholder',
    errors: {},
  },
  {
    name: 'requirements',
    label: 'fieldRequirements',
    required: true,
    type: 'textarea',
    placeholder: 'errorRequirementsRequired',
    errors: { required: 'errorRequirementsRequired' },
  },
  {
    name: 'portablePowerStation',
    label: 'fieldPortablePowerStation',
    type: 'choice',
    choices: [
      { value: 'yes', label: 'answerYes' },
      { value: 'no', label: 'answerNo' },
    ],
    errors: {},
  },
  {
    name: 'privacy',
    label: 'fieldPrivacy',
    required: true,
    type: 'agreement',
    errors: { required: 'errorPrivacyRequired' },
  },
];

/** Made-to-measure modules of the off-grid series (specification, section 3). */
export function CustomRequestForm() {
  return (
    <Form
      name="custom-request"
      fields={fields}
      extras={{ country: <Places formId="custom-request" field="country" /> }}
    />
  );
}
