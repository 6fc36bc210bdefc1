import type { FieldDescription, FieldOfKind } from './form-field.ts';

/** What is known about a file before it is opened. */
export interface AttachedFile {
  name: string;
  /** In bytes. */
  size: number;
  /** By its name, as browsers guess it. */
  type?: string;
}

/** A file input left empty is sent without a name or contents. */
export const isAttached = (value: unknown): value is AttachedFile =>
  value instanceof Object &&
  'size' in value &&
  typeof value.size === 'number' &&
  !(value.size === 0 && 'name' in value && value.name === '');

type RowsField = FieldOfKind<'rows'>;

/** A row of a repeated group: its texts by column. */
type RowOf<Field> = Field extends { parts: readonly { column: infer Column extends string }[] }
  ? Record<Column, string>
  : never;

type ValueOf<Field> = Field extends { kind: 'rows' }
  ? RowOf<Field>[]
  : Field extends { kind: 'file' }
    ? AttachedFile
    : Field extends { kind: 'files' }
      ? AttachedFile[]
      : string;

/** The validated contents of a form. */
export type ValuesOf<Fields extends readonly FieldDescription[]> = {
  [Field in Fields[number] as Field['name']]: ValueOf<Field>;
};

/**
 * What a browser sends for a form, by field name. The columns of a row are sent under their own
 * names, once per row, in row order.
 */
export function valuesOf<Value>(
  fields: readonly FieldDescription[],
  sent: Iterable<[string, Value]>,
): Record<string, unknown> {
  const entries = [...sent];
  const groups = fields.filter((field) => field.kind === 'rows');
  const parts = new Set(groups.flatMap((group) => group.parts.map(({ name }) => name)));
  const single = entries.filter(([name]) => !parts.has(name));
  const all = (one: string) => entries.filter(([name]) => name === one).map(([, value]) => value);
  const lists = fields.filter(({ kind }) => kind === 'files');
  return {
    ...Object.fromEntries(single),
    ...Object.fromEntries(lists.map(({ name }) => [name, all(name)])),
    ...Object.fromEntries(groups.map((group) => [group.name, collectRows(group, entries)])),
  };
}

function collectRows<Value>({ parts }: RowsField, entries: [string, Value][]) {
  const columns = parts.map(({ name, column }) => ({
    column,
    values: entries.filter(([one]) => one === name).map(([, value]) => value),
  }));
  const count = Math.max(...columns.map(({ values }) => values.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map(({ column, values }) => [column, values[index] ?? ''])),
  );
}

/** Picks the texts of the columns out of rows that were sent or stored, and nothing else. */
export function rowsIn<Field extends RowsField>(field: Field, value: unknown): RowOf<Field>[] {
  if (!Array.isArray(value)) return [];
  const rows = value.filter(isRecord).map((row) =>
    field.parts.map(({ column }) => {
      const text = row[column];
      return [column, typeof text === 'string' ? text : ''];
    }),
  );
  // The compiler does not follow names through entries.
  return rows.map((row) => Object.fromEntries(row) as RowOf<Field>);
}

/** Drops empty rows. */
export const withoutEmptyRows = <Row extends Record<string, string>>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''));

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
