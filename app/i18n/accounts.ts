import { messages as de } from './de/accounts.ts';
import { type AccountMessages, messages as en } from './en/accounts.ts';
import { messages as es } from './es/accounts.ts';
import { messages as fr } from './fr/accounts.ts';
import { messages as ja } from './ja/accounts.ts';
import type { Language } from './languages.ts';
import { messages as pl } from './pl/accounts.ts';
import { messages as zh } from './zh/accounts.ts';

/**
 * The messages about accounts and passwords, for the pages around /login and for the back office:
 * few, and for staff only, so all languages come together.
 */
export const accountMessages: Record<Language, AccountMessages> = { en, zh, de, ja, es, fr, pl };

/** As short and as long as a password may be, in characters of Unicode. */
export const passwordLength = { shortest: 12, longest: 200 };

/** @returns the text with the lengths of a password filled in. */
export function withPasswordLength(text: string): string {
  const { shortest, longest } = passwordLength;
  return text.replace('{shortest}', String(shortest)).replace('{longest}', String(longest));
}
