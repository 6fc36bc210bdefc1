import type { FlattenedField } from 'payload';
import { isAllowedTarget, isPhoneReference, phoneTarget } from '../app/blocks/link-target.ts';
import { defaultLanguage, type Language, languageCodes } from '../app/i18n/languages.ts';
import { chooseForms } from '../app/i18n/plural-forms.ts';
import { typeset, typesetHtml } from '../app/i18n/typography.ts';
import type { Picture, RichText, Text } from './interface.ts';
import type { Media } from './payload-types.ts';
import { pictureToHtml } from './picture-html.ts';
import type { Quantity } from './products/quantities.ts';
import { escapeHtml, isEmptyRichText, richTextToHtml } from './rich-text.ts';

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

/** What product data and settings put into pages, and which pages there are; products/products.ts has it. */
export interface ProductData {
  /** Whether visitors find something where a link leads. */
  leadsSomewhere(href: string): boolean;
  fill(text: string, language: Language, written?: (name: string) => string): string;
  isShown(condition: unknown, language: Language): boolean;
  quantity(reference: string, language: Language): Quantity | undefined;
  series(id: unknown, language: Language): unknown;
  model(id: unknown, language: Language): unknown;
}

export function resolveFields(
  stored: Stored,
  fields: FlattenedField[],
  language: Language,
  products: ProductData,
): Stored {
  const resolved: Stored = {};
  if ('id' in stored) resolved.id = stored.id;
  for (const field of fields) {
    if (field.name in stored)
      resolved[field.name] = resolveField(stored[field.name], field, language, products);
  }
  return inNumber(withReference(resolved, language, products), language);
}

/** The label and the unit of a figure may have a form for each number: [year|years]. */
function inNumber(row: Stored, language: Language): Stored {
  const { value, label, unit } = row;
  if (typeof value !== 'number') return row;
  const choose = (text: unknown) => chooseForms(text as Text | null, value, language);
  return {
    ...row,
    ...('label' in row && { label: choose(label) }),
    ...('unit' in row && { unit: choose(unit) }),
  };
}

/** A row that refers to product data takes its figure from there. */
function withReference(row: Stored, language: Language, products: ProductData): Stored {
  const { reference } = row;
  const quantity =
    typeof reference === 'string' ? products.quantity(reference, language) : undefined;
  if (!quantity) return row;
  const { value, maximum, isExample, unit } = quantity;
  // “At least 15–20” says two things at once.
  const qualifier = maximum === null ? quantity.qualifier : 'exactly';
  return {
    ...row,
    value,
    ...(maximum !== null && { maximum }),
    isExample,
    ...('qualifier' in row && { qualifier }),
    // A unit in words ("years") is the editor's; data have symbols only.
    ...('unit' in row && unit !== null && { unit }),
  };
}

function resolveField(
  stored: unknown,
  field: FlattenedField,
  language: Language,
  products: ProductData,
): unknown {
  const { value, fallback } = isLocalized(field) ? pick(stored, language) : { value: stored };
  if (isEmpty(value)) return field.type === 'array' || field.type === 'blocks' ? [] : null;
  switch (field.type) {
    case 'text':
    case 'textarea':
      if (isTarget(field)) return resolveTarget(String(value), language, products);
      return resolveString(String(value), field, language, fallback, products);
    case 'richText':
      return {
        html: resolveHtml(value, fallback ?? language, products),
        ...(fallback && { language: fallback }),
      } satisfies RichText;
    case 'relationship':
      return resolveRelationship(value, field, language, products);
    case 'upload':
      // A film is read by its block, from its id.
      if (field.relationTo !== 'media') return value;
      return typeof value === 'object' ? resolvePicture(value as Media, language) : undefined;
    case 'group':
      return resolveFields(value as Stored, field.flattenedFields, language, products);
    case 'array':
      return (value as Stored[])
        .map((row) => resolveFields(row, field.flattenedFields, language, products))
        .filter((row) => leadsSomewhere(row, field.flattenedFields));
    case 'blocks':
      return (value as Stored[]).flatMap((block) => {
        const description = field.blocks.find(({ slug }) => slug === block.blockType);
        // A block whose kind has since been removed from the site is left out.
        if (!description || !products.isShown(block.shownWhere, language)) return [];
        const resolved = resolveFields(block, description.flattenedFields, language, products);
        const { shownWhere: _, ...shown } = resolved;
        return [{ ...shown, blockType: block.blockType }];
      });
    default:
      return value;
  }
}

