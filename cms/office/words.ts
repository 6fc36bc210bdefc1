import { type StaffText, staffText } from '../../app/i18n/staff.ts';

export type Words = (key: StaffText) => string;

/** The words of the back office in the language that a staff member has chosen for it. */
export function wordsIn(language: string): Words {
  return (key) => inLanguage(staffText(key), language);
}

export const inLanguage = (texts: Record<string, string>, language: string) =>
  texts[language] ?? texts.en ?? '';
