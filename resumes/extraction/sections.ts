import { type Line, textOf } from '../model.ts';
import { type AnyKind, headingOf, kindByStems } from './headings.ts';
import { entryLabelOf, labelOf, splitLabel } from './labels.ts';
import { findPeriods } from './periods.ts';
import { organisationScore, titleScore } from './roles.ts';
import { hasCjk } from './text.ts';
import { joinWrappedLabels } from './wrapped-lines.ts';

export interface Section {
  kind: AnyKind;
  heading: string;
  lines: Line[];
}

/** Splits a CV at its headings. Everything before the first heading of a column is its top. */
export function findSections(given: Line[]): Section[] {
  const lines = joinWrappedLabels(given);
  const isUnknownHeading = headingStyle(lines);
  const sections: Section[] = [];
  const ofRegion = new Map<number, Section>();
  const open = (kind: Section['kind'], heading: string): Section => {
    const section: Section = { kind, heading, lines: [] };
    sections.push(section);
    return section;
  };
  let current = open('top', '');
  let last: Line | undefined;
  for (const [index, line] of lines.entries()) {
    if (last && line.region !== last.region) {
      const before = ofRegion.get(line.region);
      const isBeside = line.page === last.page && line.y < last.y - 15;
      if (before) current = before;
      else if (isBeside) current = open('top', '');
    }
    const heading = readHeading(line);
    if (heading && !(current.kind === 'experience' && isAboutTasks(heading.text))) {
      // What follows the document's title is the top.
      current = open(heading.kind === 'document' ? 'top' : heading.kind, heading.text);
      if (heading.rest.length > 0) current.lines.push({ ...line, cells: heading.rest });
    } else if (isUnknownHeading(index)) {
      // Its words may decide if it is in no list.
      current = open(kindByStems(textOf(line)) ?? 'unknown', textOf(line));
    } else {
      current.lines.push(line);
    }
    ofRegion.set(line.region, current);
    last = line;
  }
  return sections;
}

/** `【実績】`, `Key achievements:`: may also head a list within a position. */
const isAboutTasks = (heading: string) =>
  hasCjk(heading) &&
  entryLabelOf(heading.replace(/^[【[〔]|[】\]〕]?\s*[:：]?\s*$/gu, '')) === 'task';

function readHeading(line: Line) {
  const whole = headingOf(textOf(line));
  if (whole) return { kind: whole, text: textOf(line), rest: [] };
  const [first, ...others] = line.cells;
  if (!first || others.length === 0) return null;
  // A heading in a column of its own, with its content beside it.
  const kind = headingOf(first.text);
  if (!kind || /[:：]\s*$/.test(first.text)) return null;
  if (others.some(({ text }) => isDateText(text))) return null;
  const isLabel = labelOf(first.text) !== null && /^(?:personal|other|objective)$/.test(kind);
  if (isLabel) return null;
  return { kind, text: first.text, rest: others };
}

const styleOf = (line: Line): string => {
  const [cell] = line.cells;
  if (!cell) return '';
  const isCaps = /\p{Lu}/u.test(cell.text) && cell.text === cell.text.toUpperCase();
  const hasColon = line.cells.length === 1 && /[:：]\s*$/u.test(cell.text);
  return `${Math.round(cell.size * 2)} ${hasColon} ${cell.isBold} ${isCaps}`;
};

/** Headings that are in no list are recognised by their resemblance to known ones. */
function headingStyle(lines: Line[]): (index: number) => boolean {
  const known = new Map<string, number>();
  const others = new Map<string, number>();
  for (const line of lines) {
    const kind = line.cells.length === 1 ? headingOf(textOf(line)) : null;
    const isKnown = kind !== null ? kind !== 'document' : isToldByStems(line);
    if (!isKnown && splitLabel(textOf(line)) !== null) continue;
    const counts = isKnown ? known : others;
    counts.set(styleOf(line), (counts.get(styleOf(line)) ?? 0) + 1);
  }
  const sizes = lines.map(({ cells }) => cells[0]?.size ?? 0).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return (index) => {
    const line = lines[index];
    if (line?.cells.length !== 1 || index < 2) return false;
    // Text in a list is no larger than the rest.
    if (line.isBullet && (line.cells[0]?.size ?? 0) <= usual + 0.4) return false;
    const text = textOf(line).replace(/\s*[:：]$/u, '');
    const style = styleOf(line);
    const headings = known.get(style) ?? 0;
    if (headings < 1 || (others.get(style) ?? 0) > headings + 1) return false;
    if (!isHeadingLike(text)) return false;
    const kind = kindByStems(text);
    const [cell] = line.cells;
    const isMarked = line.isHeading || (cell !== undefined && cell.size > usual + 0.4);
    const isDistinct = isMarked || /true$/.test(style);
    // `Berufskraftfahrerin` is not about the career.
    const isAnnounced = kind === 'experience' ? isDistinct : kind !== null && kind !== 'other';
    if (titleScore(text) >= 2 && !isAnnounced) return false;
    if (kind !== null) return isDistinct || cell?.isBold === true;
    if (organisationScore(text) > 0 || headings < (isMarked ? 1 : 2)) return false;
    // What hardly anything but headings is set in, is one.
    return isDistinct || 2 * (others.get(style) ?? 0) <= headings;
  };
}

/** `Wo ich gearbeitet habe`: a CV may use only headings that are in no list. */
function isToldByStems(line: Line): boolean {
  const [cell] = line.cells;
  const text = textOf(line);
  return (
    line.cells.length === 1 &&
    (line.isHeading || cell?.isBold === true) &&
    !line.isBullet &&
    isHeadingLike(text) &&
    titleScore(text) < 2 &&
    organisationScore(text) <= 0 &&
    kindByStems(text) !== null
  );
}

/**
 * Short, and without the punctuation of a sentence; a colon may follow words for work or studies.
 */
function isHeadingLike(text: string): boolean {
  const kind = kindByStems(text);
  const bare = kind === 'experience' || kind === 'education' ? text.replace(/:\s*$/, '') : text;
  return bare.length <= 45 && !/\d|@|[,:.;|]/.test(bare) && entryLabelOf(text) === null;
}

/** Nothing but a date or a period. */
function isDateText(text: string): boolean {
  const [period] = findPeriods(text);
  return period !== undefined && text.length - (period.to - period.from) <= 4;
}
