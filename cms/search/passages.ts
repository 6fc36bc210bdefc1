import type { FlattenedField } from 'payload';
import { formatNumber, spaceBefore } from '../../app/i18n/format.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { textOf } from '../../app/i18n/text.ts';
import { typeset } from '../../app/i18n/typography.ts';
import type { ModelContent, RichText, SearchPassage, SeriesContent, Text } from '../interface.ts';

type Resolved = Record<string, unknown>;

/**
 * The words that visitors read in a resolved document, in their order. What they do not read,
 * such as addresses, names of kinds and numbers that are only drawn, is in no localized field.
 * @param unit of figures that have none of their own, because the block around them has it.
 */
export function passagesOf(
  resolved: Resolved,
  fields: FlattenedField[],
  language: Language,
  unit = '',
): SearchPassage[] {
  const isExample = resolved.isExample === true;
  const ownUnit = textOf(resolved.unit as Text | null | undefined) || unit;
  const { tag } = languages[language];
  const figure =
    typeof resolved.value === 'number'
      ? `${formatNumber(resolved.value, tag)}${ownUnit && spaceBefore(ownUnit, tag)}${ownUnit}`
      : null;
  return fields.flatMap((field): SearchPassage[] => {
    const value = resolved[field.name];
    if (value === null || value === undefined) return [];
    switch (field.type) {
      case 'text':
      case 'textarea': {
        if (!('localized' in field && field.localized) || field.name === 'unit') return [];
        const text = value as Text;
        // A figure is told together with what it is.
        const isLabel = figure !== null && field.name === 'label';
        return [
          {
            text: isLabel
              ? changed(text, (label) => typeset(`${label}: ${figure}`, language))
              : text,
            isExample,
          },
        ];
      }
      case 'richText':
        return paragraphsOf(value as RichText);
      case 'relationship':
        return Array.isArray(value)
          ? value.flatMap((product) => productPassages(product, language))
          : [];
      case 'group':
        return passagesOf(value as Resolved, field.flattenedFields, language, ownUnit);
      case 'array':
        return (value as Resolved[]).flatMap((row) =>
          passagesOf(row, field.flattenedFields, language, ownUnit),
        );
      case 'blocks':
        return (value as Resolved[]).flatMap((block) => {
          const description = field.blocks.find(({ slug }) => slug === block.blockType);
          return description ? passagesOf(block, description.flattenedFields, language) : [];
        });
      default:
        return [];
    }
  });
}

/** Formatted text, one passage for each paragraph, heading or item of a list. */
function paragraphsOf({ html, language }: RichText): SearchPassage[] {
  return html
    .split(/<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/)
    .map((part) => decode(part.replace(/<[^>]*>/g, '')).trim())
    .filter(Boolean)
    .map((text) => ({ text: language ? { text, language } : text, isExample: false }));
}

/** Models and series that a block shows; each parameter is a passage of its own. */
function productPassages(
  product: ModelContent | SeriesContent,
  language: Language,
): SearchPassage[] {
  if (!('groups' in product)) {
    const { name, summary, highlight } = product;
    return [name, summary, highlight]
      .filter((text) => text !== null)
      .map((text) => ({ text, isExample: false }));
  }
  const name = textOf(product.name);
  const rows = product.groups.flatMap((group) => group.rows);
  return [
    { text: typeset(`${name} (${product.key})`, language), isExample: false },
    ...rows.map((row) => ({
      text: changed(row.value, (value) =>
        typeset(
          `${name}, ${row.fullName ?? row.name}: ${value}${row.unit ? ` ${row.unit}` : ''}`,
          language,
        ),
      ),
      isExample: row.isExample,
    })),
  ];
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

function decode(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

const changed = (text: Text, change: (text: string) => string): Text =>
  typeof text === 'object' ? { ...text, text: change(text.text) } : change(text);
