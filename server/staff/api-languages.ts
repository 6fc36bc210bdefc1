import { defaultLanguage } from '../../app/i18n/languages.ts';

/** How a request sets the fallback language, in all spellings. */
const fallbackParameter = /^\[?fallback-?locale(\W|$)/i;

/**
 * No response of Payload's API has English in place of a missing text: the forms
 * of the back office are filled from responses, including those to saving, and a program may send
 * back what it was given. Either way English would be stored as the translation.
 *
 * The exception is lists of names to choose from, which are shown and never stored: the page
 * an editor is looking for has at least an English name.
 * @param search of an address.
 * @param isLong whether it came as a body, as the back office asks for such lists.
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
