import type { Language } from '../app/i18n/languages.ts';
import { type StaffText, staffText } from '../app/i18n/staff.ts';
import { typeset } from '../app/i18n/typography.ts';
import type { Choice } from './interface.ts';

/** The choices of a select field, with the same names for visitors and staff. */
export function choicesOf(options: Record<string, StaffText>, language: Language): Choice[] {
  return Object.entries(options).map(([key, label]) => ({ key, name: nameOf(label, language) }));
}

export function choiceOf(
  options: Record<string, StaffText>,
  stored: unknown,
  language: Language,
): Choice {
  const key = String(stored);
  const label = options[key];
  return { key, name: label ? nameOf(label, language) : '' };
}

const nameOf = (label: StaffText, language: Language): string =>
  typeset(staffText(label)[language], language);

/** @returns the choice a visitor asked for, if it exists. */
export function knownKey(
  options: Record<string, StaffText>,
  asked: string | undefined,
): string | null {
  return asked !== undefined && Object.hasOwn(options, asked) ? asked : null;
}
