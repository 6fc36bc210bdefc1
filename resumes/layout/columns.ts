import { headingOf } from '../extraction/headings.ts';
import { isLabel } from '../extraction/labels.ts';
import { findPeriods } from '../extraction/periods.ts';
import type { PlacedCell } from './cells.ts';

/** A part of a page that is read by itself, from top to bottom. */
export interface Region {
  cells: PlacedCell[];
  /** The horizontal extent of a column; undefined for a part with the full width. */
  side?: { edge: number; isLeft: boolean };
}

interface Cut {
  /** Where the right column begins. */
  edge: number;
  top: number;
  bottom: number;
  left: PlacedCell[];
  right: PlacedCell[];
}

const minCells = 4;
/** How far an address that cannot be broken may stick out of a narrow column, in points. */
const longestOverhang = 30;
const maxDepth = 3;

/** Splits a page into columns where text stands side by side, in reading order. */
export function findRegions(cells: PlacedCell[], depth = 0): Region[] {
  if (cells.length === 0) return [];
  const cut = depth < maxDepth ? bestCut(cells) : undefined;
  if (!cut) return [{ cells }];
  const above = cells.filter(({ y }) => y < cut.top);
  const below = cells.filter(({ y }) => y > cut.bottom);
  const side = (isLeft: boolean, part: PlacedCell[]): Region[] =>
    findRegions(part, depth + 1).map((region) => ({ ...region, side: { edge: cut.edge, isLeft } }));
  return [
    ...findRegions(above, depth + 1),
    ...side(true, cut.left),
    ...side(false, cut.right),
    ...findRegions(below, depth + 1),
  ];
}

function bestCut(cells: PlacedCell[]): Cut | undefined {
  const cuts = candidateEdges(cells)
    .flatMap((edge) => cutsAt(cells, edge))
    .filter(areColumns);
  const score = ({ left, right, top, bottom }: Cut) =>
    Math.min(left.length, right.length, 40) * (bottom - top);
  return cuts.sort((one, other) => score(other) - score(one))[0];
}

/** Left edges shared by several cells, without duplicates. */
function candidateEdges(cells: PlacedCell[]): number[] {
  const edges = cells.map(({ x }) => x).sort((one, other) => one - other);
  const found: number[] = [];
  for (const edge of edges) {
    if (found.length > 0 && edge - (found.at(-1) ?? 0) < 4) continue;
    if (edges.filter((other) => other >= edge && other < edge + 4).length >= 3) found.push(edge);
  }
  return found.slice(0, 60);
}

/** Vertical ranges of the page in which nothing crosses the gutter. */
function cutsAt(cells: PlacedCell[], edge: number): Cut[] {
  const cuts: Cut[] = [];
  let left: PlacedCell[] = [];
  let right: PlacedCell[] = [];
  const close = () => {
    if (left.length >= minCells && right.length >= minCells) {
      const ys = [...left, ...right].map(({ y }) => y);
      cuts.push({ edge, left, right, top: Math.min(...ys), bottom: Math.max(...ys) });
    }
    left = [];
    right = [];
  };
  let rowOfCrossing = Number.NEGATIVE_INFINITY;
  for (const cell of cells.toSorted((one, other) => one.y - other.y)) {
    const isRight = cell.x >= edge - 2;
    const isLeft = cell.right <= edge - (isUnbreakable(cell) ? -longestOverhang : 5);
    if (!isRight && !isLeft) {
      // Text beside it on the same row goes with it.
      const isAbove = ({ y }: PlacedCell) => cell.y - y > 1.5;
      left = left.filter(isAbove);
      right = right.filter(isAbove);
      close();
      rowOfCrossing = cell.y;
    } else if (cell.y - rowOfCrossing > 1.5) {
      (isRight ? right : left).push(cell);
    }
  }
  close();
  return cuts;
}

