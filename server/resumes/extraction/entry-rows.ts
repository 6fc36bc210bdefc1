import type { Cell, Line } from '../model.ts';
import { textOf } from '../model.ts';
import { type Column, cellUnder, columnHeads } from './column-heads.ts';
import type { DayOrder } from './dates.ts';
import { entryLabelOf, splitLabel } from './labels.ts';
import { monthNumber, monthPattern } from './months.ts';
import { findPeriods, isPresent, type Period } from './periods.ts';
import { withoutProjectTables } from './project-tables.ts';
import { endsInLegalForm } from './roles.ts';
import { fold, hasCjk, trimSeparators } from './text.ts';
import { isNamed, isTaskText, isTold, withoutPeriodLabel, workedAs } from './texts-of-rows.ts';
import { joinWrappedCells } from './wrapped-cells.ts';
import { joinYearAndMonth } from './year-and-month.ts';

/** A line of a section about work: when, and what else it says. */
export interface Row {
  line: Line;
  period: Period | null;
  /** The cells without the period. */
  cells: Cell[];
  /** What may name a position or an employer, rather than tell about the work. */
  isHead: boolean;
  /** What the heads of the table's columns say. */
  title: string | null;
  organisation: string | null;
}

export function readRows(lines: Line[], order: DayOrder): Row[] {
  const own = joinYearAndMonth(withoutProjectTables(lines));
  const dated = joinWrappedCells(own).map((line) => joinFromAndTo(line, order));
  let columns: Column[] | null = null;
  const rows: Row[] = [];
  for (const line of joinBrokenPeriods(dated, order)) {
    const heads = columnHeads(line);
    if (heads) {
      columns = heads;
      continue;
    }
    // `6 Jahre 3 Monate`: how long, below an employer with several positions.
    if (line.cells.length === 1 && textOf(line).replace(duration, '') === '') continue;
    const row = readRow(line, order);
    const named = row.period && columns;
    rows.push({
      ...row,
      title: (named && nameUnder('title', line, row.cells, named)) || null,
      organisation: (named && nameUnder('organisation', line, row.cells, named)) || null,
    });
  }
  return rows;
}

/** Cells that have run together with the period beside them are looked for without it. */
const nameUnder = (
  kind: 'title' | 'organisation',
  line: Line,
  undated: Cell[],
  columns: Column[],
): string | undefined =>
  cellUnder(line.cells.length === columns.length ? line.cells : undated, kind, columns)?.text;

/** Tables with a column for the beginning and one for the end. */
function joinFromAndTo(line: Line, order: DayOrder): Line {
  const index = line.cells.findIndex(({ text }, at) => {
    const next = line.cells[at + 1];
    return next && isOneDate(text, order) && (isOneDate(next.text, order) || isPresent(next.text));
  });
  const [from, to] = [line.cells[index], line.cells[index + 1]];
  if (index < 0 || !from || !to) return line;
  const joined = { ...from, text: `${from.text} – ${to.text}`, right: to.right };
  return { ...line, cells: line.cells.toSpliced(index, 2, joined) };
}

function isOneDate(text: string, order: DayOrder): boolean {
  const [period, ...others] = findPeriods(text, order);
  if (!period || others.length > 0 || period.start !== period.end) return false;
  return text.length - (period.to - period.from) <= 1;
}

