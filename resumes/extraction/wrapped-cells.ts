import type { Cell, Line } from '../model.ts';
import { entryLabelOf, splitLabel } from './labels.ts';
import { monthPattern } from './months.ts';
import { findPeriods, isOneDate, isPresent } from './periods.ts';
import { organisationScore, titleScore } from './roles.ts';
import { fold, hasCjk } from './text.ts';

/** Rows of a table with a period and two more columns; those have room for nothing but names. */
const minColumns = 3;

/** Joins cells broken by a narrow table column: `Szkło Wawel Sp. z` above `o.o.`. */
export function joinWrappedCells(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const hasDateBelow = above?.cells.some((upper) =>
      line.cells.some((lower) => isDateBelow(upper, lower)),
    );
    const uppers =
      above && isTableRow(above)
        ? line.cells.map((cell) => upperOf(above, cell, lines, hasDateBelow === true))
        : [];
    const isDated = !hasDateBelow && line.cells.some(({ text }) => findPeriods(text).length > 0);
    const isWrapped =
      uppers.length > 0 &&
      uppers.every((upper) => upper !== undefined) &&
      !uppers.some((upper, index) => isJobBelow(upper, line.cells[index])) &&
      !line.isBullet &&
      !isDated &&
      !line.cells.some(
        ({ text }) => /[:：]\s*$/.test(text) || splitLabel(text, entryLabelOf) !== null,
      );
    if (!above || !isWrapped || line.page !== above.page) {
      result.push(line);
      continue;
    }
    const cells = above.cells.map((upper) => {
      const lower = line.cells[uppers.indexOf(upper)];
      return lower ? { ...upper, text: glue(upper.text, lower.text) } : upper;
    });
    result[result.length - 1] = { ...above, y: line.y, cells };
  }
  return result;
}

/**
 * An employer and the position below it stay separate, even in a narrow column; and so does what is
 * below a text in bold.
 */
const isJobBelow = (upper: Cell | undefined, lower: Cell | undefined) =>
  upper !== undefined &&
  lower !== undefined &&
  ((upper.isBold && upper.turns === undefined && !lower.isBold) ||
    (organisationScore(upper.text) >= 2 &&
      titleScore(lower.text) >= 3 &&
      organisationScore(lower.text) < 2));

/** `May 2017 –` above `Present`: the row breaks in more than one of its columns. */
const isDateBelow = (upper: Cell, lower: Cell) =>
  Math.abs(upper.x - lower.x) < 4 &&
  unfinished.test(fold(upper.text)) &&
  (isPresent(lower.text) || isOneDate(lower.text));

const unfinished = new RegExp(`[-~至]\\s*(?:${monthPattern})?$`, 'iu');

const isTableRow = ({ cells }: Line) =>
  cells.length >= minColumns && cells.some(({ text }) => findPeriods(text).length > 0);

/**
 * The cell that a text continues: in the same column, and filling it if the row might be complete.
 */
function upperOf(row: Line, cell: Cell, lines: Line[], isWhole: boolean): Cell | undefined {
  const upper = row.cells.find(({ x }) => Math.abs(x - cell.x) < 4);
  if (!upper) return undefined;
  if (isWhole) return upper;
  if (findPeriods(upper.text).length > 0) return undefined;
  const widths = lines.flatMap(({ cells }) =>
    cells.filter(({ x }) => Math.abs(x - cell.x) < 4).map(({ x, right }) => right - x),
  );
  return upper.right - upper.x >= 0.7 * Math.max(...widths) ? upper : undefined;
}

const glue = (upper: string, lower: string) =>
  hasCjk(upper.at(-1) ?? '') && hasCjk(lower[0] ?? '') ? `${upper}${lower}` : `${upper} ${lower}`;
