import { type Cell, type Line, type ResumeText, textOf } from '../model.ts';
import type { ResumeLanguage } from '../reading.ts';
import { isHouse, isTown } from './address-parts.ts';
import { type DayOrder, findDates } from './dates.ts';
import { headingOf } from './headings.ts';
import { fragmentsOf, labelOf, splitLabel } from './labels.ts';
import { detectLanguage } from './language.ts';
import type { LabelKind } from './lexicon.ts';
import { findSections, type Section } from './sections.ts';
import { columnHeads } from './tables.ts';
import { fold, hasCjk } from './text.ts';
import { joinWrappedDetails } from './wrapped-details.ts';

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

/** Where addresses are not the applicant's. */
const ofOthers = new Set<Section['kind']>(['experience', 'education', 'references']);

export function takeApart({ lines: given, isPrinted, links }: ResumeText): Resume {
  const lines = given.map((line) => ({ ...line, cells: line.cells.map(withColon) }));
  const sections = findSections(lines).map((section) =>
    !isPrinted || ofOthers.has(section.kind)
      ? section
      : { ...section, lines: joinWrappedDetails(section.lines) },
  );
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
  return value !== '' && labelOf(label) !== null ? { ...cell, text: `${label}: ${value}` } : cell;
}

function labelledValues(section: Section): LabelledValue[] {
  const found: LabelledValue[] = [];
  for (const [index, line] of section.lines.entries()) {
    if (columnHeads(line)) continue;
    const below = section.lines.slice(index + 1, index + 5);
    const add = (own: Pick<LabelledValue, 'kind' | 'label' | 'value'>, more: string[] = []) =>
      found.push({ ...own, more, isInColumn: false, line, section });
    for (const [column, cell] of line.cells.entries()) {
      const next = line.cells[column + 1];
      const whole = cell.text.trim();
      // `Nachname / Vorname` is one label.
      const parts = labelOf(whole) === null ? fragmentsOf(whole) : [whole];
      for (const [at, label] of parts.entries()) {
        const split = splitLabel(label);
        if (split && split.value !== '') {
          const town = parts[at + 1] ?? '';
          const isGoingOn = split.kind === 'address' && isHouse(split.value) && isTown(town);
          const value = isGoingOn ? `${split.value}, ${town}` : split.value;
          add({ ...split, value }, linesBelow(below, cell.x));
          continue;
        }
        const kind = split?.kind ?? labelOf(label);
        if (!kind) continue;
        // `应聘岗位｜算法工程师`
        const beside = parts[at + 1];
        if (hasCjk(label) && beside) add({ kind, label, value: beside });
        if (label !== whole) continue;
        if (next) {
          const value = next.text.replace(/^\s*[:：]\s*/, '');
          const more = linesBelow(below, next.x);
          found.push({ kind, label, value, more, isInColumn: true, line, section });
        } else if (line.cells.length === 1) {
          const [value, ...more] = linesBelow(below, cell.x, 60);
          if (value !== undefined) add({ kind, label, value }, more);
        }
      }
    }
  }
  return found;
}

/** Texts below in the same column that are not entries of their own. */
function linesBelow(lines: Line[], x: number, furthest = 6): string[] {
  const texts: string[] = [];
  for (const { cells } of lines) {
    const [cell, ...others] = cells;
    const isBelow = cell && cell.x > x - 6 && cell.x < x + (others.length > 0 ? 6 : furthest);
    if (!isBelow) break;
    if (splitLabel(cell.text) || labelOf(cell.text) || headingOf(cell.text)) break;
    texts.push(cell.text);
  }
  return texts;
}

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
