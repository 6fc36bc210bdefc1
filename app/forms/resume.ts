import type { Messages } from '../i18n/en/messages.ts';
import type { ResumeMessages } from '../i18n/en/resume.ts';
import { email, name, phone, privacy } from './common-fields.ts';
import type { FormField } from './form-field.ts';
import { maxResumeBytes } from './resume-limits.ts';
import type { ValuesOf } from './values.ts';

type Key = keyof Messages | keyof ResumeMessages;

/** The most recent jobs, in the applicant's own words. */
export const pastPositions = {
  name: 'pastPositions',
  kind: 'rows',
  parts: [
    { name: 'positionTitle', column: 'title', label: 'positionTitle' },
    { name: 'positionOrganisation', column: 'organisation', label: 'positionOrganisation' },
    { name: 'positionStart', column: 'start', label: 'positionStart' },
    { name: 'positionEnd', column: 'end', label: 'positionEnd' },
  ],
  maxRows: 50,
  maxLength: 300,
  label: 'pastPositions',
  hint: 'pastPositionsHint',
  row: 'position',
  add: 'positionAdd',
  remove: 'positionRemove',
  errors: { tooLong: 'positionsTooLong', invalid: 'positionsTooLong' },
} as const satisfies FormField<Key>;

/** The job application (specification, section 3). */
export const resume = [
  {
    name: 'file',
    kind: 'file',
    maxBytes: maxResumeBytes,
    accept:
      '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'file',
    hint: 'fileHint',
    required: true,
    errors: {
      required: 'fileMissing',
      tooLarge: 'fileTooLarge',
      unsupportedType: 'fileUnsupported',
      empty: 'fileEmpty',
    },
  },
  { ...name, required: true, placeholder: '' },
  {
    name: 'dateOfBirth',
    kind: 'date',
    maxLength: 40,
    label: 'dateOfBirth',
    isHalf: true,
    autoComplete: 'bday',
    placeholder: '',
    errors: {},
  },
  {
    name: 'nationality',
    kind: 'country',
    maxLength: 80,
    label: 'nationality',
    isHalf: true,
    errors: {},
  },
  { ...email, required: true, placeholder: '' },
  { ...phone, placeholder: '' },
  {
    name: 'currentAddress',
    kind: 'textarea',
    rows: 2,
    maxLength: 500,
    label: 'currentAddress',
    autoComplete: 'street-address',
    placeholder: '',
    errors: {},
  },
  pastPositions,
  {
    name: 'pastIndustry',
    kind: 'text',
    maxLength: 200,
    label: 'pastIndustry',
    placeholder: '',
    errors: {},
  },
  { name: 'job', kind: 'job', maxLength: 20, label: 'job', errors: {} },
  {
    name: 'positionAppliedFor',
    kind: 'text',
    maxLength: 200,
    label: 'positionAppliedFor',
    hint: 'positionAppliedForHint',
    placeholder: '',
    errors: {},
  },
  privacy,
  {
    name: 'talentPool',
    column: 'talentPoolConsent',
    kind: 'agreement',
    label: 'talentPool',
    errors: {},
  },
] as const satisfies readonly FormField<Key>[];

/** A validated application. */
type Application = ValuesOf<typeof resume>;

/** In the applicant's own words. */
export type PastPosition = Application['pastPositions'][number];
