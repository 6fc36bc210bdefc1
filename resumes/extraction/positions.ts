import { type Line, textOf } from '../model.ts';
import type { ReadPosition } from '../reading.ts';
import { type Assigned, assignAll } from './assignment.ts';
import { type Entry, findEntries } from './entries.ts';
import { readRows } from './entry-rows.ts';
import { fragmentsOfEntry } from './fragments.ts';
import { kindByStems } from './headings.ts';
import { isHistoryTable, positionsOfHistory } from './history-table.ts';
import { alternatives, pattern } from './lexicon.ts';
import { withoutUnknownLabels } from './recurring.ts';
import { type Evidence, evidence, type Resume } from './resume.ts';
import { titleScore } from './roles.ts';
import type { Section } from './sections.ts';

const maxPositions = 50;

/** All positions in the CV, newest first, not including studies. */
export function findPositions(resume: Resume): Evidence<ReadPosition>[] {
  const work = resume.sections.filter(({ kind }) => kind === 'experience');
  const found = work.flatMap((section) => positionsOf(section.lines, resume));
  const all = found.length > 0 ? found : unannounced(resume);
  return newestFirst(withoutRepeats(all)).slice(0, maxPositions);
}

function positionsOf(lines: Resume['lines'], resume: Resume): Evidence<ReadPosition>[] {
  const rows = readRows(lines, resume.dayOrder);
  if (isHistoryTable(rows)) return positionsOfHistory(rows);
  return assignedIn(lines, resume).flatMap(({ entry, title, organisation }) => {
    const line = entry.rows.find(({ period }) => period)?.line ?? entry.rows[0]?.line;
    const name = title ?? organisation;
    const { start = null, end = null } = entry.period ?? {};
    if (!line || name === null || leave.test(name) || isStudy(entry) || isDay(start, end))
      return [];
    const text = entry.rows
      .slice(0, 4)
      .map((row) => textOf(row.line))
      .join(' / ');
    return [evidence({ title, organisation, start, end }, line, text)];
  });
}

function assignedIn(lines: Line[], { language, dayOrder }: Resume): Assigned[] {
  const rows = readRows(withoutUnknownLabels(lines), dayOrder);
  return shareEmployers(assignAll(findEntries(rows), language === 'ja' || language === 'zh'));
}

/** More likely a date of birth, or of the signature, than a period of work. */
const isDay = (start: string | null, end: string | null) => start === end && start?.length === 10;

/** Gaps between positions, which CVs list among them. */
const leave = pattern.iu`^${'leaves'}`;

/**
 * A list may mix education and work; teachers and students with jobs are recognised by their
 * titles.
 */
function isStudy(entry: Entry): boolean {
  const texts = fragmentsOfEntry(entry, false).map(({ text }) => text);
  const [first = ''] = texts;
  if (courses.test(first)) return true;
  return texts.some((text) => schools.test(text)) && texts.every((text) => titleScore(text) < 2);
}

const courses = pattern.iu`^${'courses'}(?!\p{L})`;
const schools = pattern.iu`^${'schools'}(?!\p{L})`;

/** Several positions under one employer, which is named once above them. */
function shareEmployers(assigned: Assigned[]): Assigned[] {
  const result: Assigned[] = [];
  let employer: Assigned | null = null;
  for (const [index, one] of assigned.entries()) {
    const next = assigned[index + 1];
    if (one.organisation !== null) {
      employer = one;
      // Nothing but the employer, above a position without one.
      if (one.title === null && next?.title && next.organisation === null) continue;
    }
    // The employer had a line of its own, which this position lacks.
    const isAbove = employer?.title === null || employer?.organisationSlot?.startsWith('-');
    const isInherited = one.organisation === null && one.title !== null && isAbove;
    result.push(isInherited ? { ...one, organisation: employer?.organisation ?? null } : one);
  }
  return result;
}

/**
 * Without a heading that says so: entries whose words distinguish work from studies and clubs;
 * among skills and the like, or among studies, only if they are nowhere else.
 */
function unannounced(resume: Resume): Evidence<ReadPosition>[] {
  const placeOf = ({ kind, heading }: Section) => {
    if (kind === 'references' || kindByStems(heading) === 'other') return null;
    return kind === 'education' || kind === 'other' ? kind : 'anywhere';
  };
  for (const place of ['anywhere', 'other', 'education'] as const) {
    const found = resume.sections
      .filter((section) => placeOf(section) === place)
      .flatMap(({ lines }) => workAmong(lines, resume, place === 'education'));
    if (found.length > 0) return found;
  }
  return [];
}

/** What is certain of one entry of a section holds for those that say nothing to the contrary. */
function workAmong(lines: Line[], resume: Resume, isMixed: boolean): Evidence<ReadPosition>[] {
  const assigned = assignedIn(lines, resume);
  const found = assigned.flatMap((one) => {
    const { entry, title, organisation, isTitleSure, isOrganisationSure } = one;
    const line = entry.rows.find((row) => row.period)?.line;
    if (!line || !entry.period || organisation === null || isStudy(entry)) return [];
    const { start, end } = entry.period;
    const isNoWork =
      isDay(start, end) ||
      /@|\d{3}[ -]?\d{4}[ -]?\d{4}/.test(textOf(line)) ||
      ((!isTitleSure || isMixed) && studies.test(`${title} ${organisation}`));
    if (isNoWork) return [];
    const isSure = isTitleSure || (isOrganisationSure && title !== null);
    return [{ isSure, work: evidence({ title, organisation, start, end }, line) }];
  });
  const isOfWork = !isMixed && found.filter(({ isSure }) => isSure).length * 2 >= assigned.length;
  return found.filter(({ isSure }) => isSure || isOfWork).map(({ work }) => work);
}

const studies = new RegExp(alternatives('studies'), 'iu');

/** A summary and a detailed list may name the same position. */
function withoutRepeats(found: Evidence<ReadPosition>[]): Evidence<ReadPosition>[] {
  const result: Evidence<ReadPosition>[] = [];
  for (const one of found) {
    const same = result.find(({ value }) => isSame(value, one.value));
    if (!same) {
      result.push(one);
      continue;
    }
    same.value.title ??= one.value.title;
    same.value.organisation ??= one.value.organisation;
    same.value.end ??= one.value.end;
  }
  return result;
}

function isSame(one: ReadPosition, other: ReadPosition): boolean {
  const hasSameStart = one.start !== null && one.start.slice(0, 7) === other.start?.slice(0, 7);
  // A box for the same period, with the department and the tasks.
  const isWithout = one.organisation === null || other.organisation === null;
  return (
    (hasSameStart && one.title === other.title && one.organisation === other.organisation) ||
    (isWithout && one.start !== null && one.start === other.start && one.end === other.end)
  );
}

function newestFirst(found: Evidence<ReadPosition>[]): Evidence<ReadPosition>[] {
  const key = ({ value: { start, end } }: Evidence<ReadPosition>) =>
    `${end === 'present' ? '9999' : (end ?? start ?? '')} ${start ?? ''}`;
  const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
  return found.toSorted((one, other) => compare(key(other), key(one)));
}