/** `03/2019 –` above `05/2021`. */
function joinBrokenPeriods(lines: Line[], order: DayOrder): Line[] {
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

/** Both lines together are one period, which neither is alone. */
function continuation(upper: string, lower: string, order: DayOrder): string | null {
  // `Firm: Job (September 2016 to the` above `present day)`.
  const from = upper.length > 45 ? findPeriods(upper, order).at(-1)?.from : undefined;
  if (from) {
    const joined = continuation(upper.slice(from), lower, order);
    return joined && upper.slice(0, from) + joined;
  }
  if (upper.length > 45 || lower.length > 40 || isRange(lower, order)) return null;
  if (isUnfinished(upper) && isDateFragment(upper) && isDateFragment(lower)) {
    return hasCjk(upper) ? `${upper}${lower}` : `${upper} ${lower}`;
  }
  const [first] = findPeriods(upper, order);
  if (!first) return null;
  const isBroken = isBrokenWord(upper, lower);
  const isConnected =
    /(?:[-–—~～〜]|(?<!\p{L})(?:to|bis|au|à|al?|hasta|do)(?: the)?|から|至|到)\s*$/iu.test(upper) ||
    leadingConnector.test(lower);
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

/** A whole period, which ends none that stands above it. */
const isRange = (text: string, order: DayOrder) =>
  findPeriods(text, order).some(({ start, end }) => start !== null && start !== end);

const monthAtEnd = new RegExp(`${monthPattern}$`, 'iu');
const smallWords = new Set(
  'de,del,du,d,la,le,el,à,au,a,al,hasta,do,od,bis,to,until,from,von,vom,seit,since,depuis,desde,der,the,r'.split(
    ',',
  ),
);

/** Ends where a date cannot end: `septiembre de`, `2017 – febrero`, `平成20年4月〜平`. */
function isUnfinished(text: string): boolean {
  const folded = fold(text).trim();
  return (
    /[-~平昭令成和至到]$|(?<!\p{L})(?:de|del|du|à|au|a|al|od|do|bis|to|hasta)$/iu.test(folded) ||
    (monthAtEnd.test(folded) && !/^[\d]/.test(folded.slice(-4)))
  );
}

/** Nothing but figures, months and the small words between them. */
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
        smallWords.has(word.toLowerCase()) ||
        monthNumber(word) !== null,
    )
  );
}

const leadingConnector = /^\s*(?:[-–—~～〜]|(?:bis|to|à|au|al?|hasta|do|until)(?!\p{L}))\s*/iu;

/** `2019年6月～現在に至` above `る`, `03/2019 to` above `now`. */
const isBrokenWord = (upper: string, lower: string) =>
  (hasCjk(upper) && /^(?:る|至る|に至る|在|月|日|年)/u.test(lower) && lower.length <= 8) ||
  (/年\s*$/u.test(upper) && /^\s*\d{1,2}\s*月/u.test(lower)) ||
  /^(?:de|del)?\s*(?:19|20)\d{2}$/.test(lower.trim());

function readRow(line: Line, order: DayOrder): Omit<Row, 'title' | 'organisation'> {
  const text = textOf(line);
  for (const cell of line.cells) {
    const period = anchorIn(cell.text, order, line);
    if (!period) continue;
    const rest = withoutPeriod(cell.text, period);
    const cells = line.cells.flatMap((one) =>
      one !== cell ? [one] : rest.map((part) => partOf(one, part)),
    );
    return { line, period, cells: cells.filter((one) => !isPeriodLabel(one.text)), isHead: true };
  }
  return {
    line,
    period: null,
    cells: line.cells,
    isHead: (!line.isBullet || isNamed(textOf(line))) && isHeadText(text),
  };
}

/** A part of a cell, whose changes of weight stay where they are. */
function partOf(cell: Cell, text: string): Cell {
  const from = Math.max(0, cell.text.indexOf(text));
  // Where a date stands before it, a column may begin here.
  const x = cell.x + ((cell.right - cell.x) * from) / Math.max(1, cell.text.length);
  return { ...cell, text, x, ...(cell.turns && { turns: cell.turns.map((turn) => turn - from) }) };
}

const isPeriodLabel = (text: string) => entryLabelOf(text) === 'period' && text.length < 20;

