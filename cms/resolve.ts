import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import type { FlattenedField } from 'payload';
import { defaultLanguage, type Language, languageCodes } from '../app/i18n/languages.ts';
import type { Picture, RichText, Text } from './interface.ts';
import type { Media } from './payload-types.ts';

/**
 * Turns a document that was read in all languages at once (`locale: 'all'`, where every
 * localized field is a map of languages) into what one language shows, falling back to English
 * field by field and marking each text that did.
 */
type Stored = Record<string, unknown>;

interface Localized {
  value: unknown;
  /** Set when the value is in English because the wanted language has none. */
  fallback?: Language;
}

export function resolveFields(
  stored: Stored,
  fields: FlattenedField[],
  language: Language,
): Stored {
  const resolved: Stored = {};
  if ('id' in stored) resolved.id = stored.id;
  for (const field of fields) {
    if (field.name in stored)
      resolved[field.name] = resolveField(stored[field.name], field, language);
  }
  return resolved;
}

function resolveField(stored: unknown, field: FlattenedField, language: Language): unknown {
  const { value, fallback } = isLocalized(field) ? pick(stored, language) : { value: stored };
  if (isEmpty(value)) return field.type === 'array' || field.type === 'blocks' ? [] : null;
  switch (field.type) {
    case 'text':
    case 'textarea':
      return fallback ? ({ text: value, language: fallback } as Text) : value;
    case 'richText':
      return {
        html: convertLexicalToHTML({ data: value as never, disableContainer: true }),
        ...(fallback && { language: fallback }),
      } satisfies RichText;
    case 'upload':
      return typeof value === 'object' ? resolvePicture(value as Media, language) : undefined;
    case 'group':
      return resolveFields(value as Stored, field.flattenedFields, language);
    case 'array':
      return (value as Stored[]).map((row) => resolveFields(row, field.flattenedFields, language));
    case 'blocks':
      return (value as Stored[]).flatMap((block) => {
        const description = field.blocks.find(({ slug }) => slug === block.blockType);
        // A block whose kind has since been removed from the site is left out.
        if (!description) return [];
        const resolved = resolveFields(block, description.flattenedFields, language);
        return [{ ...resolved, blockType: block.blockType }];
      });
    default:
      return value;
  }
}

/** `medium` is read in all languages too, so its alternative text is a map. */
export function resolvePicture(medium: Media, language: Language): Picture | undefined {
  if (!medium.filename || !medium.width || !medium.height) return undefined;
  const { value, fallback } = pick(medium.alternative, language);
  const alternative = typeof value === 'string' ? value : '';
  return {
    source: `/pictures/${medium.contentHash}/${encodeURIComponent(medium.filename)}`,
    width: medium.width,
    height: medium.height,
    alternative: fallback ? { text: alternative, language: fallback } : alternative,
    isVisualisation: medium.isVisualisation === true,
    dominantColor: medium.dominantColor ?? null,
  };
}

/** @returns one localized text, for documents whose fields are not walked. */
export function resolveText(stored: unknown, language: Language): Text | null {
  const { value, fallback } = pick(stored, language);
  if (typeof value !== 'string' || value === '') return null;
  return fallback ? { text: value, language: fallback } : value;
}

/** @returns a title, which has to be something: in any language rather than in none. */
export function resolveTitle(stored: unknown, language: Language): Text {
  const title = resolveText(stored, language);
  if (title !== null) return title;
  for (const other of languageCodes) {
    const text = resolveText(stored, other);
    if (typeof text === 'string') return { text, language: other };
  }
  return '';
}

/**
 * The languages in which at least half of a document's English texts are translated, and its
 * first field (the title) is.
 */
export function translatedLanguages(stored: Stored, fields: FlattenedField[]): Language[] {
  const counts = new Map<Language, number>();
  countTexts(stored, fields, counts);
  const total = counts.get(defaultLanguage) ?? 0;
  const title = (stored.title ?? {}) as Stored;
  return languageCodes.filter(
    (language) => !isEmpty(title[language]) && (counts.get(language) ?? 0) * 2 >= total,
  );
}

function countTexts(stored: Stored, fields: FlattenedField[], counts: Map<Language, number>) {
  for (const field of fields) {
    const value = stored[field.name];
    if (isEmpty(value)) continue;
    if (isLocalized(field)) {
      for (const language of languageCodes) {
        const isTranslated = !isEmpty((value as Stored)[language]);
        if (isTranslated) counts.set(language, (counts.get(language) ?? 0) + 1);
      }
    } else if (field.type === 'group') {
      countTexts(value as Stored, field.flattenedFields, counts);
    } else if (field.type === 'array') {
      for (const row of value as Stored[]) countTexts(row, field.flattenedFields, counts);
    } else if (field.type === 'blocks') {
      for (const block of value as Stored[]) {
        const description = field.blocks.find(({ slug }) => slug === block.blockType);
        if (description) countTexts(block, description.flattenedFields, counts);
      }
    }
  }
}

function isLocalized(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true;
}

function pick(stored: unknown, language: Language): Localized {
  if (stored === null || typeof stored !== 'object') return { value: stored };
  const byLanguage = stored as Partial<Record<Language, unknown>>;
  const wanted = byLanguage[language];
  if (!isEmpty(wanted)) return { value: wanted };
  const english = byLanguage[defaultLanguage];
  return language === defaultLanguage
    ? { value: english }
    : { value: english, fallback: defaultLanguage };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
