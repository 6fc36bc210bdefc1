import type { Cell, Line } from '../model.ts';
import { textOf } from '../model.ts';
import type { DayOrder } from './dates.ts';
import { entryLabelOf, splitLabel } from './labels.ts';
import { pattern } from './lexicon.ts';
import { findPeriods, type Period } from './periods.ts';
import { endsInLegalForm } from './roles.ts';
import { type Column, cellUnder, columnHeads, withoutProjectTables } from './tables.ts';
import { fold, hasCjk, trimSeparators } from './text.ts';
import { asTableRow } from './told-positions.ts';
import {
  joinBrokenPeriods,
  joinWrappedCells,
  joinWrappedHeads,
  joinYearAndMonth,
} from './wrapped-lines.ts';

/** A line of a work section: its period, and its other text. */
export interface Row {
  line: Line;
  period: Period | null;
  /** The cells without the period. */
  cells: Cell[];
  /** Text that may name a position or an employer, rather than describe the work. */
  isHead: boolean;
  /** The heads of the table's columns. */
  title: string | null;
  organisation: string | null;
}

export function readRows(lines: Line[], order: DayOrder): Row[] {
  const own = joinYearAndMonth(withoutProjectTables(lines));
  const dated = joinWrappedCells(own).map((line) => asTableRow(joinFromAndTo(line, order), order));
  let columns: Column[] | null = null;
  const rows: Row[] = [];
  for (const line of joinWrappedHeads(joinBrokenPeriods(dated, order))) {
    const heads = columnHeads(line);
    if (heads) {
      columns = heads;
      continue;
    }
    // `6 Jahre 3 Monate`: the duration, below an employer with several positions.
    if (line.cells.length === 1 && textOf(line).replace(duration, '') === '') continue;
    const row = { ...readRow(line, order), title: null, organisation: null };
    rows.push({ ...row, ...(row.period && columns && namesUnder(line, row.cells, columns)) });
  }
  return rows;
}

/** If cells have merged with the adjacent period, they are searched without it. */
function namesUnder(line: Line, undated: Cell[], columns: Column[]) {
  const cells = line.cells.length === columns.length ? line.cells : undated;
  const title = cellUnder(cells, 'title', columns)?.text ?? null;
  const organisation = cellUnder(cells, 'organisation', columns)?.text ?? null;
  // A cell that spans both columns is split by its wording.
  return title === organisation ? {} : { title, organisation };
}

/** Tables with one column for start dates and one for end dates. */
function joinFromAndTo(line: Line, order: DayOrder): Line {
  const index = line.cells.findIndex(({ text }, at) => {
    const next = line.cells[at + 1];
    return next && isFromAndTo(text, next.text, order);
  });
  const [from, to] = [line.cells[index], line.cells[index + 1]];
  if (index < 0 || !from || !to) return line;
  const joined = { ...from, text: `${from.text} – ${to.text}`, right: to.right };
  return { ...line, cells: line.cells.toSpliced(index, 2, joined) };
}

/** Two dates, each of which may say little without the other: `07/21` and `heute`. */
function isFromAndTo(from: string, to: string, order: DayOrder): boolean {
  const joined = `${from} – ${to}`;
  const [period, ...others] = findPeriods(joined, order);
  const isWhole = period && others.length === 0 && period.to - period.from >= joined.length - 1;
  return isWhole === true;
}

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
    isHead: (!line.isBullet || isNamed(text)) && (isHeadText(text) || isHeadInSmallLetters(line)),
  };
}

/** Part of a cell; its weight changes keep their offsets. */
function partOf(cell: Cell, text: string): Cell {
  const from = Math.max(0, cell.text.indexOf(text));
  // A date before it may mean that a column starts here.
  const x = cell.x + ((cell.right - cell.x) * from) / Math.max(1, cell.text.length);
  return { ...cell, text, x, ...(cell.turns && { turns: cell.turns.map((turn) => turn - from) }) };
}

const isPeriodLabel = (text: string) => entryLabelOf(text) === 'period';

