import { catalogues } from './catalogues.ts';
import type { StaffMessages } from './en/staff.ts';
import type { StaffBlockMessages } from './en/staff-blocks.ts';
import type { StaffEntryMessages } from './en/staff-entries.ts';
import type { StaffSettingsMessages } from './en/staff-settings.ts';
import type { StaffToolMessages } from './en/staff-tools.ts';
import { type Language, languageCodes } from './languages.ts';

export type StaffText = keyof (StaffMessages &
  StaffBlockMessages &
  StaffEntryMessages &
  StaffSettingsMessages &
  StaffToolMessages);

/** A label or description of the back office in all its languages. */
export function staffText(key: StaffText): Record<Language, string> {
  const texts = languageCodes.map((language) => [language, catalogues[language].staff[key]]);
  return Object.fromEntries(texts);
}

/** A message of the back office in the language of whoever it is for. */
export function staffMessage(key: StaffText, language: string): string {
  return inLanguage(staffText(key), language);
}

/** One of several texts; English where there is none in the language. */
export const inLanguage = (texts: Record<string, string>, language: string): string =>
  texts[language] ?? texts.en ?? '';
