import type { Cell } from '../model.ts';
import { textOf } from '../model.ts';
import type { Row } from './entry-rows.ts';
import { entryLabelOf, splitAtLabels, splitLabel } from './labels.ts';
import { pattern } from './lexicon.ts';
import type { Period } from './periods.ts';

/** The lines around one period: those that name the position, and those that describe the work. */
export interface Entry {
  period: Period | null;
  /** By distance from the period's line, from top to bottom. */
  heads: { offset: number; cells: Cell[] }[];
  title: string | null;
  organisation: string | null;
  rows: Row[];
}

const maxHeads = 3;

/** Splits a section at its periods. */
export function findEntries(rows: Row[]): Entry[] {
  const anchors = rows.flatMap(({ period }, index) => (period ? [index] : []));
  const starts = findStarts(rows, anchors);
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor;
    const end = starts[index + 1] ?? rows.length;
    return makeEntry(rows, start, anchor, end);
  });
}

/** Where each entry begins: at its period, or above it if the first entry does. */
function findStarts(rows: Row[], anchors: number[]): number[] {
  const runs = anchors.map((anchor, index) =>
    runAbove(rows, anchor, index === 0 ? 0 : (anchors[index - 1] ?? 0) + 1),
  );
  const [first] = runs;
  const [firstAnchor] = anchors;
  if (first === undefined || firstAnchor === undefined) return [];
  return anchors.map((anchor, index) => {
    if (index === 0) return anchor - first;
    let taken = 0;
    while (taken < Math.min(first, runs[index] ?? 0)) {
      const row = rows[anchor - taken - 1];
      const model = rows[firstAnchor - taken - 1];
      if (!row || !model || !looksLike(row, model)) break;
      taken += 1;
    }
    return anchor - taken;
  });
}

function runAbove(rows: Row[], anchor: number, floor: number): number {
  let count = 0;
  while (count < maxHeads && anchor - count - 1 >= floor) {
    const row = rows[anchor - count - 1];
    if (!row?.isHead || isTask(row)) break;
    count += 1;
  }
  return count;
}

const looksLike = ({ cells: [cell] }: Row, { cells: [model] }: Row): boolean =>
  cell?.isBold === model?.isBold;

const isTask = (row: Row) => splitLabel(textOf(row.line), entryLabelOf)?.kind === 'task';

function makeEntry(rows: Row[], start: number, anchor: number, end: number): Entry {
  const own = rows.slice(start, end);
  const heads: Entry['heads'] = [];
  for (let index = start; index <= anchor; index += 1) {
    const cells = withoutLabels(rows[index]?.cells ?? []);
    if (cells.length > 0) heads.push({ offset: index - anchor, cells });
  }
  const left = Math.min(...heads.flatMap(({ cells }) => cells.map(({ x }) => x)));
  for (let index = anchor + 1; index < Math.min(end, anchor + 1 + maxHeads); index += 1) {
    const row = rows[index];
    const [cell] = row?.cells ?? [];
    if (!row?.isHead || !cell) break;
    // Indented relative to the line above: a description of the work.
    const tolerance = rows[anchor]?.line.cells.some(({ x }) => Math.abs(x - left) < 1) ? 6 : 18;
    if (cell.x > left + tolerance && !isUnder(cell, heads)) break;
    if (isTask(row)) continue;
    const cells = withoutLabels(row.cells);
    if (cells.length > 0) heads.push({ offset: index - anchor, cells });
  }
  return {
    period: rows[anchor]?.period ?? null,
    heads,
    title: rows[anchor]?.title ?? labelled(own, 'title'),
    organisation: rows[anchor]?.organisation ?? labelled(own, 'organisation'),
    rows: own,
  };
}

const isUnder = (cell: Cell, heads: Entry['heads']) =>
  heads.some(({ cells }) => cells.some(({ x }) => Math.abs(x - cell.x) < 6));

/** The entry's own labels name their values. */
const withoutLabels = (cells: Cell[]): Cell[] =>
  cells.filter(({ text }) => !splitLabel(text, entryLabelOf) && entryLabelOf(text) === null);

/** `役職：なし` */
const nothing = pattern.iu`^(?:${'nothing'}|[-–—－]+)$`;

function labelled(rows: Row[], kind: 'title' | 'organisation'): string | null {
  for (const { cells } of rows) {
    for (const [index, cell] of cells.entries()) {
      for (const part of splitAtLabels(cell.text, entryLabelOf)) {
        const own = splitLabel(part, entryLabelOf);
        if (own?.kind === kind && own.value !== '' && !nothing.test(own.value.trim()))
          return own.value;
      }
      const next = cells[index + 1];
      if (next && entryLabelOf(cell.text) === kind) return next.text;
    }
  }
  return null;
}