/** A period that dates the entry, rather than one mentioned in the description of the work. */
function anchorIn(text: string, order: DayOrder, line: Line): Period | null {
  const label = splitLabel(text, entryLabelOf);
  if (label && label.kind !== 'period' && label.kind !== 'organisation' && label.kind !== 'title')
    return null;
  const periods = findPeriods(text, order);
  // `・2022年度の売上`: description of the work.
  const isListed = line.isBullet || /^\s*[・･]/u.test(text);
  const range = periods.find(({ start, end }) => start !== end);
  const period = range ?? periods[0];
  if (!period) return null;
  // `1. 2018.01 – …`: the entry's number is not text.
  const before = text
    .slice(0, period.from)
    .replace(/^\s*[(（]?(?:\d{1,2}|[一二三四五六七八九十]{1,2})[.、)）]\s*/u, '')
    .replace(label?.kind === 'period' ? /^[^:]*:/u : /(?!)/u, '')
    .trim();
  const after = text.slice(period.to).trim();
  if (isTold(text, period.to) || taskText.test(before)) return null;
  const isAtEdge = before.length <= 1 || after.length <= 3;
  if (range) return isAtEdge || /[|,·•]\s*$/.test(before) ? period : null;
  // A single date is weaker evidence.
  return !isListed && isAtEdge && !/[.。]$/.test(text.trim()) ? period : null;
}

const duration = pattern.iu`^[\s,·•|-]*[(（]?\s*(?:ca\.\s*)?\d{1,2}(?:[.,]\d)?\s*(?:\+\s*)?(?:${'lengths'}(?!\p{L})\.?|年間?|${'monthUnits'})(?:\s*(?:,|${'and'})?\s*\d{1,2}\s*(?:${'months'}(?!\p{L})\.?|${'monthUnits'}))?\s*[)）]?`;

function withoutPeriod(text: string, { from, to }: Period): string[] {
  const tidy = (part: string) =>
    trimSeparators(part.replace(/[(（[【<〔]\s*$|^\s*[)）\]】>〕]/gu, ''));
  const after = text
    .slice(to)
    .replace(/^\s*[)）\]】]/, '')
    .replace(duration, '');
  const before = withoutPeriodLabel(text.slice(0, from));
  return [tidy(before), tidy(after)].filter((part) => part !== '');
}

/** `kierownik budowy` in bold; otherwise lower case continues a sentence. */
const isHeadInSmallLetters = (line: Line): boolean =>
  line.cells[0]?.isBold === true && /^\p{Ll}{3,}/u.test(textOf(line));

const goesOnInSmallLetters = pattern.u`^(?!${'notInTexts'}\s)\p{Ll}{3,}`;

const abbreviationAtEnd = pattern.i`\b${'abbreviationsAtEnd'}\.$`;

/** Short, and not a sentence. */
function isHeadText(text: string): boolean {
  const folded = fold(text).trim();
  // `Example Consulting Co., Ltd. (例咨询)` is measured by its Latin letters.
  const isLatin = /(?:\p{Script=Latin}[^\p{Script=Latin}]{0,3}){15}/u.test(folded);
  if (hasCjk(folded) && !isLatin) return folded.length <= 45 && !/[。；;]/.test(folded);
  if (taskText.test(folded) || folded.split(/\s+/).length > 14) return false;
  // `als Einkäufer bei …` begins an entry, other small letters continue a sentence.
  if (goesOnInSmallLetters.test(folded)) return false;
  return !/[.;!]$/.test(folded) || abbreviationAtEnd.test(folded) || endsInLegalForm(folded);
}

/** `2019年至2021年三次赴…支持。`: a sentence that continues after the period without punctuation. */
const isTold = (text: string, to: number): boolean =>
  /\p{Script=Han}.*[。；;]\s*$/u.test(text) &&
  /^[\p{Script=Han}](?<![在于於就任担擔供服受曾先])/u.test(text.slice(to));

/** `Reduced downtime by …`: a task, as worded in English CVs. */
const taskText = pattern.u`^(?!${'noPastForms'}(?!\p{L}))(?:\p{Lu}\p{Ll}{2,}ed|${'pastForms'})\s+(?:\p{Ll}|\d|[A-Z]{2,}\b)`;

/** `1) Company: …`: despite its bullet, not a task. */
const isNamed = (text: string): boolean => {
  const kind = splitLabel(text, entryLabelOf)?.kind;
  return kind === 'organisation' || kind === 'title';
};

/** `公司：…　时间：` before its period. */
function withoutPeriodLabel(text: string): string {
  const label = /\s([^\s:：]{1,12})\s?[:：]\s*$/u.exec(text);
  return label?.[1] && entryLabelOf(label[1]) === 'period' ? text.slice(0, label.index) : text;
}