/** Distinguishes columns, which are read one after the other, from the rows of a table. */
function areColumns({ left, right }: Cut): boolean {
  const headingsLeft = left.filter(isHeadingCell).length;
  const headingsRight = right.filter(isHeadingCell).length;
  const datesLeft = share(left, isDateCell);
  const datesRight = share(right, isDateCell);
  const alignedLeft = share(left, (cell) => isAligned(cell, right));
  const alignedRight = share(right, (cell) => isAligned(cell, left));
  // Dates, places and the like at the right end of the lines they belong to.
  if (datesRight >= 0.4 || areDatesOfRows(left, right)) return false;
  const plainRight = right.filter((cell) => !isHeadingCell(cell));
  // Headings in the middle, and dates, of the texts between them.
  if (plainRight.every(isDateCell)) return false;
  const alignedPlain = share(plainRight, (cell) => isAligned(cell, left));
  // Labels or dates on the left, each beside what it belongs to.
  const ys = plainRight.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys) - 2, Math.max(...ys) + 2];
  const beside = left.filter(({ y }) => y >= top && y <= bottom);
  const keys = beside.filter((cell) => isDateCell(cell) || isLabel(cell.text) || isFigure(cell));
  const isTable = keys.length >= 2 && share(keys, (cell) => isAligned(cell, right)) >= 0.85;
  const keyShare = keys.length / Math.max(1, beside.length);
  const isKeyed = isTable && keyShare >= (headingsRight > 0 ? 0.4 : 0.25);
  if (isKeyed && !areStacked(left)) return false;
  // In a table with several columns, the right part contains cells of its rows, too.
  const isInRow = (cell: PlacedCell) =>
    isAligned(
      cell,
      right.filter((other) => other !== cell),
    );
  if (alignedPlain >= 0.95 && share(right, isInRow) >= 0.6) return false;
  if (headingsLeft > 0 && headingsRight > 0) return datesLeft < 0.35;
  if (datesLeft >= 0.3) return false;
  if (headingsRight > 0) return headingsRight >= 2;
  return alignedLeft < 0.5 && alignedRight < 0.5 && Math.min(left.length, right.length) >= 6;
}

/** Dates at the ends of the lines on the left, before a column further to the right. */
function areDatesOfRows(left: PlacedCell[], right: PlacedCell[]): boolean {
  return candidateEdges(right).some((edge) => {
    const before = right.filter(({ x }) => x < edge - 2);
    return (
      before.length >= 2 &&
      before.every(isDateCell) &&
      share(before, (cell) => isAligned(cell, left)) >= 0.8
    );
  });
}

/** Labels with their values below them, not beside: they stand level with the other column by chance. */
function areStacked(cells: PlacedCell[]): boolean {
  const column = cells.toSorted((one, other) => one.y - other.y);
  const labels = [...column.keys()].filter((index) => isLabel(column[index]?.text ?? ''));
  const stacked = labels.filter((index) => {
    const [label, below] = column.slice(index, index + 2);
    const isBelow = label && below && Math.abs(below.x - label.x) < 6 && below.y - label.y > 1.5;
    return isBelow && !isLabel(below.text) && !isHeadingCell(below);
  });
  return labels.length >= 3 && stacked.length >= labels.length * 0.7;
}

/** An address of mail or of a site. */
const isUnbreakable = ({ text }: PlacedCell) => /^\S*[@/]\S*$/.test(text);

const isHeadingCell = ({ text }: PlacedCell) => headingOf(text) !== null;

/** `平成22` or `4` in the columns of a form. */
const isFigure = ({ text }: PlacedCell) =>
  /^(?:令和|平成|昭和|[RHS])?\s?[\d元]{1,4}\s?[年月.]?$/u.test(text);

/** Nothing but a date or a period, perhaps with a word such as a place. */
function isDateCell({ text }: PlacedCell): boolean {
  const [period] = findPeriods(text);
  return period !== undefined && text.length - (period.to - period.from) <= 12;
}

const isAligned = (cell: PlacedCell, others: PlacedCell[]) =>
  others.some(({ y }) => Math.abs(y - cell.y) < Math.max(2, cell.size * 0.35));

function share(cells: PlacedCell[], test: (cell: PlacedCell) => boolean): number {
  return cells.filter(test).length / Math.max(1, cells.length);
}
