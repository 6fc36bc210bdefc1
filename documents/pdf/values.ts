import type { DataSheet, ShownRow } from '../shown.ts';

export function rowOf(sheet: DataSheet, key: string): ShownRow | undefined {
  return sheet.groups.flatMap(({ rows }) => rows).find((row) => row.key === key);
}

/** @returns a parameter that is a number; of a range, its lower end. */
export const numberOf = (sheet: DataSheet, key: string): number | undefined =>
  rowOf(sheet, key)?.number;
