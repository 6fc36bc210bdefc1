import type { Cell, Line } from '../model.ts';
import { entryLabelOf, splitLabel } from './labels.ts';
import { alternatives } from './lexicon.ts';
import { findPeriods } from './periods.ts';
import { beginsWithLegalForm } from './roles.ts';
import { hasCjk } from './text.ts';

/** The maximum distance of a continuation line. */
const longestRest = 45;

/**
 * Joins lines broken at the right margin: `2003 – 2015: Lehrerin, Grundschule am` above
 * `Stadtpark`. A line was broken if the first word of the next line did not fit on it.
 */
export function joinWrappedHeads(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    if (above && goesOn(above, line, lines)) {
      const [upper, ...others] = above.cells.toReversed();
      const [lower] = line.cells;
      if (upper && lower) {
        const cells = [...others.toReversed(), { ...upper, text: `${upper.text} ${lower.text}` }];
        result[result.length - 1] = { ...above, y: line.y, cells };
        continue;
      }
    }
    result.push(line);
  }
  return result;
}

function goesOn(above: Line, line: Line, lines: Line[]): boolean {
  const upper = above.cells.at(-1);
  const [lower] = line.cells;
  if (!upper || !lower || line.cells.length > 1 || line.isBullet) return false;
  const isNear =
    above.page === line.page &&
    above.region === line.region &&
    line.y - above.y < 1.7 * upper.size &&
    Math.abs(upper.size - lower.size) < 0.3 &&
    lower.x >= Math.min(...above.cells.map(({ x }) => x)) - 3 &&
    lower.x <= upper.x + 3;
  if (isNear && isCutInName(upper, lower)) return true;
  const isDated = above.cells.some(({ text }) => findPeriods(text).some(isRange));
  if (!isNear || !isDated || hasCjk(upper.text) || !isMeasured(upper)) return false;
  const isOwn =
    findPeriods(upper.text).some(({ from, to }) => to - from >= upper.text.length - 4) ||
    lower.text.length > longestRest ||
    /[.:;]$/.test(lower.text.trim()) ||
    /[.)]$/.test(upper.text.trim()) ||
    findPeriods(lower.text).length > 0 ||
    splitLabel(lower.text, entryLabelOf) !== null ||
    lower.isBold !== upper.isBold;
  if (isOwn) return false;
  const margin = marginOf(lines.filter(({ region }) => region === line.region));
  const [word = ''] = lower.text.split(/\s+/);
  return margin !== null && margin - upper.right < widthOf(lower, word.length + 1);
}

const openWord = new RegExp(String.raw`(?<!\p{L})${alternatives('openWords')}$`, 'u');

/** `Kauffrau im` above `Einzelhandel`, `Weber Holzbau` above `GmbH & Co. KG`. */
const isCutInName = (upper: Cell, lower: Cell) =>
  upper.isBold === lower.isBold &&
  Math.abs(upper.x - lower.x) < 3 &&
  findPeriods(lower.text).length === 0 &&
  splitLabel(lower.text, entryLabelOf) === null &&
  (beginsWithLegalForm(lower.text) || openWord.test(upper.text));

/** The right margin, which a single line does not reveal. */
function marginOf(lines: Line[]): number | null {
  const cells = lines.flatMap((line) => line.cells);
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map((cell) => cell.right));
  const full = cells.filter(
    (cell) => cell.x - left < 30 && right - cell.right < (right - left) * 0.1,
  );
  return full.length >= 2 ? right : null;
}

const isRange = ({ start, end }: { start: unknown; end: unknown }) => start !== end;

const widthOf = ({ text, x, right }: Cell, letters: number) =>
  ((right - x) / Math.max(1, text.length)) * letters;

/** Word processor files contain no widths; the estimates used instead are too narrow. */
const isMeasured = ({ x, right }: Cell) => (right - x) % 5 !== 0;
