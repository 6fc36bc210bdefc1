import { keepDraft, readDraft, textsOf } from './draft.ts';
import { type PastPosition, pastPositions, resume } from './resume.ts';
import type { Marks } from './resume-filling.ts';
import type { FormValues } from './schema.ts';
import { isRecord, rowsIn, valuesOf, withoutEmptyRows } from './values.ts';

/** The contents of the form: texts by field name, and the rows that are not empty. */
interface Entries {
  values: FormValues;
  positions: PastPosition[];
}

/** An unsent application; its file is not part of it. */
export interface ResumeDraft extends Entries {
  marks: Marks;
}

export function readEntries(data: FormData): Entries {
  const { pastPositions: rows, ...values } = valuesOf(resume, data);
  return {
    values: textsOf(resume, values),
    positions: withoutEmptyRows(rowsIn(pastPositions, rows)),
  };
}

/** @returns whether the device keeps it. */
export function keepResumeDraft(draft: ResumeDraft): boolean {
  const isEmpty = Object.keys(draft.values).length === 0 && draft.positions.length === 0;
  return keepDraft('resume', isEmpty ? {} : draft);
}

/** @returns null if there is none, or it was written by another version of the site. */
export const readResumeDraft = (): ResumeDraft | null => parseDraft(readDraft('resume'));

/** Parses what the device or the server has stored: texts by field name, and the rows. */
export function parseDraft(draft: unknown): ResumeDraft | null {
  if (!isRecord(draft)) return null;
  const { values, positions, marks } = draft;
  if (!isRecord(values) || !Array.isArray(positions)) return null;
  return {
    values: textsOf(resume, values),
    positions: rowsIn(pastPositions, positions),
    marks: isRecord(marks) ? (marks as Marks) : {},
  };
}

/** When the server redisplays a form, its rows are JSON. */
export function positionsFromJson(json: string | undefined): PastPosition[] {
  try {
    return rowsIn(pastPositions, JSON.parse(json ?? '[]'));
  } catch {
    return [];
  }
}
