import type { Cell, Line } from '../model.ts';
import { hasContact, isHouse, isTown, isWholeAddress } from './address-parts.ts';
import { countries, countryOf } from './countries.ts';
import { headingOf } from './headings.ts';
import { fragmentsOf, labelOf, splitLabel } from './labels.ts';
import { fold, keyOf } from './text.ts';

const mostLines = 6;
const longestLine = 160;
/** So many above and below tell how wide a column is. */
const linesAround = 20;

/** Joins what a narrow column breaks among the details of a person: labels, an address. */
export const joinWrappedDetails = (lines: Line[]): Line[] =>
  [linesOfLabel, linesOfLabels, linesOfAddress].reduce(joinRuns, lines);

/** @param countFrom how many lines from an index on belong together */
function joinRuns(lines: Line[], countFrom: (lines: Line[], from: number) => number): Line[] {
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const own = lines.slice(index, index + countFrom(lines, index));
    const [first, ...others] = own;
    if (!first) break;
    if (others.length === 0) result.push(first);
    else {
      const text = own.map(({ cells }) => cells[0]?.text ?? '').reduce(flow);
      const cells = first.cells.map((cell) => ({ ...cell, text }));
      result.push({ ...first, y: others.at(-1)?.y ?? first.y, cells });
    }
    index += others.length;
  }
  return result;
}

/** `Interesuje mnie praca` above `jako`: one label. */
function linesOfLabel(lines: Line[], from: number): number {
  const [upper, lower] = columnOf(lines, from, () => false);
  if (!upper || !lower || labelOf(lower.text) !== null) return 1;
  return labelOf(flow(upper.text, lower.text)) !== null ? 2 : 1;
}

/** `Telefon: 0171 392 Adresse: Gartenweg` above `5, 37073 Göttingen Geburtsdatum: 3. Mai 1980`. */
function linesOfLabels(lines: Line[], from: number): number {
  const column = columnOf(lines, from, () => false);
  if (column.length < 2) return 1;
  const [first, second] = column
    .slice(0, 2)
    .map(({ text }) => fragmentsOf(text).map((part) => splitLabel(part)));
  const isRun =
    (first ?? []).filter(Boolean).length > 1 ||
    (first?.some(Boolean) && second?.slice(1).some(Boolean));
  return isRun ? column.length : 1;
}

/**
 * An address that is written with commas: `Hinter den Gärten`, `14, 79100 Freiburg im`, `Breisgau`.
 */
function linesOfAddress(lines: Line[], from: number): number {
  const column = columnOf(
    lines,
    from,
    (text, isFirst) => isOther(text) || (!isFirst && beginsWithLabel(text)),
  );
  if (from === 0 && !/[\d,]/.test(column[0]?.text ?? '')) return 1;
  for (let count = column.length; count > 1; count -= 1) {
    const text = column
      .slice(0, count)
      .map((cell) => cell.text)
      .reduce(flow);
    if (isWholeAddress(splitLabel(text)?.value ?? text)) return count;
  }
  return 1;
}

/** Also with one that is in no list. */
const beginsWithLabel = (text: string): boolean =>
  splitLabel(text) !== null || /^\p{L}[\p{L}\s-]{1,24}:/u.test(fold(text));

/** The line and those below it that it may have been broken into. */
function columnOf(
  lines: Line[],
  from: number,
  ends: (text: string, isFirst: boolean) => boolean,
): Cell[] {
  const [first] = lines[from]?.cells ?? [];
  if (!first) return [];
  const isOfColumn = ({ region, cells: [cell, ...others] }: Line) =>
    cell !== undefined &&
    others.length === 0 &&
    region === lines[from]?.region &&
    Math.abs(cell.x - first.x) < 3;
  // A single word, such as an address of mail, may be wider than its column.
  const width = Math.max(
    ...lines
      .slice(Math.max(0, from - linesAround), from + linesAround)
      .filter(isOfColumn)
      .flatMap(({ cells }) => cells)
      .map(({ text, x, right }) => (text.includes(' ') ? right - x : 0)),
  );
  const own: Cell[] = [];
  for (const line of lines.slice(from, from + mostLines)) {
    const [cell] = line.cells;
    const upper = own.at(-1);
    const isLike =
      cell &&
      cell.text.length < longestLine &&
      isOfColumn(line) &&
      cell.isBold === first.isBold &&
      cell.size === first.size;
    if (!isLike || ends(cell.text, !upper) || (upper && !isBroken(upper, cell, width))) break;
    own.push(cell);
  }
  return own;
}

/** A phone number, a date, a nationality, a heading, a label alone. */
const isOther = (text: string): boolean =>
  hasContact(text) ||
  /^(?:\p{L}{1,8}[.:]?\s)?[+(]*\d[\d\s()/.-]{7,}$|(?<!\d)(?:19|20)\d{2}(?!\d)/u.test(fold(text)) ||
  headingOf(text) !== null ||
  (countryOf(text) !== null && !countries.has(keyOf(text))) ||
  (labelOf(text) !== null && !/:\s*$/.test(fold(text)));

/** The first word of the lower line would not have found room on the upper one, which is open. */
function isBroken(upper: Cell, lower: Cell, width: number): boolean {
  if (brokenWord.test(upper.text)) return true;
  const last = upper.text.split(/,\s/).at(-1) ?? '';
  const [next = ''] = lower.text.split(/,\s/);
  const isNumbered = /\p{L}.*\s\d{1,4}\s?[a-z]?$/u.test(last) && /^\p{Lu}/u.test(next);
  if (isHouse(last) && (isNumbered || isTown(next))) return false;
  const [word = ''] = lower.text.split(' ');
  const letter = (lower.right - lower.x) / Math.max(1, lower.text.length);
  return upper.right - upper.x + (word.length + 1) * letter > 0.95 * width;
}

const brokenWord = /\p{L}-$/u;

const flow = (upper: string, lower: string) =>
  brokenWord.test(upper) ? `${upper}${lower}` : `${upper} ${lower}`;
