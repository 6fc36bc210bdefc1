/** The column that stores a form field, by the name that has a label in the back office. */
export type ColumnOf<Field> = Field extends { column: infer Column }
  ? Column
  : Field extends { name: infer Name }
    ? Name
    : never;

export const columnOf = <Field extends { name: string }>(field: Field) =>
  ('column' in field ? field.column : field.name) as ColumnOf<Field>;
