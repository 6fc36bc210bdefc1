import type { ActivityMessages } from '../i18n/en/activities.ts';
import type { FormMessages } from '../i18n/en/forms.ts';
import type { Messages } from '../i18n/en/messages.ts';
import { company, email, name, phone, privacy } from './common-fields.ts';
import type { FormField } from './form-field.ts';

type Key = keyof Messages | keyof FormMessages | keyof ActivityMessages;

/**
 * Registration for an activity: the one whose page the form is on
 * (cms/activities/register.ts).
 */
export const activity = [
  { ...name, isHalf: true, required: true },
  { ...company, isHalf: true },
  { ...email, required: true },
  phone,
  {
    name: 'people',
    kind: 'count',
    max: 20,
    label: 'people',
    hint: 'peopleHint',
    required: true,
    errors: {
      required: 'peopleMissing',
      invalid: 'peopleInvalid',
      full: 'noSuchPlaces',
      closed: 'noLongerOpen',
    },
  },
  {
    name: 'message',
    column: 'content',
    kind: 'textarea',
    maxLength: 20_000,
    label: 'message',
    errors: {},
  },
  privacy,
] as const satisfies readonly FormField<Key>[];
