import { isCjkLetter, joinSpacedLetters } from '../formats/characters.ts';
import type { Cell, Piece } from '../model.ts';

/** A cell and its position on the page. */
export interface PlacedCell extends Cell {
  y: number;
}

/**
 * Groups pieces into rows with a common baseline, and rows into cells with clear gaps between them.
 */
export function findCells(pieces: Piece[]): PlacedCell[] {
  const rows = findRows(pieces).map((row) => row.flatMap(splitWideSpaces));
  const columns = tableColumns(rows);
  return rows.flatMap((row) => cellsOfRow(row, columns));
}

/** Left edges of table columns where some cells fill the preceding column, in row after row. */
function tableColumns(rows: Piece[][]): number[] {
  const narrow: number[] = [];
  const clear: number[] = [];
  for (const row of rows) {
    for (const [index, piece] of row.entries()) {
      const last = row[index - 1];
      if (!last || !isNarrowGap(last, piece)) continue;
      if (!isNarrowGap(row[index - 2], last)) narrow.push(piece.x);
      if (piece.x - last.right > gapOfCells(last, piece)) clear.push(piece.x);
    }
  }
  const often = (edges: number[], least: number) =>
    edges.filter((edge) => edges.filter((other) => Math.abs(other - edge) < 0.8).length >= least);
  // In monospaced text, spaces are as wide as column gaps.
  return [
    ...(isTypewritten(rows) ? [] : often(narrow, minNarrowRows)),
    ...often(clear, minClearRows),
  ];
}

const minNarrowRows = 5;
const minClearRows = 2;

/** Whether the usual space between two words is as wide as a letter. */
function isTypewritten(rows: Piece[][]): boolean {
  const gaps = rows
    .flatMap((row) =>
      row.flatMap((piece, index) => {
        const last = row[index - 1];
        return last ? [(piece.x - last.right) / piece.size] : [];
      }),
    )
    .filter((gap) => gap > 0.12 && gap < 1.1)
    .sort((one, other) => one - other);
  return gaps.length > 20 && (gaps[Math.floor(gaps.length / 2)] ?? 0) > 0.55;
}

const isNarrowGap = (left: Piece | undefined, right: Piece): boolean =>
  left !== undefined && right.x - left.right > 0.6 * Math.min(left.size, right.size);

function findRows(pieces: Piece[]): Piece[][] {
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const tolerance = 0.35 * Math.min(piece.size, row?.size ?? piece.size);
    if (row && piece.y - row.y <= Math.max(1.5, tolerance)) row.pieces.push(piece);
    else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return rows.map((row) => row.pieces.sort((one, other) => one.x - other.x));
}

function cellsOfRow(row: Piece[], columns: number[]): PlacedCell[] {
  const groups: Piece[][] = [];
  for (const piece of row) {
    const last = groups.at(-1)?.at(-1);
    const isOfColumn =
      last !== undefined &&
      isNarrowGap(last, piece) &&
      columns.some((edge) => Math.abs(edge - piece.x) < 0.8);
    if (last && !isOfColumn && piece.x - last.right <= gapOfCells(last, piece))
      groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return mergeSetApart(groups.map(joinPieces));
}

const gapOfCells = (left: Piece, right: Piece) => 1.15 * Math.min(left.size, right.size);

/** Plain-text tables: `Engineer 2019 – 2021`. */
function splitWideSpaces(piece: Piece): Piece[] {
  if (!/\S {3,}\S/.test(piece.text)) return [piece];
  const width = (piece.right - piece.x) / piece.text.length;
  return [...piece.text.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => ({
    ...piece,
    text: match[0],
    x: piece.x + match.index * width,
    right: piece.x + (match.index + match[0].length) * width,
  }));
}

function joinPieces(pieces: Piece[]): PlacedCell {
  const [first] = pieces;
  if (!first) throw new RangeError('A cell has at least one piece');
  const wordGap = gapOfWords(pieces);
  let text = '';
  const turns: number[] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    const own = joinSpacedLetters(piece.text);
    if (last && piece.x - last.right > gapBetween(last, piece, wordGap)) text += ' ';
    if (last && piece.isBold !== last.isBold) turns.push(text.length);
    text += own;
    last = piece;
  }
  return {
    text: joinSpacedLetters(text.replace(/ +/g, ' ').trim()),
    x: first.x,
    right: Math.max(...pieces.map(({ right }) => right)),
    y: first.y,
    size: Math.max(...pieces.map(({ size }) => size)),
    isBold: first.isBold,
    ...(turns.length > 0 && { turns }),
  };
}

/** In units of the font size. Letter-spaced text has gaps within words, too. */
function gapOfWords(pieces: Piece[]): number {
  const gaps: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    if (next && piece.text.trim().length === 1 && next.text.trim().length === 1) {
      gaps.push((next.x - piece.right) / piece.size);
    }
  }
  const isCjk = pieces.every(({ text }) => isCjkLetter(text.trim()[0] ?? ''));
  if (gaps.length < (isCjk ? 2 : 4) || gaps.length < (pieces.length - 1) / 2) return 0.16;
  const usual = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(0, usual) + 0.16;
}

function gapBetween(left: Piece, right: Piece, wordGap: number): number {
  // Browsers and Word add a small space between ideographs and Latin letters.
  const isMixed = isCjkLetter(left.text.at(-1) ?? '') !== isCjkLetter(right.text[0] ?? '');
  const size = Math.min(left.size, right.size);
  const isOfOneWeight = left.isBold === right.isBold;
  return size * (isMixed && isOfOneWeight ? Math.max(0.23, wordGap) : wordGap);
}

/** Labels spaced out to fill a column: `氏 名`. */
function mergeSetApart(cells: PlacedCell[]): PlacedCell[] {
  const merged: PlacedCell[] = [];
  for (const cell of cells) {
    const last = merged.at(-1);
    const isApart =
      last !== undefined &&
      isSpacedLabel(last.text) &&
      isCjkLetter(cell.text.replace(/[:：].*$/u, '')) &&
      cell.x - last.right <= 4.5 * cell.size;
    if (isApart) {
      last.text += cell.text;
      last.right = cell.right;
    } else {
      merged.push({ ...cell });
    }
  }
  return merged;
}

const isSpacedLabel = (text: string) => text.length <= 4 && [...text].every(isCjkLetter);
