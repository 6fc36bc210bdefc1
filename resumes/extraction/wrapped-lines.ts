import type { Cell, Line } from '../model.ts';
import type { DayOrder } from './dates.ts';
import { entryLabelOf, splitLabel } from './labels.ts';
import { alternatives, pattern } from './lexicon.ts';
import { findPeriods } from './periods.ts';
import { beginsWithLegalForm, organisationScore, titleScore } from './roles.ts';
import { fold, hasCjk } from './text.ts';

/** @param join what a line and the one above it become, if they belong together. */
function joinLines(
  lines: Line[],
  join: (above: Line, line: Line) => Line | false | undefined,
): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const joined = above && join(above, line);
    if (joined) result[result.length - 1] = joined;
    else result.push(line);
  }
  return result;
}

const hasPeriod = ({ text }: Cell) => findPeriods(text).length > 0;

/** A complete period does not end one on the line above. */
const isRange = (text: string, order: DayOrder = 'dayFirst') =>
  findPeriods(text, order).some(({ start, end }) => start !== null && start !== end);

/** Forms have columns for year and month. */
export const joinYearAndMonth = (lines: Line[]): Line[] =>
  lines.map((line) => {
    const [first, second, ...rest] = line.cells;
    if (!first || !second || rest.length === 0) return line;
    const year = /^((?:令和|平成|昭和|[RHS])?\s*(?:元|\d{1,2}|(?:19|20)\d{2}))\s*年?$/u;
    const [, own] = year.exec(fold(first.text).trim()) ?? [];
    const [, month] = /^(\d{1,2})\s*月?$/.exec(fold(second.text).trim()) ?? [];
    if (!own || !month) return line;
    return {
      ...line,
      cells: [{ ...first, text: `${own}年${month}月`, right: second.right }, ...rest],
    };
  });

/** `03/2019 –` above `05/2021`. */
export function joinBrokenPeriods(lines: Line[], order: DayOrder): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const [cell, ...rest] = line.cells;
    const upperIn = (one: Line | undefined) =>
      one?.cells.find((other) => cell && isColumnOf(other, cell));
    const above = [result.at(-1), result.at(-2)].find(upperIn);
    const upper = upperIn(above);
    const joined = cell && upper && continuation(upper.text, cell.text, order);
    if (!above || !joined) {
      result.push({ ...line });
      continue;
    }
    above.cells = above.cells.map((one) => (one === upper ? { ...upper, text: joined } : one));
    const isOfOneRow = above.cells.length === 1 && line.y - above.y < cell.size;
    if (isOfOneRow) above.cells = [...above.cells, ...rest];
    else if (rest.length > 0) result.push({ ...line, cells: rest });
  }
  return result;
}

const isColumnOf = (one: Cell, other: Cell) =>
  Math.abs(one.x - other.x) < 5 || Math.abs(one.right - other.right) < 3;

const connectorAtEnd = pattern.iu`(?:[-–—~～〜]|(?<!\p{L})${'to'}|から|至|到)\s*$`;
const leadingConnector = pattern.iu`^\s*(?:[-–—~～〜]|${'to'}(?!\p{L}))\s*`;
const yearAlone = new RegExp(String.raw`^${alternatives('beforeYears')}?\s*(?:19|20)\d{2}$`);

/** `2019年6月～現在に至` above `る`, `03/2019 to` above `now`. */
const isCut = (upper: string, lower: string) =>
  connectorAtEnd.test(upper) ||
  leadingConnector.test(lower) ||
  yearAlone.test(lower.trim()) ||
  (hasCjk(upper) && /^(?:る|至る|に至る|在|月|日|年)/u.test(lower)) ||
  (/年\s*$/u.test(upper) && /^\s*\d{1,2}\s*月/u.test(lower));

/** The two lines form one period, which neither does alone. */
function continuation(upper: string, lower: string, order: DayOrder): string | null {
  if (lower.length > 40 || isRange(lower, order)) return null;
  const joined = [`${upper} ${lower}`, ...(hasCjk(upper) ? [`${upper}${lower}`] : [])];
  const isWhole = (text: string) => {
    const [period, ...others] = findPeriods(text, order);
    const isOne = period && others.length === 0 && period.start !== period.end;
    return isOne && text.length - (period.to - period.from) <= 3;
  };
  if (isWrappedWithin(upper, lower, order)) return `${upper} ${lower}`;
  const isBroken = isCut(upper, lower) && findPeriods(upper, order).length > 0;
  return (isBroken && joined.toReversed().find(isWhole)) || null;
}

/** A short line without a date is the head of a column: `Desde`. */
const shortestWrapped = 20;

