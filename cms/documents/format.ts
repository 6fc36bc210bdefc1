import { type Language, languages } from '../../app/i18n/languages.ts';

/** @param bytes in decimal units: a kilobyte has a thousand. */
export function formatSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(languages[language].tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}

/** `SMF 520, SMF 430` as the language lists things. */
export function joinNames(names: string[], language: Language): string {
  return new Intl.ListFormat(languages[language].tag, { type: 'unit', style: 'short' }).format(
    names,
  );
}
