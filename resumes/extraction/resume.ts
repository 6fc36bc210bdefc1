import { type Cell, type Line, type ResumeText, textOf } from '../model.ts';
import type { ResumeLanguage } from '../reading.ts';
import { columnHeads } from './column-heads.ts';
import { type DayOrder, findDates } from './dates.ts';
import { headingOf } from './headings.ts';
import { labelOf, splitAtLabels, splitLabel } from './labels.ts';
import { detectLanguage } from './language.ts';
import type { LabelKind } from './lexicon.ts';
import { isPlace } from './places.ts';
import { findSections, type Section } from './sections.ts';
import { fold, hasCjk } from './text.ts';

/** A value, and where it was found. */
export interface Evidence<T = string> {
  value: T;
  page: number;
  text: string;
}

/** A value under a label. */
export interface LabelledValue {
  kind: LabelKind;
  label: string;
  value: string;
  /** The lines below that may belong to it. */
  more: string[];
  /** In a column of values, those lines do belong to it. */
  isInColumn: boolean;
  line: Line;
  section: Section;
}

/** A parsed CV, in which the fields are looked up. */
export interface Resume {
  lines: Line[];
  sections: Section[];
  labelled: LabelledValue[];
  links: string[];
  language: ResumeLanguage;
  dayOrder: DayOrder;
}

export function takeApart({ lines: given, links }: ResumeText): Resume {
  const lines = given.map((line) => ({ ...line, cells: line.cells.map(withColon) }));
  const sections = findSections(lines);
  const text = lines.map(textOf).join('\n');
  const language = detectLanguage(text);
  const labelled = sections.flatMap(labelledValues);
  return { lines, sections, labelled, links, language, dayOrder: orderOfDays(text, language) };
}

/** `**Telefon** 030 …`: a label in bold needs no colon. */
function withColon(cell: Cell): Cell {
  const [turn] = cell.turns ?? [];
  if (turn === undefined || !cell.isBold) return cell;
  const [label, value] = [cell.text.slice(0, turn).trim(), cell.text.slice(turn).trim()];
  const isLabel = value !== '' && !/^[:：]/u.test(value) && labelOf(label) !== null;
  return isLabel ? { ...cell, text: `${label}: ${value}` } : cell;
}

const cityAndQuarter =
  /(?<!\p{Script=Han})(\p{Script=Han}{2,4}) · (\p{Script=Han}{2,6})(?!\p{Script=Han})/gu;

/** The parts of a contact line between bars, dots and icons. */
export const fragmentsOf = (text: string): string[] =>
  text
    // `杭州 · 滨江区` is one place.
    .replace(cityAndQuarter, (whole, city: string, quarter: string) =>
      isPlace(city) ? `${city}·${quarter}` : whole,
    )
    .split(
      /\s*\p{So}\ufe0f?\s+|\s*(?![©®™])\p{Extended_Pictographic}\ufe0f?\s*|\s+(?:[|｜│•·∙●◆■▪]|\/{2,}|\*(?!\s*\d{1,2}\.)|(?<!\d\s+)\/|\/(?!\s+\d))\s+|\s*·\s+|\s+·\s*|\s*[|｜│•●◆■]\s*|\s{3,}/u,
    )
    .flatMap((part) => splitAtLabels(part))
    .map((part) => part.trim())
    .filter((part) => part !== '');

