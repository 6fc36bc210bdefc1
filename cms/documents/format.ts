import { noBreakSpace } from '../../app/i18n/format.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';

/** @param bytes in decimal units: a kilobyte has a thousand. */
export function formatSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  const size = new Intl.NumberFormat(languages[language].tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
  return size.replace(/\s/, noBreakSpace);
}