/** A period that says when, rather than one that a text about the work mentions. */
function anchorIn(text: string, order: DayOrder, line: Line): Period | null {
  const label = splitLabel(text, entryLabelOf);
  if (label && label.kind !== 'period' && label.kind !== 'organisation' && label.kind !== 'title')
    return null;
  const periods = findPeriods(text, order);
  // `・2022年度の売上`: about the work.
  const isListed = line.isBullet || /^\s*[・･]/u.test(text);
  const range = periods.find(({ start, end }) => start !== end);
  const period = range ?? periods[0];
  if (!period) return null;
  // `1. 2018.01 – …`: the number of the entry is no text.
  const before = text
    .slice(0, period.from)
    .replace(/^\s*[(（]?(?:\d{1,2}|[一二三四五六七八九十]{1,2})[.、)）]\s*/u, '')
    .trim();
  const after = text.slice(period.to).trim();
  const isAtEdge =
    before.length <= 1 || after.length <= 3 || /^[)）\]】]/.test(after) || /[(（[【]$/.test(before);
  const rest = before.length + after.length;
  if (isTold(text, period.to) || (isTaskText(before) && before.split(/\s+/).length >= 3))
    return null;
  const isSentence =
    /[\p{L}%\d]$/u.test(before) &&
    !workedAs.test(before) &&
    !hasCjk(before) &&
    before.split(/\s+/).length >= (/[.;]$/.test(after) || line.isBullet ? 3 : 6);
  if (isSentence && line.cells.length === 1) return null;
  if (range)
    return isAtEdge && (rest <= 110 || before === '')
      ? period
      : /[|,·•]\s*$/.test(before) && rest <= 110
        ? period
        : null;
  if (isListed || !isAtEdge) return null;
  // One date alone is a weaker sign.
  const isOnlyYear = /^\d{4}$/.test(text.slice(period.from, period.to));
  return rest <= (isOnlyYear ? 60 : 80) && !/[.。]$/.test(text.trim()) ? period : null;
}

const duration =
  /^[\s,·•|-]*[(（]?\s*(?:ca\.\s*)?\d{1,2}(?:[.,]\d)?\s*(?:\+\s*)?(?:years?|yrs?|months?|jahre?n?|monate?n?|mos?|ans?|mois|años?|mes(?:es)?|lat|lata|rok|miesiąc\p{L}*|m-?c\p{L}*|年間?|[かヶカケ]月間?|个月|個月)(?:\s*(?:,|and|und|et|y|i)?\s*\d{1,2}\s*(?:months?|monate?n?|mois|mos?|mes(?:es)?|miesi\p{L}*|[かヶカケ]月間?|个月|個月))?\s*[)）]?/iu;

function withoutPeriod(text: string, { from, to }: Period): string[] {
  const tidy = (part: string) =>
    trimSeparators(
      part.replace(/[(（[【<〔]\s*$|^\s*[)）\]】>〕]/gu, '').replace(/[(（]\s*[)）]/gu, ''),
    );
  const after = text
    .slice(to)
    .replace(/^\s*[)）\]】]/, '')
    .replace(duration, '');
  const before = withoutPeriodLabel(
    text
      .slice(0, from)
      .replace(/^\s*[(（]?(?:\d{1,2}|[一二三四五六七八九十]{1,2})[.、)）]\s*$/u, ''),
  );
  return [tidy(before), tidy(after)].filter((part) => part !== '');
}

/** Short, and no sentence. */
export function isHeadText(text: string): boolean {
  const folded = fold(text).trim();
  if (folded === '' || folded.length > 110) return false;
  // `Example Consulting Co., Ltd. (例咨询)` is counted by its Latin letters.
  const isLatin = /(?:\p{Script=Latin}[^\p{Script=Latin}]{0,3}){15}/u.test(folded);
  if (hasCjk(folded) && !isLatin)
    return (
      folded.length <= 45 &&
      !/[。；;]/.test(folded) &&
      !/(?:した|ました|する|ます|です|を担当|を実施)$/.test(folded)
    );
  if (isTaskText(folded)) return false;
  if (folded.split(/\s+/).length > 14 || /^\p{Ll}{3,}/u.test(folded)) return false;
  const isAbbreviated =
    /(?:\b(?:Inc|Ltd|Co|Corp|e\.\s?V|S\.\s?[AL]|o\.\s?o|Jr|Sr|St|K\.K|S\.A\.S|S\.A\.R\.L|C|V|Sp\.\s?[jk])\.)$/i.test(
      folded,
    );
  return !/[.;!]$/.test(folded) || isAbbreviated || endsInLegalForm(folded);
}
