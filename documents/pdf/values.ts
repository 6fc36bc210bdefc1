import type { Language } from '../../app/i18n/languages.ts';
import { formatQuantity } from '../../cms/products/quantities.ts';
import type { DataSheet, ShownRow } from '../shown.ts';

export function rowOf(sheet: DataSheet, key: string): ShownRow | undefined {
  return sheet.groups.flatMap(({ rows }) => rows).find((row) => row.key === key);
}

/** @returns a parameter that is a number; of a range, its lower end. */
export const numberOf = (sheet: DataSheet, key: string): number | undefined =>
  rowOf(sheet, key)?.number;

/** A value that the sheet calculates, as it words those that it is given. */
export const wordQuantity = (value: number, unit: string, language: Language): string =>
  formatQuantity({ value, maximum: null, unit, qualifier: 'exactly', isExample: false }, language);
