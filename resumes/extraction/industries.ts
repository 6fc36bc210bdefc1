import industryWords from '../lexicon/industries.json' with { type: 'json' };
import type { ResumeLanguage } from '../reading.ts';
import { keyOf } from './text.ts';

/** Industries by the words in organisations, titles and tasks, with a name in each language. */
interface Industry {
  names: Record<ResumeLanguage, string>;
  pattern: RegExp;
  /** Part of almost any work: a more specific industry wins if its words occur, too. */
  isGeneral: boolean;
}

/**
 * `it` is an English word. `\b` treats accented letters as boundaries: it would find the word `it`
 * in `étanchéité`.
 */
const patternOf = (words: string[]) =>
  new RegExp(
    words
      .join('|')
      .replaceAll('\\bIT\\b', '\\b(?-i:IT)\\b')
      .replaceAll('\\b', '(?:(?<!\\p{L})(?=\\p{L})|(?<=\\p{L})(?!\\p{L}))'),
    'giu',
  );

/** Manufacturing first: if two match, the more specific one is named. */
export const industries: Industry[] = industryWords.map(({ names, words, isGeneral }) => ({
  names,
  pattern: patternOf(words),
  isGeneral,
}));

const names = new Set(
  industries.flatMap((one) => Object.values(one.names)).map((name) => keyOf(name)),
);

/** Nothing but the name of an industry in this list. */
export const isIndustry = (text: string): boolean =>
  names.has(keyOf(text).replace(/(?:行业|行業|业|業)$/u, ''));
