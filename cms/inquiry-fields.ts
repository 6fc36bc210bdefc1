import {
  type FieldOfInquiries,
  fieldsOfInquiry,
  type InquiryForm,
  inquiryFormNames,
} from '../app/forms/inquiry-forms.ts';
import type { FormValues } from '../app/forms/schema.ts';
import { staffText } from '../app/i18n/staff.ts';
import { type ColumnOf, columnOf } from './form-columns.ts';
import type { Inquiry } from './payload-types.ts';

/** Neither files nor what a tool has calculated are stored as what was typed. */
type TypedField = Exclude<FieldOfInquiries, { kind: 'files' | 'case' }>;

/** Every column that a form fills. */
type TypedColumn = NonNullable<ColumnOf<TypedField>>;

/** If this does not compile, a form has a new column: `npm run generate` creates its type. */
type Columns = Partial<Pick<Inquiry, TypedColumn>>;

/**
 * What visitors typed, in the order used by the mail to the team, the export and the back
 * office: as in the forms, the long text last. No form has all of it.
 */
export const typedFields = inquiryFormNames
  .flatMap((form) => fieldsOfInquiry(form).filter(isTyped).flatMap(describe))
  .filter(({ column }, index, all) => all.findIndex((one) => one.column === column) === index)
  .sort((one, other) => Number(one.kind === 'textarea') - Number(other.kind === 'textarea'));

function isTyped(field: FieldOfInquiries): field is TypedField {
  return field.kind !== 'files' && field.kind !== 'case';
}

function describe(field: TypedField) {
  const column = columnOf(field);
  if (column === null) return [];
  const choices = field.kind === 'choice' ? field.choices : [];
  const options = choices.map(({ value }) => ({ value, label: staffText(value) }));
  return [{ column, kind: field.kind, options }];
}

/** @returns the values of a form's columns; unanswered questions leave theirs empty. */
export function columnsOf({ form, values }: { form: InquiryForm; values: FormValues }): Columns {
  const filled = fieldsOfInquiry(form)
    .filter(isTyped)
    .flatMap((field) => {
      const column = columnOf(field);
      const value = values[field.name];
      return column === null || (field.kind === 'choice' && !value) ? [] : [[column, value]];
    });
  // The schema derived from the same rows has validated them.
  return Object.fromEntries(filled) as Columns;
}
