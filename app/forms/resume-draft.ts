import { keepDraft, readDraft, textsOf } from './draft.ts';
import { type PastPosition, pastPositions, resume } from './resume.ts';
import type { Marks } from './resume-filling.ts';
import type { FormValues } from './schema.ts';
import { isRecord, rowsIn, valuesOf, withoutEmptyRows } from './values.ts';

/** What is in the form: texts by their names, and the rows that have something in them. */
interface Entries {
  values: FormValues;
  positions: PastPosition[];
}

/** An application that is not sent yet; its file is not part of it. */
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

/** @returns null where there is none, or one that another version of the site wrote. */
export const readResumeDraft = (): ResumeDraft | null => parseDraft(readDraft('resume'));

/** Takes what the device or the server has kept: texts by their names, and the rows. */
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

/** A form that the server shows again has its rows as JSON. */
export function positionsFromJson(json: string | undefined): PastPosition[] {
  try {
    return rowsIn(pastPositions, JSON.parse(json ?? '[]'));
  } catch {
    return [];
  }
}
