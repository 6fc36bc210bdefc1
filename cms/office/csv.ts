import type { Cell } from './columns.ts';

/** Without it Excel takes UTF-8 for the encoding of the country. */
export const byteOrderMark = '\uFEFF';

/**
 * What makes a spreadsheet take a cell for a formula. Excel does so for the full-width signs as
 * well, which are what Chinese and Japanese keyboards make, and the line feed, like the tab and
 * the carriage return, is passed over on the way to the sign after it.
 */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Where commas are the decimal sign, Excel parts the cells of a file that is opened by a double
 * click at semicolons, and knows no quotes but those of a line's first cell: what stands behind a
 * semicolon or a line end inside a text may then be the start of a cell.
 */
const mayStartFormula = /(?=[=+\-@＝＋－＠])(?<=[;\r\n][\s"']*)/gu;

/**
 * A record of RFC 4180, with its line end. Every text is quoted: that is never wrong. Numbers are
 * no formulas, whatever sign they start with.
 */
export function csvRecord(cells: (Cell | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell instanceof Date ? cell.toISOString() : cell;
  const inside = text.replace(mayStartFormula, "'");
  const defused = startsFormula.test(text) ? `'${inside}` : inside;
  return `"${defused.replaceAll('"', '""')}"`;
}
