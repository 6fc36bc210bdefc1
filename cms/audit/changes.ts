import type { FlattenedField } from 'payload';
import { defaultLanguage } from '../../app/i18n/languages.ts';
import { textsIn } from '../translations/equal-texts.ts';

type Stored = Record<string, unknown>;

/** What became of one field, in the words that were there. */
export interface Change {
  /** e.g. `blocks.2.questions.0.answer` */
  path: string;
  /** Set for a text that differs from language to language. */
  language?: string;
  before: string | null;
  after: string | null;
}

/** So that no entry becomes larger than the document it is about. */
const mostChanges = 60;
const mostCharacters = 400;

/** What follows from something else, or concerns nobody. */
const leftOut = new Set(['id', 'updatedAt', 'createdAt', 'deletedAt', 'savedBy', 'contentHash']);

export interface Changes {
  changes: Change[];
  /** How many more there were. */
  more: number;
}

/** Both as stored: in all languages, with the ids of what they mention. */
export function changesBetween(
  before: Stored | null | undefined,
  after: Stored | null | undefined,
  fields: FlattenedField[],
): Changes {
  const all = [...walk(before ?? {}, after ?? {}, fields, '')];
  return { changes: all.slice(0, mostChanges), more: Math.max(0, all.length - mostChanges) };
}

function* walk(
  before: Stored,
  after: Stored,
  fields: FlattenedField[],
  above: string,
): Generator<Change> {
  for (const field of fields) {
    if (leftOut.has(field.name) || field.type === 'join') continue;
    const [one, other] = [before[field.name], after[field.name]];
    const path = `${above}${field.name}`;
    if (field.type === 'group') {
      yield* walk(asStored(one), asStored(other), field.flattenedFields, `${path}.`);
    } else if (field.type === 'array' || field.type === 'blocks') {
      yield* walkRows(rowsOf(one), rowsOf(other), field, path);
    } else if ('localized' in field && field.localized) {
      const [was, is] = [asStored(one), asStored(other)];
      for (const language of new Set([...Object.keys(was), ...Object.keys(is)])) {
        yield* changed(was[language], is[language], { path, language });
      }
    } else {
      yield* changed(one, other, { path });
    }
  }
}

type RowsField = Extract<FlattenedField, { type: 'array' | 'blocks' }>;

/** Rows are the same if their id is, wherever they stand. */
function* walkRows(
  before: Stored[],
  after: Stored[],
  field: RowsField,
  path: string,
): Generator<Change> {
  const left = new Map(before.map((row) => [row.id, row]));
  for (const [index, row] of after.entries()) {
    const same = left.get(row.id);
    left.delete(row.id);
    const place = `${path}.${index}`;
    if (same) yield* walk(same, row, fieldsOfRow(field, row), `${place}.`);
    else yield { path: place, before: null, after: inShort(row) };
  }
  for (const row of left.values()) {
    yield { path: `${path}.${before.indexOf(row)}`, before: inShort(row), after: null };
  }
  const stayed = (rows: Stored[], others: Stored[]) =>
    rows.filter(({ id }) => others.some((other) => other.id === id));
  const order = (rows: Stored[]) => rows.map((row) => inShort(row).slice(0, 40)).join(' · ');
  const [was, is] = [stayed(before, after), stayed(after, before)];
  if (was.some(({ id }, index) => id !== is[index]?.id)) {
    yield { path, before: shortened(order(was)), after: shortened(order(is)) };
  }
}

function fieldsOfRow(field: RowsField, row: Stored): FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields;
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
}

function* changed(
  before: unknown,
  after: unknown,
  place: Pick<Change, 'path' | 'language'>,
): Generator<Change> {
  if (comparable(before) === comparable(after)) return;
  yield { ...place, before: readable(before), after: readable(after) };
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

function comparable(value: unknown): string {
  if (isNothing(value) || (Array.isArray(value) && value.length === 0)) return '';
  return JSON.stringify(value);
}

/** Formatted text without its form, everything else as it is. */
function readable(value: unknown): string | null {
  if (comparable(value) === '') return null;
  if (Array.isArray(value)) return shortened(value.map((one) => readable(one) ?? '').join(', '));
  if (typeof value !== 'object') return shortened(String(value));
  const texts = textsIn(value);
  return shortened(texts.length > 0 ? texts.join(' ') : JSON.stringify(value));
}

/** The kind of a row and its first words. */
function inShort(row: Stored): string {
  const kind = typeof row.blockType === 'string' ? `${row.blockType}: ` : '';
  return shortened(kind + [...wordsIn(row)].join(' · '));
}

function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (value === null || typeof value !== 'object') return;
  if ('root' in value) {
    yield textsIn(value).join(' ');
  } else if (defaultLanguage in value) {
    yield* wordsIn((value as Stored)[defaultLanguage]);
  } else {
    for (const [name, one] of Object.entries(value)) {
      if (!['id', 'blockType', 'blockName'].includes(name)) yield* wordsIn(one);
    }
  }
}

const shortened = (text: string): string =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;

const asStored = (value: unknown): Stored =>
  value !== null && typeof value === 'object' ? (value as Stored) : {};

const rowsOf = (value: unknown): Stored[] => (Array.isArray(value) ? value : []);
