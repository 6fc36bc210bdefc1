import type { CaseMailMessages } from '../i18n/en/tools-mail.ts';
import type { FieldDescription } from './form-field.ts';

/** The form by which visitors have a case mailed to themselves: `POST /forms/calculation`. */
export const caseMailForm = 'calculation';

/** There is no field for a text: what is mailed is calculated from the case. */
export const caseMailFields = [
  {
    name: 'email',
    kind: 'email',
    required: true,
    label: 'mailAddress',
    autoComplete: 'email',
    errors: {
      required: 'mailRequired',
      invalid: 'mailInvalid',
      tooLong: 'mailInvalid',
      tooMany: 'mailTooMany',
    },
  },
  { name: 'case', kind: 'case', label: 'mailSummary', errors: { invalid: 'mailNoCase' } },
] as const satisfies readonly FieldDescription<keyof CaseMailMessages>[];
