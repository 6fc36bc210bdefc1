import type { BlockDataReader } from '../../../cms/interface.ts';
import type { FieldDescription } from '../../forms/form-field.ts';
import { fieldsOf } from '../../forms/forms.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import type { FormMessages } from '../../i18n/en/forms.ts';
import type { Language } from '../../i18n/languages.ts';

/** @returns the words of a form alone; those that many share are in the messages of the site. */
export function wordsOf(
  fields: readonly FieldDescription[],
  language: Language,
): Partial<FormMessages> {
  const keys = new Set(['formNext', ...textsIn(fields)]);
  const words = Object.entries(catalogues[language].forms);
  return Object.fromEntries(words.filter(([key]) => keys.has(key)));
}

/** Every text of a form's table; the keys of its messages are among them. */
const textsIn = (value: unknown): unknown[] =>
  value instanceof Object ? Object.values(value).flatMap(textsIn) : [value];

export const form: BlockDataReader<'form'> = ({ block, language }) => ({
  words: wordsOf(fieldsOf(block.form), language),
});
