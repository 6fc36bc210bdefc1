import type { Cell } from './columns.ts';

/** Without a byte order mark, Excel reads UTF-8 in the encoding of the locale. */
export const byteOrderMark = '\uFEFF';

/**
 * Characters that make a spreadsheet treat a cell as a formula. Excel also accepts the full-width
 * forms that Chinese and Japanese keyboards produce, and skips a leading line feed, tab or carriage
 * return.
 */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * In locales with a decimal comma, Excel splits a file opened by double click at semicolons, and
 * recognises quotes only around the first cell of a line: text after a semicolon or line break
 * inside a cell may then become the start of a cell.
 */
const mayStartFormula = /(?=[=+\-@＝＋－＠])(?<=[;\r\n][\s"']*)/gu;

/**
 * A record as in RFC 4180, with its line break. Every text is quoted, which is always valid.
 * Numbers are not formulas, whatever sign they start with.
 */
export function csvRecord(cells: (Cell | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell instanceof Date ? cell.toISOString() : cell;
  return `"${defused(text).replaceAll('"', '""')}"`;
}

/** A text that no spreadsheet takes for a formula. */
export function defused(text: string): string {
  const inside = text.replace(mayStartFormula, "'");
  return startsFormula.test(text) ? `'${inside}` : inside;
}
