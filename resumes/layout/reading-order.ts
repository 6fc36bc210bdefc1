import { pattern } from '../extraction/lexicon.ts';
import { bulletMark } from '../formats/characters.ts';
import type { PdfText } from '../formats/pdf.ts';
import type { Line, ResumeText } from '../model.ts';
import { findCells, type PlacedCell } from './cells.ts';
import { findRegions, type Region } from './columns.ts';

interface PagedRegion extends Region {
  page: number;
}

/** Turns pages of positioned text into lines, in the order in which a person reads them. */
export function readInOrder({ pages, links }: PdfText): ResumeText {
  const cellsOfPages = dropRepeated(
    pages.map(({ pieces, height }) => ({ height, cells: findCells(pieces) })),
  );
  const regions = cellsOfPages.flatMap((cells, index) =>
    findRegions(cells).map((region): PagedRegion => ({ ...region, page: index + 1 })),
  );
  const lines = joinColumns(regions).flatMap((region, index) => linesOf(region, index));
  return { lines, isPrinted: true, links };
}

/** Headers, footers and page numbers; those of the first page are kept. */
function dropRepeated(pages: { height: number; cells: PlacedCell[] }[]): PlacedCell[][] {
  const pagesWith = new Map<string, number>();
  const key = ({ text, y }: PlacedCell) => `${text.replace(/\d+/g, '#')} ${Math.round(y / 3)}`;
  const isMargin = (cell: PlacedCell, height: number) =>
    cell.y < height * 0.1 || cell.y > height * 0.9;
  for (const { cells, height } of pages) {
    const keys = cells.filter((cell) => isMargin(cell, height)).map(key);
    for (const one of new Set(keys)) pagesWith.set(one, (pagesWith.get(one) ?? 0) + 1);
  }
  return pages.map(({ cells, height }, index) =>
    cells.filter((cell) => {
      if (!isMargin(cell, height)) return true;
      if (cell.y > height * 0.9 && pageNumber.test(cell.text)) return false;
      return index === 0 || (pagesWith.get(key(cell)) ?? 0) < 2;
    }),
  );
}

const pageNumber = pattern.i`^${'pages'}?\s*\d{1,2}\s*(?:${'pagesOf'}\s*\d{1,2})?\s*${'pagesAfter'}?$`;

/** A column that continues on the next page is read to its end before the one beside it. */
function joinColumns(regions: PagedRegion[]): PagedRegion[] {
  const ordered: PagedRegion[] = [];
  let left: PagedRegion[] = [];
  let right: PagedRegion[] = [];
  let edge: number | undefined;
  const flush = () => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
    edge = undefined;
  };
  for (const region of regions) {
    const side = region.side ?? sideOfLone(region, edge, right.at(-1)?.page);
    if (!side) {
      flush();
      ordered.push(region);
      continue;
    }
    if (edge !== undefined && Math.abs(edge - side.edge) > 15) flush();
    edge = side.edge;
    (side.isLeft ? left : right).push(region);
  }
  flush();
  return ordered;
}

/** A later page may have only one of the columns. */
function sideOfLone(region: PagedRegion, edge: number | undefined, page: number | undefined) {
  if (edge === undefined || page === undefined || region.page === page) return undefined;
  if (region.cells.every(({ x }) => x >= edge - 3)) return { edge, isLeft: false };
  if (region.cells.every(({ right }) => right < edge)) return { edge, isLeft: true };
  return undefined;
}

function linesOf({ cells, page }: PagedRegion, region: number): Line[] {
  const lines: Line[] = [];
  for (const { y, ...cell } of cells.toSorted((one, other) => one.y - other.y)) {
    const last = lines.at(-1);
    if (last && y - last.y <= Math.max(1.5, 0.35 * cell.size)) last.cells.push(cell);
    else lines.push({ page, region, y, cells: [cell], isBullet: false, isHeading: false });
  }
  for (const line of lines) {
    line.cells.sort((one, other) => one.x - other.x);
    dropBullet(line);
  }
  return lines.filter((line) => line.cells.length > 0);
}

/** Bullets are not text; they may be in a cell of their own. */
export function dropBullet(line: Line): void {
  const [first, ...rest] = line.cells;
  // `— Ausbildung —`: a mark at both ends sets off a heading.
  const [, , framed] = /^([-–—*■◆●~])\s*(\S.*\S)\s*\1$/u.exec(first?.text ?? '') ?? [];
  if (first && framed && rest.length === 0) {
    line.cells = [{ ...first, text: framed }];
    return;
  }
  const mark = first && bulletMark.exec(first.text);
  if (!first || !mark) return;
  const text = first.text.slice(mark[0].length);
  line.isBullet = true;
  line.cells = text === '' ? rest : [{ ...first, text }, ...rest];
}
