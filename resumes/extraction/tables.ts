import { type Cell, type Line, textOf } from '../model.ts';
import { entryLabelOf } from './labels.ts';
import { alternatives, pattern } from './lexicon.ts';
import { findPeriods, isPresent } from './periods.ts';

export interface Column {
  x: number;
  kind: 'title' | 'organisation' | 'period' | 'task' | 'industry' | null;
}

/** The row that names a table's columns: `Period | Company | Position`. */
export function columnHeads({ cells }: Line): Column[] | null {
  if (cells.length < 2) return null;
  const columns = cells.map(({ text, x }): Column => ({ x, kind: columnKind(text) }));
  const known = columns.filter(({ kind }) => kind !== null);
  const isNamed = known.some(({ kind }) => kind === 'title' || kind === 'organisation');
  // `Country` and `Salary` are labels of something else.
  const others = cells.filter(
    ({ text }) => columnKind(text) === null && entryLabelOf(text) !== null,
  );
  const isMostlyKnown = known.length + others.length >= cells.length - 1;
  return isNamed && known.length >= 2 && isMostlyKnown ? columns : null;
}

/** For a period split over two columns. */
const ends = pattern.iu`^${'periodEnds'}$`;

function columnKind(text: string): Column['kind'] {
  if (ends.test(text.trim())) return 'period';
  const kind = entryLabelOf(text);
  return kind === 'title' ||
    kind === 'organisation' ||
    kind === 'period' ||
    kind === 'task' ||
    kind === 'industry'
    ? kind
    : null;
}

/** The cell below a head; heads may be centred over their column. */
export function cellUnder(
  cells: Cell[],
  kind: Column['kind'],
  columns: Column[],
): Cell | undefined {
  const index = columns.findIndex((column) => column.kind === kind);
  if (index < 0) return undefined;
  if (cells.length === columns.length) return cells[index];
  const x = columns[index]?.x ?? 0;
  return cells.find((cell) => Math.abs(cell.x - x) < 8 || (cell.x <= x && cell.right >= x));
}

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