function labelledValues(section: Section): LabelledValue[] {
  const found: LabelledValue[] = [];
  for (const [index, line] of section.lines.entries()) {
    if (columnHeads(line)) continue;
    const below = section.lines.slice(index + 1, index + 5);
    for (const [column, cell] of line.cells.entries()) {
      const next = line.cells[column + 1];
      const whole = cell.text.trim();
      // `Nachname / Vorname` is one label.
      const parts = labelOf(whole) === null ? fragmentsOf(whole) : [whole];
      for (const [at, part] of parts.entries()) {
        const split = splitLabel(part);
        if (split && split.value !== '') {
          found.push({
            ...split,
            more: linesBelow(below, cell.x),
            isInColumn: false,
            line,
            section,
          });
          continue;
        }
        const kind = split?.kind ?? labelOf(part);
        if (!kind) continue;
        // `应聘岗位｜算法工程师`
        const beside = parts[at + 1];
        if (hasCjk(part) && beside && labelOf(beside) === null && splitLabel(beside) === null)
          found.push({
            kind,
            label: part,
            value: beside,
            more: [],
            isInColumn: false,
            line,
            section,
          });
        if (part !== whole) continue;
        const common = { kind, label: part, line, section };
        if (next) {
          const value = next.text.replace(/^\s*[:：]\s*/, '');
          found.push({ ...common, value, more: linesBelow(below, next.x), isInColumn: true });
        } else if (line.cells.length === 1) {
          const [value, ...more] = linesBelow(below, cell.x, true);
          if (value !== undefined) found.push({ ...common, value, more, isInColumn: false });
        }
      }
    }
  }
  return found;
}

/** Texts below in the same column that are not entries of their own. */
function linesBelow(lines: Line[], x: number, mayBeRightOf = false): string[] {
  const texts: string[] = [];
  for (const [index, line] of lines.entries()) {
    // In a centred row, another cell may come between the lines of this one.
    const next = lines[index + 1];
    const cell =
      line.cells.find((one) => Math.abs(one.x - x) < 6) ??
      (line.cells.length === 1 ? line.cells[0] : undefined);
    const isBetween =
      !cell &&
      next !== undefined &&
      line.cells.every(
        (other) => (other.right < x || other.x > x + 100) && next.y - line.y < other.size,
      );
    if (isBetween) continue;
    const isInColumn =
      cell && (Math.abs(cell.x - x) < 6 || (mayBeRightOf && cell.x > x && cell.x < x + 60));
    if (!cell || !isInColumn || isRowOfItsOwn(line, cell)) break;
    if (splitLabel(cell.text) || labelOf(cell.text) || headingOf(cell.text)) break;
    texts.push(cell.text);
  }
  return texts;
}

/** Something to the left of it: a label, known or not. */
const isRowOfItsOwn = ({ cells: [first] }: Line, cell: Cell) => first !== cell;

/** Only English uses both orders; other dates and the phone number's country decide. */
function orderOfDays(text: string, language: ResumeLanguage): DayOrder {
  if (language !== 'en') return 'dayFirst';
  const numeric = [
    ...fold(text).matchAll(/(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](?:19|20)\d{2}(?!\d)/g),
  ];
  if (numeric.some((match) => Number(match[2]) > 12)) return 'monthFirst';
  if (numeric.some((match) => Number(match[1]) > 12 || match[0].includes('.'))) return 'dayFirst';
  const isAmerican =
    /\+1[\s(.-]?\d|\(\d{3}\) ?\d{3}-\d{4}|(?<!\d)\d{3}[-.]\d{3}[-.]\d{4}(?!\d)|\b[A-Z]{2} \d{5}\b|\bUSA\b/.test(
      text,
    );
  const isElsewhere =
    /\+(?!1\b)[2-9]\d|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|United Kingdom|Ireland|Australia|India/.test(
      text,
    );
  return isElsewhere && !isAmerican ? 'dayFirst' : 'monthFirst';
}

export const datesOf = (text: string, { dayOrder }: Resume, allowsShortYear = false) =>
  findDates(text, dayOrder, allowsShortYear);

export const evidence = <T>(value: T, line: Line, text = textOf(line)): Evidence<T> => ({
  value,
  page: line.page,
  text: text.slice(0, 300),
});

/** Sections about other people or with amounts of money, which do not describe the applicant. */
export const isOwn = ({ kind }: Section): boolean => kind !== 'references';
