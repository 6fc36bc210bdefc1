import type { FlattenedField } from 'payload';
import { isInternal, isLink, type RichTextNode, rootOf } from '../../app/blocks/rich-text-nodes.ts';
import { isLanguage, type Language } from '../../app/i18n/languages.ts';
import { referencesIn } from '../products/products.ts';

type Stored = Record<string, unknown>;

/** What a field says about something that is kept elsewhere. */
export type Mention =
  | { kind: 'document'; collection: string; id: unknown }
  /** An address, of this site or another. */
  | { kind: 'link'; href: string }
  /** A figure of the product data: `smf-520.weight`, `capacity`. */
  | { kind: 'figure'; reference: string };

export interface Place {
  /** e.g. `blocks.2.actions.0.href` */
  path: string;
  field: FlattenedField;
  mention: Mention;
  /** Of a text that is stored by language. */
  language?: Language;
}

/** Everything that a document mentions, be it in one language or, as stored, in all of them. */
export function* mentionsIn(
  stored: Stored,
  fields: FlattenedField[],
  above = '',
): Generator<Place> {
  for (const field of fields) {
    const value = stored[field.name];
    if (value === null || value === undefined) continue;
    const path = `${above}${field.name}`;
    if (field.type === 'group') {
      yield* mentionsIn(value as Stored, field.flattenedFields, `${path}.`);
    } else if (field.type === 'array' || field.type === 'blocks') {
      if (!Array.isArray(value)) continue;
      for (const [index, row] of (value as Stored[]).entries()) {
        yield* mentionsIn(row, fieldsOfRow(field, row), `${path}.${index}.`);
      }
    } else {
      const texts = isText(field) ? inLanguages(value) : [{ text: value }];
      for (const { text, ...of } of texts) {
        for (const mention of mentionsOf(field, text)) yield { path, field, mention, ...of };
      }
    }
  }
}

function fieldsOfRow(
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  row: Stored,
): FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields;
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
}

function mentionsOf(field: FlattenedField, value: unknown): Mention[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return [value].flat().map((one) => ({
        kind: 'document',
        collection: String(field.relationTo),
        id: idOf(one),
      }));
    case 'text':
    case 'textarea':
      return mentionsOfText(field, value);
    case 'richText': {
      const root = rootOf(value);
      return root ? mentionsOfNode(root) : [];
    }
    default:
      return [];
  }
}

function mentionsOfText(field: FlattenedField, text: unknown): Mention[] {
  if (typeof text !== 'string' || text === '') return [];
  if (field.name === 'href') return [{ kind: 'link', href: text }];
  if (field.name === 'reference') return [{ kind: 'figure', reference: text }];
  const isFilled = 'localized' in field && field.localized === true;
  return isFilled ? figuresIn(text) : [];
}

function mentionsOfNode(node: RichTextNode): Mention[] {
  const below = (Array.isArray(node.children) ? node.children : []).flatMap(mentionsOfNode);
  if (typeof node.text === 'string') return [...figuresIn(node.text), ...below];
  if (node.type === 'upload') {
    return [{ kind: 'document', collection: String(node.relationTo), id: idOf(node.value) }];
  }
  if (!isLink(node)) return below;
  if (!isInternal(node)) return [{ kind: 'link', href: String(node.fields?.url) }, ...below];
  const doc = (node.fields?.doc ?? {}) as { relationTo?: unknown; value?: unknown };
  const collection = String(doc.relationTo);
  return [{ kind: 'document', collection, id: idOf(doc.value) }, ...below];
}

const figuresIn = (text: string): Mention[] =>
  referencesIn(text).map((reference) => ({ kind: 'figure', reference }));

const isText = ({ type }: FlattenedField) =>
  type === 'text' || type === 'textarea' || type === 'richText';

/** A text is stored by language, and saved in one. */
function inLanguages(value: unknown): { text: unknown; language?: Language }[] {
  if (typeof value !== 'object' || value === null || 'root' in value) return [{ text: value }];
  return Object.entries(value).map(([key, text]) => ({
    text,
    ...(isLanguage(key) && { language: key }),
  }));
}

const idOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
