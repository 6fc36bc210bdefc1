import { pastPositions, resume } from '../../app/forms/resume.ts';
import type { FormValues } from '../../app/forms/schema.ts';
import type { StaffText } from '../../app/i18n/staff.ts';
import { type ColumnOf, columnOf } from '../form-columns.ts';
import type { Application } from '../payload-types.ts';

type Field = (typeof resume)[number];

/** These are kept in another way than as the text that was typed. */
type KeptOtherwise = Extract<Field, { kind: 'file' | 'rows' | 'job' | 'agreement' }>;

const otherwise = { file: true, rows: true, job: true, agreement: true } as const satisfies Record<
  KeptOtherwise['kind'],
  true
>;

type TypedField = Exclude<Field, KeptOtherwise>;

const isTyped = (field: Field): field is TypedField => !(field.kind in otherwise);

/** Where this does not compile, the form has a new column: `npm run generate` makes its type. */
type Columns = Pick<Application, ColumnOf<TypedField>>;

const typedFields = resume.filter(isTyped);

/** What applicants typed, by its columns, in the order of the form. */
export const typedNames = typedFields.map(columnOf);

/** @returns what the form fills its columns with. */
export function columnsOf(values: FormValues): Columns {
  const filled = typedFields.map((field) => [columnOf(field), values[field.name]]);
  // The schema has checked what they hold.
  return Object.fromEntries(filled) as Columns;
}

/** What the back office calls the parts of a position. */
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
