import { pastPositions, resume } from '../../app/forms/resume.ts';
import type { FormValues } from '../../app/forms/schema.ts';
import type { StaffText } from '../../app/i18n/staff.ts';
import { type ColumnOf, columnOf } from '../form-columns.ts';
import type { Application } from '../payload-types.ts';

type Field = (typeof resume)[number];

/** These are not stored as the text that was typed. */
type KeptOtherwise = Extract<Field, { kind: 'file' | 'rows' | 'job' | 'agreement' }>;

const otherwise = { file: true, rows: true, job: true, agreement: true } as const satisfies Record<
  KeptOtherwise['kind'],
  true
>;

type TypedField = Exclude<Field, KeptOtherwise>;

const isTyped = (field: Field): field is TypedField => !(field.kind in otherwise);

/** If this does not compile, the form has a new column: `npm run generate` creates its type. */
type Columns = Pick<Application, ColumnOf<TypedField>>;

const typedFields = resume.filter(isTyped);

/** What applicants typed, by column, in the order of the form. */
export const typedNames = typedFields.map(columnOf);

/** @returns the values for the form's columns. */
export function columnsOf(values: FormValues): Columns {
  const filled = typedFields.map((field) => [columnOf(field), values[field.name]]);
  // The schema has validated their contents.
  return Object.fromEntries(filled) as Columns;
}

/** The labels in the back office for the parts of a position. */
const partLabels: Record<(typeof pastPositions)['parts'][number]['column'], StaffText> = {
  title: 'jobTitle',
  organisation: 'organisation',
  start: 'positionStart',
  end: 'positionEnd',
};

export const positionColumns = pastPositions.parts.map(({ column }) => ({
  column,
  label: partLabels[column],
}));
