import { defaultLanguage } from '../../app/i18n/languages.ts';

/** All spellings of the parameter that sets the fallback language. */
const fallbackParameter = /^\[?fallback-?locale(\W|$)/i;

/**
 * Payload's API never fills in English for a missing text: the forms of the back office are filled
 * from responses, including those to saving, and a program may send back what it was given. Either
 * way English would be stored as the translation.
 *
 * The exception is lists of names to choose from, which are displayed and never stored: the page an
 * editor is looking for has at least an English name.
 * @param search of the address.
 * @param isLong whether it was sent as a body, as the back office does to request such lists.
 */
export function withoutFallback(search: string, isLong: boolean): string {
  const asked = new URLSearchParams(search);
  const names = [...asked.keys()];
  const isChoice = isLong && names.some((name) => name.startsWith('select['));
  if (!isChoice && !names.some((name) => fallbackParameter.test(name))) return search;
  const kept = new URLSearchParams([...asked].filter(([name]) => !fallbackParameter.test(name)));
  if (isChoice) kept.set('fallback-locale', defaultLanguage);
  return String(kept);
}
