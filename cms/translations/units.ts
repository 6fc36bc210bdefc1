import type { FlattenedField } from 'payload';
import { defaultLanguage, type Language } from '../../app/i18n/languages.ts';
import { inLanguage } from '../../app/i18n/staff.ts';
import {
  fingerprintOf as fingerprintOfFormatted,
  fromSegments,
  segmentsOf,
} from './formatted-text.ts';

export type Stored = Record<string, unknown>;

type TextField = Extract<FlattenedField, { type: 'text' | 'textarea' | 'richText' }>;

/** One text of a document that has a translation of its own. */
export interface Unit {
  /**
   * Where it stands: `blocks:ID.questions:ID.answer`. Rows are named by their ids, so that a
   * translation stays with its text when rows change places.
   */
  key: string;
  kind: TextField['type'];
  maxLength: number | undefined;
  /** In a language of staff: `FAQ 3 › Questions 2 › Answer`. */
  label: (language: string) => string;
  /** The stored text of each language. */
  values: Partial<Record<Language, unknown>>;
}

/** The texts of a document, read in all languages at once, in the order of its form. */
export function unitsOf(stored: Stored, fields: FlattenedField[]): Unit[] {
  return [...walk(stored, fields, '', () => [])];
}

type Trail = (language: string) => string[];

function* walk(
  stored: Stored,
  fields: FlattenedField[],
  above: string,
  trail: Trail,
): Generator<Unit> {
  for (const field of fields) {
    const value = stored[field.name];
    const key = `${above}${field.name}`;
    if (isTranslated(field)) {
      yield {
        ...{ key, kind: field.type, values: (value ?? {}) as Unit['values'] },
        maxLength: 'maxLength' in field ? field.maxLength : undefined,
        label: (language) => [...trail(language), labelOf(field, language)].join(' › '),
      };
    } else if (field.type === 'group') {
      const below: Trail = (language) => [...trail(language), labelOf(field, language)];
      yield* walk((value ?? {}) as Stored, field.flattenedFields, `${key}.`, below);
    } else if ((field.type === 'array' || field.type === 'blocks') && Array.isArray(value)) {
      yield* walkRows(value as Stored[], field, key, trail);
    }
  }
}

function* walkRows(
  rows: Stored[],
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  key: string,
  trail: Trail,
): Generator<Unit> {
  for (const [index, row] of rows.entries()) {
    const block =
      field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row.blockType) : undefined;
    const fields = field.type === 'array' ? field.flattenedFields : block?.flattenedFields;
    // A text that cannot be named reliably would take the place of another.
    if (!fields || (typeof row.id !== 'string' && typeof row.id !== 'number')) continue;
    const name = (language: string) =>
      block ? worded(block.labels?.singular, language) : labelOf(field, language);
    yield* walk(row, fields, `${key}:${row.id}.`, (language) => [
      ...trail(language),
      `${name(language)} ${index + 1}`,
    ]);
  }
}

function isTranslated(field: FlattenedField): field is TextField {
  const isText = field.type === 'text' || field.type === 'textarea' || field.type === 'richText';
  if (!isText || field.localized !== true || field.custom?.isOfMarket === true) return false;
  return !('hasMany' in field && field.hasMany === true);
}

const labelOf = (field: FlattenedField, language: string): string =>
  ('label' in field && worded(field.label, language)) || field.name;

/** Labels of the back office are texts by language. */
export const worded = (label: unknown, language: string): string =>
  typeof label === 'object' && label !== null
    ? inLanguage(label as Record<string, string>, language)
    : typeof label === 'string'
      ? label
      : '';

/** The English text in segments: one, or each paragraph of a formatted text. */
export const sourceOf = (unit: Unit): string[] => textsIn(unit, defaultLanguage);

/** A translation in segments: as many as its source has, or more. */
export function textsIn({ kind, values }: Unit, language: Language): string[] {
  const value = values[language];
  if (kind !== 'richText') return [typeof value === 'string' ? value : ''];
  return segmentsOf(value, language === defaultLanguage ? undefined : values[defaultLanguage]);
}

export const isBlank = (texts: string[]): boolean => texts.every((text) => text.trim() === '');

/** Changes whenever a text does, or what stands in it: emphasis, links. */
export function fingerprintOf({ kind, values }: Unit, language: Language): string {
  const value = values[language];
  if (kind === 'richText') return fingerprintOfFormatted(value);
  return typeof value === 'string' ? value : '';
}

/** @returns what is stored for a translation in these segments. */
export function valueFrom({ kind, values }: Unit, language: Language, texts: string[]): unknown {
  if (kind !== 'richText') return texts[0] ?? '';
  return fromSegments(values[defaultLanguage], values[language], texts);
}

/** Puts a text into a document that was read in its language. */
export function putText(document: Stored, key: string, value: unknown): boolean {
  const steps = key.split('.');
  const last = steps.pop() ?? '';
  let place: unknown = document;
  for (const step of steps) {
    const [name = '', id] = step.split(':');
    const inside: unknown = (place as Stored)[name];
    place =
      id === undefined
        ? inside
        : Array.isArray(inside)
          ? inside.find((row: Stored) => String(row.id) === id)
          : undefined;
    if (place === null || typeof place !== 'object') return false;
  }
  (place as Stored)[last] = value;
  return true;
}
