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
  return markedOf(value).replaceAll(softBreak, '');
}

/**
 * After the marks that end a clause, with the blank or the place for a break behind them: but not
 * after 例： or “NB:”, which would stand alone on their lines, nor before a bracket or quote that closes.
 */
const betweenClauses =
  /(?<=.{3}[，：？；。！]\u200b|.{3}[，：？；。！](?!\u200b)|.{9}[:?!;] |.{6}\p{L}{3}\. )(?![」』）”’"»]|$)/u;

/** @returns the parts of a title between which a line may break, by its clauses. */
export function clausesOf(value: Text | null | undefined): string[][] {
  return markedOf(value)
    .split(betweenClauses)
    .map((clause) => clause.split(softBreak).filter(Boolean));
}

function markedOf(value: Text | null | undefined): string {
  return (typeof value === 'object' ? value?.text : value) ?? '';
}