/** `Koch, Gasthof Krone (seit Mai` above `2019)`: a long line that breaks within its period. */
function isWrappedWithin(upper: string, lower: string, order: DayOrder): boolean {
  if ((upper.length < shortestWrapped && !/\d/.test(upper)) || hasCjk(upper)) return false;
  const joined = `${upper} ${lower}`;
  const last = findPeriods(joined, order).at(-1);
  const isAcross = last !== undefined && last.from < upper.length && last.to > upper.length + 1;
  return isAcross && joined.length - last.to <= 3;
}

/** A narrow column of labels breaks them: `Name und Adresse des` above `Arbeitgebers`. */
export const joinWrappedLabels = (lines: Line[]): Line[] =>
  joinLines(lines, (above, { cells: [lower, ...others] }) => {
    const [upper, ...values] = above.cells;
    if (!upper || !lower || values.length === 0 || others.length > 0) return false;
    const text = `${upper.text} ${lower.text}`;
    const isLabel = entryLabelOf(upper.text) === null && entryLabelOf(text) !== null;
    return (
      isLabel &&
      Math.abs(upper.x - lower.x) < 3 && { ...above, cells: [{ ...upper, text }, ...values] }
    );
  });

/** Joins cells broken by a narrow table column: `Szkło Wawel Sp. z` above `o.o.`. */
export const joinWrappedCells = (lines: Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    if (!isTableRow(above) || line.cells.some(hasPeriod)) return false;
    const uppers = line.cells.map((cell) => upperOf(above, cell, lines));
    // What is below a text in bold stays separate, even in a narrow column.
    const isWrapped = uppers.every((upper, index) => {
      const lower = line.cells[index];
      return upper && (!upper.isBold || lower?.isBold) && !isEmployerBelow(upper, lower);
    });
    const cells = above.cells.map((upper) => {
      const lower = line.cells[uppers.indexOf(upper)];
      return lower ? { ...upper, text: glue(upper.text, lower.text) } : upper;
    });
    return isWrapped && { ...above, y: line.y, cells };
  });

/** `Tester` above `Marsoft S.L.`: two values, though the first fills its column. */
const isEmployerBelow = (upper: Cell, lower: Cell | undefined) =>
  lower !== undefined &&
  titleScore(upper.text) >= 2 &&
  organisationScore(lower.text) >= 2 &&
  !beginsWithLegalForm(lower.text);

/** A period and two more columns, which have room for nothing but names. */
const isTableRow = ({ cells }: Line) => cells.length >= 3 && cells.some(hasPeriod);

/** The cell that a text continues: in the same column, and filling it. */
function upperOf(row: Line, cell: Cell, lines: Line[]): Cell | undefined {
  const isOfColumn = ({ x }: Cell) => Math.abs(x - cell.x) < 4;
  const upper = row.cells.find(isOfColumn);
  if (!upper || hasPeriod(upper)) return undefined;
  const widths = lines.flatMap(({ cells }) =>
    cells.filter(isOfColumn).map(({ x, right }) => right - x),
  );
  return upper.right - upper.x >= 0.7 * Math.max(...widths) ? upper : undefined;
}

const glue = (upper: string, lower: string) =>
  hasCjk(upper.at(-1) ?? '') && hasCjk(lower[0] ?? '') ? `${upper}${lower}` : `${upper} ${lower}`;

/** A shorter line ends with a comma because somebody broke it there. */
const shortestOpen = 30;

const openWord = pattern.u`(?<!\p{L})${'openWords'}$`;

/** `Dachdecker, Holzbau Weber,` above `Köln, 2019–2021`: a comma at the end of a whole line. */
const isOpenAt = (upper: Cell, above: Line, line: Line): boolean =>
  /,\s*$/u.test(upper.text) &&
  above.cells.length === 1 &&
  line.cells.length === 1 &&
  upper.text.length >= shortestOpen &&
  !hasPeriod(upper);

/** Joins names that break: `Kauffrau im` above `Einzelhandel`, `Weber Holzbau` above `GmbH`. */
export const joinWrappedHeads = (lines: Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const upper = above.cells.at(-1);
    const [lower, ...others] = line.cells;
    if (!upper || !lower || others.length > 0 || line.isBullet) return false;
    const isCut =
      above.region === line.region &&
      Math.abs(line.y - above.y) < 1.7 * upper.size &&
      Math.abs(upper.x - lower.x) < 3 &&
      lower.isBold === upper.isBold &&
      (isOpenAt(upper, above, line) ||
        ((beginsWithLegalForm(lower.text) || openWord.test(upper.text)) && !hasPeriod(lower))) &&
      splitLabel(lower.text, entryLabelOf) === null;
    const cells = [...above.cells.slice(0, -1), { ...upper, text: `${upper.text} ${lower.text}` }];
    return isCut && { ...above, y: line.y, cells };
  });
