import type { FlattenedField } from 'payload';
import { defaultLanguage, type Language, languageCodes } from '../../app/i18n/languages.ts';
import { isEmptyRichText } from '../rich-text.ts';

type Stored = Record<string, unknown>;

/** A text in another language that is the same as in English. */
export interface EqualText {
  language: Language;
  /** e.g. `blocks.2.questions.0.answer` */
  path: string;
  text: string;
  /** Clears it in the document that was searched. */
  clear(): void;
}

interface Found {
  /** How many texts exist in both English and the language. */
  compared: number;
  equal: (EqualText & { isProse: boolean })[];
}

const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage);

/**
 * Finds the texts of a document, read in all languages at once, that the back office most likely
 * filled in with English: sentences and the like, and, if most texts of a document are English,
 * shorter ones, too. Names, numbers and URLs are the same in many languages.
 */
export function equalTexts(stored: Stored, fields: FlattenedField[]): EqualText[] {
  return otherLanguages.flatMap((language) => {
    const found: Found = { compared: 0, equal: [] };
    walk(stored, fields, language, '', found);
    const prose = found.equal.filter(({ isProse }) => isProse);
    const isFilled = prose.length > 0 && found.equal.length * 2 >= found.compared;
    return isFilled ? found.equal : prose;
  });
}

function walk(
  stored: Stored,
  fields: FlattenedField[],
  language: Language,
  above: string,
  found: Found,
): void {
  for (const field of fields) {
    const value = stored[field.name];
    if (value === null || typeof value !== 'object') continue;
    const path = `${above}${field.name}`;
    if ('localized' in field && field.localized) {
      compare(value as Stored, field, language, path, found);
    } else if (field.type === 'group') {
      walk(value as Stored, field.flattenedFields, language, `${path}.`, found);
    } else if (field.type === 'array' || field.type === 'blocks') {
      for (const [index, row] of (value as Stored[]).entries()) {
        const fieldsOfRow =
          field.type === 'array'
            ? field.flattenedFields
            : field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields;
        walk(row, fieldsOfRow ?? [], language, `${path}.${index}.`, found);
      }
    }
  }
}

function compare(
  byLanguage: Stored,
  field: FlattenedField,
  language: Language,
  path: string,
  found: Found,
): void {
  const [english, translation] = [byLanguage[defaultLanguage], byLanguage[language]].map((value) =>
    stringsOf(value, field),
  );
  if (!english || !translation || !hasWord(english)) return;
  found.compared += 1;
  if (english !== translation) return;
  found.equal.push({
    ...{ language, path, text: translation, isProse: isProse(english) },
    // An empty string rather than null: some tables accept no NULL.
    clear: () => {
      byLanguage[language] = field.type === 'richText' ? null : '';
    },
  });
}

function stringsOf(value: unknown, field: FlattenedField): string {
  if (field.type === 'text' || field.type === 'textarea') {
    return typeof value === 'string' ? value.trim() : '';
  }
  if (field.type !== 'richText' || !value || isEmptyRichText(value)) return '';
  return textsIn(value).join(' ').trim();
}

export function textsIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [];
  const { text, root, children } = node as Stored;
  const below = [root, ...(Array.isArray(children) ? children : [])].flatMap(textsIn);
  return typeof text === 'string' ? [text, ...below] : below;
}

/** What remains of a text without URLs, references to figures, and punctuation. */
function plainWords(text: string): string[] {
  return text
    .replace(/\{[^}]*\}|\S+@\S+|\S*\w[./:]\w\S*/g, ' ')
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter((word) => /\p{L}{2}/u.test(word));
}

const hasWord = (text: string): boolean => plainWords(text).length > 0;

/** At least three words, two of which are not names: names and units have capitals. */
function isProse(text: string): boolean {
  const words = plainWords(text);
  return words.length >= 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 2;
}
