import type { FieldHook } from 'payload';
import { type Language, languages } from '../app/i18n/languages.ts';
import { typeset } from '../app/i18n/typography.ts';
import type { DateContent } from './interface.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/** The UTC date of a stored time, formatted for readers: `17 November 2026`. */
export function resolveDate(stored: unknown, language: Language): DateContent {
  const date = new Date(String(stored));
  let format = formats.get(language);
  if (!format) {
    // The site uses British English.
    const tag = language === 'en' ? 'en-GB' : languages[language].tag;
    format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(language, format);
  }
  return { value: date.toISOString().slice(0, 10), text: typeset(format.format(date), language) };
}

/**
 * SQLite compares dates as strings: each is stored in UTC, however
 * it was sent.
 */
export const storeInUtc: FieldHook = ({ value }) => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value : new Date(time).toISOString();
};
/** A month before 31 March is the last day of February, not a day in March. */
export function monthsBefore(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0));
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return result;
}
