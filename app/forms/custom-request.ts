import { company, email, files, name, phone, privacy } from './common-fields.ts';
import type { FormField } from './form-field.ts';

/** Custom-made modules of the off-grid series (specification, section 3). */
export const customRequest = [
  { ...name, isHalf: true, required: true },
  { ...company, isHalf: true },
  { ...email, required: true },
  { ...phone, name: 'telephone', column: 'phone' },
  {
    name: 'country',
    kind: 'text',
    maxLength: 200,
    label: 'fieldCountry',
    isHalf: true,
    autoComplete: 'country-name',
    suggestions: 'places',
    errors: {},
  },
  {
    name: 'projectScale',
    kind: 'text',
    maxLength: 500,
    label: 'fieldProjectScale',
    isHalf: true,
    placeholder: 'projectScalePlaceholder',
    errors: {},
  },
  {
    name: 'requirements',
    column: 'content',
    kind: 'textarea',
    maxLength: 20_000,
    label: 'fieldRequirements',
    required: true,
    placeholder: 'errorRequirementsRequired',
    errors: { required: 'errorRequirementsRequired' },
  },
  {
    name: 'portablePowerStation',
    kind: 'choice',
    label: 'fieldPortablePowerStation',
    choices: [
      { value: 'yes', label: 'answerYes' },
      { value: 'no', label: 'answerNo' },
    ],
    errors: {},
  },
  files,
  privacy,
] as const satisfies readonly FormField[];
