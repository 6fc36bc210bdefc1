import type { Cell, Line } from '../model.ts';
import { entryLabelOf } from './labels.ts';
import { pattern } from './lexicon.ts';

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
