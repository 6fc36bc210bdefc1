import type { DateField, FieldHook } from 'payload';
import { type Language, languages } from '../app/i18n/languages.ts';
import { type StaffText, staffText } from '../app/i18n/staff.ts';
import { typeset } from '../app/i18n/typography.ts';
import type { DateContent } from './interface.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/** The UTC date of a stored time, formatted for readers: `17 November 2026`. */
export function resolveDate(stored: unknown, language: Language): DateContent {
  const date = new Date(String(stored));
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(language, format);
  }
  return { value: date.toISOString().slice(0, 10), text: typeset(format.format(date), language) };
}

/** The site uses British English. */
export const tagOf = (language: Language) =>
  language === 'en' ? 'en-GB' : languages[language].tag;

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

/** The date from which visitors see an entry, once it is published. */
export const visibleFrom = (name: string, label: StaffText): DateField => ({
  name,
  type: 'date',
  label: staffText(label),
  admin: {
    description: staffText('dateHelp'),
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime' },
  },
  required: true,
  index: true,
  hooks: { beforeChange: [storeInUtc] },
  defaultValue: () => new Date().toISOString(),
});

/** @returns the day that is so many days before a moment, as yyyy-mm-dd, UTC. */
export function dayBefore(moment: Date, days: number): string {
  return new Date(moment.getTime() - days * 24 * 3_600_000).toISOString().slice(0, 10);
}
