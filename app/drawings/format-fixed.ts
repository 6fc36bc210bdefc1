import { decimalMarkOf, formatNumber } from '../i18n/format.ts';

/** With zeros at the end, so that the numbers of a column stand below each other, and a true minus. */
export function formatFixed(value: number, decimals: number, languageTag: string): string {
  const [whole, fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const mark = fraction && decimalMarkOf(languageTag);
  const shown = `${formatNumber(Number(whole), languageTag)}${mark}${fraction}`;
  return value < 0 ? `\u2212${shown}` : shown;
}
