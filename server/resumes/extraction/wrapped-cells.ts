import type { Cell, Line } from '../model.ts';
import { entryLabelOf, splitLabel } from './labels.ts';
import { findPeriods } from './periods.ts';
import { organisationScore, titleScore } from './roles.ts';
import { hasCjk } from './text.ts';

/** Rows of a table with a period and two more columns; in those nothing but names fits. */
const minColumns = 3;

/** Joins what a narrow column of a table breaks: `Szkło Wawel Sp. z` above `o.o.`. */
export function joinWrappedCells(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const uppers =
      above && isTableRow(above) ? line.cells.map((cell) => upperOf(above, cell, lines)) : [];
    const isDated = line.cells.some(({ text }) => findPeriods(text).length > 0);
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

/** An employer and the position under it are two things, even in a narrow column. */
const isJobBelow = (upper: Cell | undefined, lower: Cell | undefined) =>
  upper !== undefined &&
  lower !== undefined &&
  organisationScore(upper.text) >= 2 &&
  titleScore(lower.text) >= 3 &&
  organisationScore(lower.text) < 2;

const isTableRow = ({ cells }: Line) =>
  cells.length >= minColumns && cells.some(({ text }) => findPeriods(text).length > 0);

/** The cell that a text goes on from: of its column, and filling that. */
function upperOf(row: Line, cell: Cell, lines: Line[]): Cell | undefined {
  const upper = row.cells.find(({ x }) => Math.abs(x - cell.x) < 4);
  if (!upper || findPeriods(upper.text).length > 0) return undefined;
  const widths = lines.flatMap(({ cells }) =>
    cells.filter(({ x }) => Math.abs(x - cell.x) < 4).map(({ x, right }) => right - x),
  );
  return upper.right - upper.x >= 0.7 * Math.max(...widths) ? upper : undefined;
}

const glue = (upper: string, lower: string) =>
  hasCjk(upper.at(-1) ?? '') && hasCjk(lower[0] ?? '') ? `${upper}${lower}` : `${upper} ${lower}`;