/** The number of a telephone may come from the settings; without one nothing leads there. */
function resolveTarget(value: string, language: Language, products: ProductData): string | null {
  const target = isPhoneReference(value) ? phoneTarget(products.fill(value, language)) : value;
  return isFollowed(target, products) ? target : null;
}

function resolveHtml(value: unknown, language: Language, products: ProductData): string {
  const html = richTextToHtml(value, {
    leadsSomewhere: (href) => products.leadsSomewhere(href),
    pictureToHtml: (medium) => {
      const picture = resolvePicture(medium as Media, language);
      return picture ? pictureToHtml(picture, language) : '';
    },
  });
  return typesetHtml(products.fill(html, language, escapeHtml), language);
}

const isTarget = ({ name }: FlattenedField): boolean => name === 'href';

/** Whether a link is shown: its target is allowed, and visitors find something there. */
export const isFollowed = (
  href: unknown,
  products: Pick<ProductData, 'leadsSomewhere'>,
): href is string => isAllowedTarget(href) && products.leadsSomewhere(href);

/** A row that has to lead somewhere is left out where it does not, unless it opens others. */
function leadsSomewhere(row: Stored, fields: FlattenedField[]): boolean {
  const target = fields.find(isTarget);
  if (!(target && 'required' in target && target.required)) return true;
  const opensOthers = Array.isArray(row.children) && row.children.length > 0;
  return typeof row.href === 'string' || opensOthers;
}

/** Words may refer to figures; strings that are addresses or names of things do not. */
function resolveString(
  text: string,
  field: FlattenedField,
  language: Language,
  fallback: Language | undefined,
  products: ProductData,
): Text {
  if (!isLocalized(field)) return text;
  const filled = typeset(products.fill(text, fallback ?? language), fallback ?? language);
  return fallback ? { text: filled, language: fallback } : filled;
}

/** Lists of series and models, by their ids. One that has been deleted is left out. */
function resolveRelationship(
  value: unknown,
  field: FlattenedField,
  language: Language,
  products: ProductData,
): unknown {
  if (!('relationTo' in field) || !Array.isArray(value)) return value;
  const idOf = (one: unknown) =>
    one !== null && typeof one === 'object' ? (one as Stored).id : one;
  const found = value.map((one) =>
    field.relationTo === 'series'
      ? products.series(idOf(one), language)
      : products.model(idOf(one), language),
  );
  return found.filter((one) => one !== undefined);
}

/** `medium` is read in all languages too, so its alternative text is a map. */
export function resolvePicture(medium: Media, language: Language): Picture | undefined {
  if (!medium.filename || !medium.width || !medium.height) return undefined;
  const { value, fallback } = pick(medium.alternative, language);
  const alternative = typeset(typeof value === 'string' ? value : '', fallback ?? language);
  return {
    source: `/pictures/${medium.contentHash}/${encodeURIComponent(medium.filename)}`,
    width: medium.width,
    height: medium.height,
    alternative: fallback ? { text: alternative, language: fallback } : alternative,
    isVisualisation: medium.isVisualisation === true,
    dominantColor: medium.dominantColor ?? null,
    ...focusOf(medium),
  };
}

/** Only what an editor has set: the middle is what frames show anyway. */
function focusOf({ focalX, focalY }: Media): Pick<Picture, 'focus'> {
  const [x, y] = [focalX ?? 50, focalY ?? 50];
  return x === 50 && y === 50 ? {} : { focus: `${x}% ${y}%` };
}

/** @returns one localized text, for documents whose fields are not walked. */
export function resolveText(stored: unknown, language: Language): Text | null {
  const { value, fallback } = pick(stored, language);
  if (typeof value !== 'string' || value === '') return null;
  const text = typeset(value, fallback ?? language);
  return fallback ? { text, language: fallback } : text;
}

/** @returns a title, which has to be something: in any language rather than in none. */
export function resolveTitle(stored: unknown, wanted: Language, products: ProductData): Text {
  const inOrder: Language[] = [wanted, defaultLanguage, ...languageCodes];
  for (const language of inOrder) {
    const { value, fallback } = pick(stored, language);
    if (typeof value !== 'string' || value === '' || fallback) continue;
    const text = typeset(products.fill(value, language), language);
    return language === wanted ? text : { text, language };
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

export function pick(stored: unknown, language: Language): Localized {
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
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : isEmptyRichText(value);
}
