import type { FormFailure } from '../site.tsx';
import type { Words } from './resume-words.ts';
import type { ErrorCode } from './schema.ts';

/** As the description of any form's field, with words of the resume form. */
export interface ResumeFieldDescription {
  name: string;
  label: keyof Words;
  type: 'text' | 'email' | 'tel' | 'date' | 'country' | 'agreement';
  required?: boolean;
  /** Short enough to share a line with its neighbour. */
  isHalf?: boolean;
  autoComplete?: string;
  hint?: keyof Words;
  errors: Partial<Record<ErrorCode, keyof Words>>;
}

export const personFields: ResumeFieldDescription[] = [
  {
    name: 'name',
    label: 'fieldName',
    type: 'text',
    required: true,
    autoComplete: 'name',
    errors: { required: 'errorNameRequired' },
  },
  {
    name: 'dateOfBirth',
    label: 'dateOfBirth',
    type: 'date',
    isHalf: true,
    autoComplete: 'bday',
    errors: {},
  },
  { name: 'nationality', label: 'nationality', type: 'country', isHalf: true, errors: {} },
  {
    name: 'email',
    label: 'fieldEmail',
    type: 'email',
    required: true,
    isHalf: true,
    autoComplete: 'email',
    errors: { required: 'errorEmailRequired', invalid: 'errorEmailInvalid' },
  },
  {
    name: 'phone',
    label: 'fieldPhone',
    type: 'tel',
    isHalf: true,
    autoComplete: 'tel',
    errors: { invalid: 'errorPhoneInvalid' },
  },
  {
    name: 'currentAddress',
    label: 'currentAddress',
    type: 'text',
    autoComplete: 'street-address',
    errors: {},
  },
];

export const workFields: ResumeFieldDescription[] = [
  { name: 'pastIndustry', label: 'pastIndustry', type: 'text', errors: {} },
];

export const aimFields: ResumeFieldDescription[] = [
  {
    name: 'positionAppliedFor',
    label: 'positionAppliedFor',
    type: 'text',
    hint: 'positionAppliedForHint',
    errors: {},
  },
];

export const privacyField: ResumeFieldDescription = {
  name: 'privacy',
  label: 'privacyRead',
  type: 'agreement',
  required: true,
  errors: { required: 'errorPrivacyRequired' },
};

export const talentPoolField: ResumeFieldDescription = {
  name: 'talentPool',
  label: 'talentPool',
  type: 'agreement',
  errors: {},
};

/** The law of mainland China asks for an agreement of its own (PIPL, article 39). */
export const transferConsentField: ResumeFieldDescription = {
  name: 'transferConsent',
  label: 'fieldTransferConsent',
  type: 'agreement',
  required: true,
  errors: { required: 'transferConsentMissing' },
};

/** The file and the rows have fields of their own kind; their errors are worded like the others. */
export const fileField = {
  name: 'file',
  label: 'file',
  errors: {
    required: 'fileMissing',
    tooLarge: 'fileTooLarge',
    unsupportedType: 'fileUnsupported',
    empty: 'fileEmpty',
  },
} as const satisfies Pick<ResumeFieldDescription, 'name' | 'label' | 'errors'>;

export const positionsField = {
  name: 'pastPositions',
  label: 'pastPositions',
  errors: { tooLong: 'positionsTooLong', invalid: 'positionsTooLong' },
} as const satisfies Pick<ResumeFieldDescription, 'name' | 'label' | 'errors'>;

export function errorText(
  field: Pick<ResumeFieldDescription, 'errors'>,
  code: ErrorCode,
  words: Words,
): string {
  const key = field.errors[code] ?? (code === 'tooLong' ? 'errorTooLong' : 'formErrorSummary');
  return words[key];
}

const failures: Record<FormFailure, keyof Words> = {
  unavailable: 'retrying',
  offline: 'offline',
  tooMany: 'tooMany',
  tooLarge: 'tooLarge',
};

/** Without scripts nothing is tried again by itself. */
export function failureText(failure: FormFailure, isWithoutScripts: boolean, words: Words): string {
  return words[failure === 'unavailable' && isWithoutScripts ? 'unavailable' : failures[failure]];
}
