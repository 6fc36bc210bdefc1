import type { Text } from '../../cms/interface.ts';
import { isWithoutSpaces } from './languages.ts';

/** Marks where a line may break in titles of languages without spaces. */
export const softBreak = '\u200b';

/** Marks where a clause of a title ends, in all languages; the blank between two is a clause of its own. */
export const clauseBreak = softBreak + softBreak;

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
  return markedOf(value).replaceAll(softBreak, '');
}

/** @returns the parts of a title between which a line may break, by its clauses. */
export function clausesOf(value: Text | null | undefined): string[][] {
  return markedOf(value)
    .split(clauseBreak)
    .map((clause) => clause.split(softBreak));
}

function markedOf(value: Text | null | undefined): string {
  return (typeof value === 'object' ? value?.text : value) ?? '';
}
