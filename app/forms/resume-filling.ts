import type { ReadDate, ReadPosition, ResumeField, ResumeReading } from '../../resumes/reading.ts';
import type { PastPosition } from './resume.ts';
import type { Mark } from './resume-mark.tsx';

/** Where a value was found in the CV, until the applicant has checked it. */
export type Marks = Partial<Record<ResumeField, Mark>>;

/** The fields with a single text; the past positions are a list. */
const readFields = [
  'name',
  'dateOfBirth',
  'nationality',
  'email',
  'phone',
  'currentAddress',
  'pastIndustry',
  'positionAppliedFor',
] as const satisfies readonly ResumeField[];

type ReadField = (typeof readFields)[number];

interface Filled {
  values: Partial<Record<ReadField, string>>;
  positions: readonly PastPosition[];
  /** What an earlier file filled in, and nobody has changed or confirmed since. */
  marks: Marks;
  /** What was filled in and then changed or confirmed, and so belongs to the applicant. */
  own: ReadonlySet<string>;
}

interface Filling {
  /** Texts to put into the fields, including empty ones that clear what another file had said. */
  values: Partial<Record<ReadField, string>>;
  /** Omitted if the list is to stay as it is. */
  positions?: ReadPosition[];
  marks: Marks;
}

/**
 * Decides what a CV fills in: fields that are empty or hold what another file said. Whatever the
 * applicant has typed, changed or confirmed stays.
 */
export function fill(reading: ResumeReading, filled: Filled): Filling {
  const isOpen = (field: ResumeField, isEmpty: boolean) =>
    filled.marks[field] !== undefined || (isEmpty && !filled.own.has(field));
  const filling: Filling = { values: {}, marks: {} };
  for (const field of readFields) {
    const text = textRead(reading, field);
    if (!isOpen(field, !filled.values[field]?.trim())) continue;
    if (text) filling.marks[field] = reading.found[field] ?? null;
    if (text || filled.marks[field] !== undefined) filling.values[field] = text;
  }
  if (isOpen('pastPositions', filled.positions.length === 0)) {
    const { pastPositions } = reading;
    if (pastPositions.length > 0) filling.marks.pastPositions = reading.found.pastPositions ?? null;
    if (pastPositions.length > 0 || filled.positions.length > 0) filling.positions = pastPositions;
  }
  return filling;
}

function textRead(reading: ResumeReading, field: ReadField): string {
  const text = reading[field]?.trim() ?? '';
  // A date input cannot hold a year alone.
  if (field === 'dateOfBirth') return /^\d{4}-\d\d-\d\d$/.test(text) ? text : '';
  return text;
}

/** A position in a CV, worded as an applicant would type it. */
export const positionAsTyped = (
  { title, organisation, start, end }: ReadPosition,
  languageTag: string,
  present: string,
): PastPosition => ({
  title: title ?? '',
  organisation: organisation ?? '',
  start: dateText(start, languageTag, present),
  end: dateText(end, languageTag, present),
});

/** @returns a date from a CV in the language of the page: `Mar 2019`, `2019年3月`. */
export function dateText(
  date: ReadDate | 'present' | null,
  languageTag: string,
  present: string,
): string {
  if (date === null) return '';
  if (date === 'present') return present;
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  return new Intl.DateTimeFormat(languageTag, {
    year: 'numeric',
    month: 'short',
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
}
