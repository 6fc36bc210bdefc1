import { wordsOf } from '../../app/blocks/form/data.ts';
import { activity } from '../../app/forms/activity.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import type { Language } from '../../app/i18n/languages.ts';
import type { RegistrationContent } from '../interface.ts';

/** Those of the page of an activity, and of the form on it. */
export const registrationWords = (language: Language): RegistrationContent['messages'] => ({
  ...wordsOf(activity, language),
  ...catalogues[language].activities,
});
