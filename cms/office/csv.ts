import type { Cell } from './columns.ts';

/** Without it Excel takes UTF-8 for the encoding of the country. */
export const byteOrderMark = '\uFEFF';

/**
 * What makes a spreadsheet take a cell for a formula. Excel does so for the full-width signs as
 * well, which are what Chinese and Japanese keyboards make, and the line feed, like the tab and
 * the carriage return, is passed over on the way to the sign after it.
 */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A record of RFC 4180, with its line end. Every cell is quoted: that is never wrong. */
export function csvRecord(cells: Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString() : cell;
  const defused = startsFormula.test(text) ? `'${text}` : text;
  return `"${defused.replaceAll('"', '""')}"`;
}
