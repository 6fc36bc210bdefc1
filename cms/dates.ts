import { type Language, languages } from '../app/i18n/languages.ts';
import type { DateContent } from './interface.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/** The day of a stored moment in UTC, worded for readers: `17 November 2026`. */
export function resolveDate(stored: unknown, language: Language): DateContent {
  const date = new Date(String(stored));
  let format = formats.get(language);
  if (!format) {
    // The English of the site is British, as its spelling is.
    const tag = language === 'en' ? 'en-GB' : languages[language].tag;
    format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(language, format);
  }
  return { value: date.toISOString().slice(0, 10), text: format.format(date) };
}
