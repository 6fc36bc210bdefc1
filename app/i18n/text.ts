import type { Text } from '../../cms/interface.ts';
import { isWithoutSpaces } from './languages.ts';

/** Marks where a line may break in titles of languages without spaces. */
export const softBreak = '\u200b';

/**
 * @param languageTag or a language of the site.
 * @returns sentences after one another, without those that are nothing.
 */
export function joinSentences(
  sentences: (string | false | null | undefined)[],
  languageTag: string,
): string {
  return sentences.filter(Boolean).join(isWithoutSpaces(languageTag.slice(0, 2)) ? '' : ' ');
}

/** @returns the text itself, whatever its language. */
export function textOf(value: Text | null | undefined): string {
  return partsOf(value).join('');
}

/** @returns the parts of a title between which a line may break. */
export function partsOf(value: Text | null | undefined): string[] {
  const text = typeof value === 'object' ? value?.text : value;
  return (text ?? '').split(softBreak);
}
