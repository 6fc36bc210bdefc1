import * as v from 'valibot';
import {
  agreement,
  type ErrorCode,
  type FormSchema,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredText,
} from './schema.ts';

/** What an application says in words (specification, section 3); its file is checked apart. */
export const resume = v.object({
  name: requiredText(200),
  dateOfBirth: optionalText(40),
  nationality: optionalText(80),
  email: requiredEmail,
  phone: optionalPhone,
  currentAddress: optionalText(500),
  pastIndustry: optionalText(200),
  positionAppliedFor: optionalText(200),
  privacy: agreement,
}) satisfies FormSchema;

/** One of the past positions, in the applicant's own words. */
export interface PastPosition {
  title: string;
  organisation: string;
  start: string;
  end: string;
}

export const maxPositions = 50;
const maxPositionText = 300;

const isEmpty = (row: PastPosition) => Object.values(row).every((text) => text.trim() === '');

/** Rows that were left empty are none. */
export const withoutEmptyRows = (rows: readonly PastPosition[]): PastPosition[] =>
  rows.filter((row) => !isEmpty(row));

/** @returns what is wrong with the rows, or null. */
export function checkPositions(rows: readonly PastPosition[]): ErrorCode | null {
  const positions = withoutEmptyRows(rows);
  const texts = positions.flatMap((row) => Object.values(row));
  if (texts.some((text) => text.includes('\0'))) return 'invalid';
  const isTooLong =
    positions.length > maxPositions || texts.some((text) => text.length > maxPositionText);
  return isTooLong ? 'tooLong' : null;
}
