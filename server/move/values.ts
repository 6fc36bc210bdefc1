import { isDeepStrictEqual } from 'node:util';

/** What a column holds. Only PostgreSQL tells: SQLite knows little more than numbers and texts. */
type Kind = 'integer' | 'number' | 'boolean' | 'date' | 'json' | 'text';

/** As both databases mean it: a date is in ISO 8601, to the millisecond, and JSON is a text. */
type Value = string | number | boolean | null;

export interface Column {
  name: string;
  kind: Kind;
  /** As PostgreSQL calls it. */
  type: string;
}

/** A table with a column `id` that is its key. */
export interface Table {
  name: string;
  columns: Column[];
}

/** Its values are in the order of the columns. */
export interface Row {
  id: string | number;
  values: Value[];
}

const kinds: Record<string, Kind> = {
  ...{ int2: 'integer', int4: 'integer', int8: 'integer' },
  ...{ numeric: 'number', float4: 'number', float8: 'number' },
  ...{ bool: 'boolean', timestamptz: 'date', json: 'json', jsonb: 'json' },
};

/** @param typeName as in PostgreSQL's catalogue. */
export const kindOf = (typeName: string): Kind => kinds[typeName] ?? 'text';

/** @throws if it is none of its kind, which SQLite would not have refused. */
export function fromSqlite(kind: Kind, stored: unknown): Value {
  if (stored === null) return null;
  if (kind === 'boolean') {
    if (stored === 0 || stored === 1) return stored === 1;
  } else if (kind === 'integer' || kind === 'number') {
    if (typeof stored === 'number') return stored;
  } else if (typeof stored === 'string') {
    return kind === 'date' ? isoDate(stored) : stored;
  }
  throw new Error(`holds what is no ${kind}`);
}

export const toSqlite = (value: Value): string | number | null =>
  typeof value === 'boolean' ? Number(value) : value;

/** @param text of the value as `textOf` has selected it. */
export function fromPostgres(kind: Kind, text: string | null): Value {
  if (text === null) return null;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'integer' || kind === 'number') return Number(text);
  // As Payload writes it into SQLite; jsonb has its own order of keys, and spaces.
  if (kind === 'json') return JSON.stringify(JSON.parse(text));
  return text;
}

/** @returns an expression for the text of a column, whatever the server's settings. */
export const textOf = (column: string, kind: Kind): string =>
  kind === 'date'
    ? `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `${column}::text`;

/** @throws if PostgreSQL could not hold it. */
export function toPostgres(value: Value): string | null {
  if (value === null) return null;
  const text = String(value);
  if (text.includes('\0')) throw new Error('holds the character U+0000, which PostgreSQL refuses');
  return text;
}

/** JSON is the same with its keys in another order: jsonb does not keep it. */
export const areSame = (kind: Kind, one: Value, other: Value): boolean =>
  one === other ||
  (kind === 'json' &&
    typeof one === 'string' &&
    typeof other === 'string' &&
    isDeepStrictEqual(JSON.parse(one), JSON.parse(other)));

function isoDate(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new Error('holds what is no date');
  return date.toISOString();
}
