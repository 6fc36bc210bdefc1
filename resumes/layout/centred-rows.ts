import { isLabel } from '../extraction/labels.ts';
import { findPeriods, isPresent } from '../extraction/periods.ts';
import type { PlacedCell } from './cells.ts';

/** The lines of a label or date, in the first column of a table. */
interface Key {
  cells: PlacedCell[];
  middle: number;
}

/**
 * Browsers centre a short table cell vertically beside a taller one. So that rows can be read one
 * by one, labels and dates are moved up to the first line of their row.
 */
export function raiseCentred(cells: PlacedCell[]): PlacedCell[] {
  const sorted = cells.toSorted((one, other) => one.y - other.y);
  const moved = new Map<PlacedCell, number>();
  for (const run of keyRuns(sorted)) {
    const edge = Math.max(...run.keys.flatMap((key) => key.cells.map(({ right }) => right))) + 3;
    const top = Math.max(run.top, lastRowAbove(sorted, run.keys, edge));
    const limit = nextKeys(sorted, run.keys, edge);
    const [first] = run.keys[0]?.cells ?? [];
    const beside = withoutApart(
      sorted.filter(({ x, y }) => x >= edge && x < limit && y > top && y < run.bottom),
      first?.y ?? 0,
    );
    const isOnItsRow = beside.some(({ y }) => first && Math.abs(y - first.y) < 1);
    if (top > run.top && isOnItsRow) continue;
    for (const [cell, y] of raiseRun(run.keys, beside)) moved.set(cell, y);
  }
  return cells.map((cell) => ({ ...cell, y: moved.get(cell) ?? cell.y }));
}

/** Text above the first key that does not touch its row is not part of the table. */
function withoutApart(beside: PlacedCell[], y: number): PlacedCell[] {
  const from = beside.findLastIndex((cell, index) => {
    const next = beside[index + 1];
    return next !== undefined && cell.y < y && next.y <= y && next.y - cell.y > 1.6 * next.size;
  });
  return beside.slice(from + 1);
}

/** Where the second column of labels begins, in forms with two. */
function nextKeys(sorted: PlacedCell[], keys: Key[], edge: number): number {
  const [first] = keys[0]?.cells ?? [];
  const others = sorted.filter(
    (cell) =>
      cell.x > edge &&
      isLabel(cell.text) &&
      keys.some(({ middle }) => Math.abs(middle - cell.y) < 1),
  );
  const columns = others.filter(
    ({ x }) => others.filter((other) => Math.abs(other.x - x) < 2).length >= 2,
  );
  return first === undefined
    ? edge
    : Math.min(Number.POSITIVE_INFINITY, ...columns.map(({ x }) => x - 3));
}

/** Rows of the same table whose labels are indented further end above the first key. */
function lastRowAbove(sorted: PlacedCell[], keys: Key[], edge: number): number {
  const [first] = keys[0]?.cells ?? [];
  if (!first) return Number.NEGATIVE_INFINITY;
  const above = sorted.filter(
    (cell) => isKey(cell) && cell.right < edge && cell.y < first.y - 0.5 * first.size,
  );
  return Math.max(Number.NEGATIVE_INFINITY, ...above.map(({ y }) => y + 1));
}

const isKey = ({ text }: PlacedCell): boolean => {
  const [period] = findPeriods(text);
  const isDate = period !== undefined && text.length - (period.to - period.from) <= 4;
  return isDate || isPresent(text) || isLabel(text);
};

/** Keys one below the other, with no other text in their column. */
function keyRuns(sorted: PlacedCell[]) {
  const runs: { keys: Key[]; top: number; bottom: number }[] = [];
  const sizes = sorted.map(({ size }) => size).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  // Headings contain words used in labels, too.
  const isLabelOrDate = (cell: PlacedCell) => cell.size < usual + 0.8 && isKey(cell);
  const lefts = new Set(sorted.filter(isLabelOrDate).map(({ x }) => Math.round(x / 4)));
  for (const left of lefts) {
    let keys: Key[] = [];
    let top = Number.NEGATIVE_INFINITY;
    const close = (bottom: number) => {
      if (keys.length > 0) runs.push({ keys, top, bottom });
      keys = [];
      top = bottom;
    };
    for (const cell of sorted) {
      const isInColumn = Math.abs(cell.x / 4 - left) <= 1;
      if (!isInColumn) continue;
      if (isLabelOrDate(cell)) addKey(keys, cell);
      else close(cell.y);
    }
    close(Number.POSITIVE_INFINITY);
  }
  return runs;
}

function addKey(keys: Key[], cell: PlacedCell): void {
  const last = keys.at(-1);
  const above = last?.cells.at(-1);
  if (!last || !above || cell.y - above.y > 1.35 * cell.size) {
    keys.push({ cells: [cell], middle: cell.y });
    return;
  }
  last.cells.push(cell);
  last.middle = last.cells.reduce((sum, { y }) => sum + y, 0) / last.cells.length;
}

/** @returns nothing if the table is not laid out that way. */
function raiseRun(keys: Key[], beside: PlacedCell[]): Map<PlacedCell, number> {
  const none = new Map<PlacedCell, number>();
  const moved = new Map<PlacedCell, number>();
  let next = 0;
  let isCentred = false;
  for (const [index, key] of keys.entries()) {
    const [first] = key.cells;
    const start = beside[next];
    if (!first || !start || start.y > key.middle + first.size) return none;
    const isBesideNothing = beside.every(({ y }) => Math.abs(y - key.middle) > 0.35 * first.size);
    const isFirstLower = index === 0 && start.y < key.middle - 0.8 * first.size;
    isCentred ||= (isBesideNothing && key.cells.length === 1) || isFirstLower;
    // A row extends equally above and below its middle.
    const bottom = 2 * key.middle - start.y;
    let end = next;
    while (end < beside.length && (beside[end]?.y ?? 0) <= bottom + 0.5 * first.size) end += 1;
    const last = beside[end - 1];
    if (!last || last.y < bottom - 2.4 * first.size) return none;
    for (const cell of key.cells) moved.set(cell, cell.y - first.y + Math.min(start.y, first.y));
    next = end;
  }
  return isCentred ? moved : none;
}
