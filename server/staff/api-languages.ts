import { defaultLanguage } from '../../app/i18n/languages.ts';

/** How a request asks for another language where a text is missing, in all spellings. */
const fallbackParameter = /^\[?fallback-?locale(\W|$)/i;

/**
 * No answer of Payload's interface has English in the place of a text that is missing: the forms
 * of the back office are filled from answers, also from those to saving, and a program may send
 * back what it was given. Either way English would be stored as the translation.
 *
 * The exception are lists of names to choose from, which are shown and never stored: the page
 * that an editor looks for has an English name at least.
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
