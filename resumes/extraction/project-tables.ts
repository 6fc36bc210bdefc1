import { type Line, textOf } from '../model.ts';
import { entryLabelOf } from './labels.ts';
import { alternatives } from './lexicon.ts';
import { findPeriods, isPresent } from './periods.ts';

const project = new RegExp(alternatives('projects'), 'iu');

/**
 * Ignores tables of projects, whose periods are not positions, if the employers have periods of
 * their own.
 */
export function withoutProjectTables(lines: Line[]): Line[] {
  const rest: Line[] = [];
  let head: Line | null = null;
  for (const line of lines) {
    if (isHead(line)) {
      head = line;
    } else if (!head || !isRowUnder(head, line)) {
      head = null;
      rest.push(line);
    }
  }
  return rest.some((line) => findPeriods(textOf(line)).length > 0) ? rest : lines;
}

/** `期間 | プロジェクト概要 | 役割 | 環境` */
function isHead({ cells }: Line): boolean {
  const kinds = cells.map(({ text }) => entryLabelOf(text));
  return (
    cells.length >= 2 &&
    cells.every(({ text }) => text.length <= 20 && !/\d/.test(text)) &&
    cells.some(({ text }) => project.test(text)) &&
    kinds.includes('period')
  );
}

function isRowUnder({ cells: [first, second] }: Line, { cells }: Line): boolean {
  const [cell] = cells;
  if (!first || !second || !cell) return false;
  // A line across all columns names the next employer.
  const isDatePart =
    isPresent(cell.text.replace(/^[-–~～〜]/u, '')) || !/[^\d\s年月日/.\-–~～〜]/u.test(cell.text);
  return cell.x > second.x - 6 || cells.length > 1 || isDatePart;
}
