/** The column that a field of a form is kept in, by the name that the back office has words for. */
export type ColumnOf<Field> = Field extends { column: infer Column }
  ? Column
  : Field extends { name: infer Name }
    ? Name
    : never;

export const columnOf = <Field extends { name: string }>(field: Field) =>
  ('column' in field ? field.column : field.name) as ColumnOf<Field>;
