import type { Cell, Line } from '../model.ts';
import type { DayOrder } from './dates.ts';
import { allWords, alternatives } from './lexicon.ts';
import { monthNumber, monthPattern } from './months.ts';
import { findPeriods, isPresent } from './periods.ts';
import { fold, hasCjk } from './text.ts';

/** `03/2019 –` above `05/2021`. */
export function joinBrokenPeriods(lines: Line[], order: DayOrder): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const [cell, ...rest] = line.cells;
    const above = [result.at(-1), result.at(-2)].find(
      (one) => one && cell && one.cells.some((other) => isColumnOf(other, cell)),
    );
    const upper = above?.cells.find((other) => cell && isColumnOf(other, cell));
    const joined = cell && upper ? continuation(upper.text, cell.text, order) : null;
    if (above && upper && joined) {
      above.cells = above.cells.map((other) =>
        other === upper ? { ...upper, text: joined } : other,
      );
      const isOfOneRow = above.cells.length === 1 && line.y - above.y < (cell?.size ?? 0);
      if (isOfOneRow) above.cells = [...above.cells, ...rest];
      else if (rest.length > 0) result.push({ ...line, cells: rest });
    } else {
      result.push({ ...line });
    }
  }
  return result;
}

const isColumnOf = (one: Cell, other: Cell) =>
  Math.abs(one.x - other.x) < 5 || Math.abs(one.right - other.right) < 3;

const connectorAtEnd = new RegExp(
  String.raw`(?:[-–—~～〜]|(?<!\p{L})${alternatives('to')}|から|至|到)\s*$`,
  'iu',
);

/** The two lines form one period, which neither does alone. */
function continuation(upper: string, lower: string, order: DayOrder): string | null {
  // `…(July` above `2021 – today)` is one, `2020 –` above `2017 – 2020` are two.
  if (isRange(lower, order) && !monthAtEnd.test(fold(upper).trim())) return null;
  if (isWrappedWithin(upper, lower, order)) return `${upper} ${lower}`;
  if (upper.length > 45 || lower.length > 40) return null;
  if (isUnfinished(upper) && isDateFragment(upper) && isDateFragment(lower)) {
    return hasCjk(upper) ? `${upper}${lower}` : `${upper} ${lower}`;
  }
  const [first] = findPeriods(upper, order);
  if (!first) return null;
  const isBroken = isBrokenWord(upper, lower);
  const isConnected = connectorAtEnd.test(upper) || leadingConnector.test(lower);
  if (!isBroken && !isConnected) return null;
  const isDate =
    isPresent(lower.replace(leadingConnector, '').replace(/[)）\]】]\s*$/u, '')) ||
    findPeriods(lower, order).length > 0;
  if (!isBroken && !isDate) return null;
  for (const glue of hasCjk(upper) ? ['', ' '] : [' ']) {
    const joined = `${upper}${glue}${lower}`;
    const [period, ...others] = findPeriods(joined, order);
    const isWhole = period && others.length === 0 && period.start !== period.end && !period.isOpen;
    if (isWhole && joined.length - (period.to - period.from) <= 3) return joined;
  }
  return null;
}

/** A complete period does not end one on the line above. */
const isRange = (text: string, order: DayOrder) =>
  findPeriods(text, order).some(({ start, end }) => start !== null && start !== end);

/** A short line without a date is the head of a column: `Desde`. */
const shortestWrapped = 20;

/** `Koch, Gasthof Krone (seit Mai` above `2019)`: a long line that breaks within its period. */
function isWrappedWithin(upper: string, lower: string, order: DayOrder): boolean {
  if ((upper.length < shortestWrapped && !/\d/.test(upper)) || lower.length > 40 || hasCjk(upper))
    return false;
  const joined = `${upper} ${lower}`;
  const last = findPeriods(joined, order).at(-1);
  const isAcross = last !== undefined && last.from < upper.length && last.to > upper.length + 1;
  return isAcross && joined.length - last.to <= 3 && upper.length - last.from <= 30;
}

const monthAtEnd = new RegExp(`${monthPattern}$`, 'iu');
const particles = new Set(allWords(({ patterns }) => patterns.particlesOfDates));

const openEnd = new RegExp(
  String.raw`[-~平昭令成和至到]$|(?<!\p{L})${alternatives('openEnds')}$`,
  'iu',
);

/** Ends where a date cannot end: `septiembre de`, `2017 – febrero`, `平成20年4月〜平`. */
function isUnfinished(text: string): boolean {
  const folded = fold(text).trim();
  return openEnd.test(folded) || (monthAtEnd.test(folded) && !/^[\d]/.test(folded.slice(-4)));
}

/** Nothing but numbers, months and the short words between them. */
function isDateFragment(text: string): boolean {
  const folded = fold(text).trim();
  if (hasCjk(folded))
    return (
      /^[\d\s年月日元平成令和昭～〜~()/.-]+(?:現在|至今|今)?$/u.test(folded) && folded.length > 1
    );
  if (isPresent(folded)) return true;
  const words = folded.split(/[\s./~-]+/).filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        /^'?\d{1,4}\.?$/.test(word) ||
        particles.has(word.toLowerCase()) ||
        monthNumber(word) !== null,
    )
  );
}

const leadingConnector = new RegExp(
  String.raw`^\s*(?:[-–—~～〜]|${alternatives('to')}(?!\p{L}))\s*`,
  'iu',
);

const yearAlone = new RegExp(String.raw`^${alternatives('beforeYears')}?\s*(?:19|20)\d{2}$`);

/** `2019年6月～現在に至` above `る`, `03/2019 to` above `now`. */
const isBrokenWord = (upper: string, lower: string) =>
  (hasCjk(upper) && /^(?:る|至る|に至る|在|月|日|年)/u.test(lower) && lower.length <= 8) ||
  (/年\s*$/u.test(upper) && /^\s*\d{1,2}\s*月/u.test(lower)) ||
  yearAlone.test(lower.trim());
