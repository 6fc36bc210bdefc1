import type { ReadDate } from '../../reading.ts';
import { type Entry, type Language, printMonth } from '../person.ts';

/** How a CV writes its periods. */
export interface Notation {
  month: string;
  range: string;
  open: string;
}

/** What such a notation leaves of a date. */
export const asWritten = (date: ReadDate, style: string): ReadDate =>
  /D|LONG/.test(style) ? date : date.slice(0, /M|ERA/.test(style) ? 7 : 4);

export function printPeriod({ start, end }: Entry, notation: Notation, language: Language): string {
  const print = (date: ReadDate) => printMonth(date, notation.month, language);
  const first = print(start ?? '');
  return end === 'present'
    ? notation.open.replace('{start}', first)
    : notation.range.replace('{start}', first).replace('{end}', print(end ?? ''));
}

/** Like `printMonth`, with `DD` and `D`; `LONG` and `ERADAY` are dates in words. */
export function printDay(date: ReadDate, style: string, language: Language): string {
  const locales: Record<string, string> = { en: 'en-GB', ERADAY: 'ja-JP-u-ca-japanese' };
  if (style === 'LONG' || style === 'ERADAY')
    return new Intl.DateTimeFormat(locales[style] ?? locales[language] ?? language, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`));
  const [, , day = ''] = date.split('-');
  const dated = style.replace(/DD?/, (token) => (token === 'DD' ? day : String(Number(day))));
  return printMonth(date.slice(0, 7), dated, language);
}
