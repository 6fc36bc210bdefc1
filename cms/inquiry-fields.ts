import { type FieldOfForms, type FormName, fieldsOf, formNames } from '../app/forms/forms.ts';
import type { FormValues } from '../app/forms/schema.ts';
import { staffText } from '../app/i18n/staff.ts';
import { type ColumnOf, columnOf } from './form-columns.ts';
import type { Inquiry } from './payload-types.ts';

/** Every column that a form fills. */
type TypedColumn = NonNullable<ColumnOf<FieldOfForms>>;

/** Where this does not compile, a form has a new column: `npm run generate` makes its type. */
type Columns = Partial<Pick<Inquiry, TypedColumn>>;

/**
 * What visitors typed, in the order in which the mail to the team, the export and the back
 * office have it: as the forms ask, the long text last. No form has all of it.
 */
export const typedFields = formNames
  .flatMap((form) => fieldsOf(form).flatMap(describe))
  .filter(({ column }, index, all) => all.findIndex((one) => one.column === column) === index)
  .sort((one, other) => Number(one.kind === 'textarea') - Number(other.kind === 'textarea'));

function describe(field: FieldOfForms) {
  const column = columnOf(field);
  if (column === null) return [];
  const choices = field.kind === 'choice' ? field.choices : [];
  const options = choices.map(({ value }) => ({ value, label: staffText(value) }));
  return [{ column, kind: field.kind, options }];
}

/** @returns what a form fills its columns with; an answer that was not given fills none. */
export function columnsOf({ form, values }: { form: FormName; values: FormValues }): Columns {
  const filled = fieldsOf(form).flatMap((field) => {
    const column = columnOf(field);
    const value = values[field.name];
    return column === null || (field.kind === 'choice' && !value) ? [] : [[column, value]];
  });
  // The schema that is made of the same rows has checked what they hold.
  return Object.fromEntries(filled) as Columns;
}
