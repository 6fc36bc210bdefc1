import type { TextField } from 'payload';
import { type StaffText, staffText } from '../../app/i18n/staff.ts';

const keyPattern = /^[a-z][A-Za-z0-9-]*$/;

/** The name by which texts and figures refer to a model or a fact; see references.ts. */
export const keyField: TextField = {
  name: 'key',
  type: 'text',
  label: staffText('referenceKey'),
  admin: { description: staffText('referenceKeyHelp'), position: 'sidebar' },
  required: true,
  unique: true,
  index: true,
  validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) =>
    (typeof value === 'string' && keyPattern.test(value)) ||
    inLanguage('referenceKeyInvalid', req.i18n.language),
};

/** A message of validation in the language of the person at the back office. */
export function inLanguage(key: StaffText, language: string): string {
  const texts: Record<string, string> = staffText(key);
  return texts[language] ?? staffText(key).en;
}
