import { allWords, generalIndustries, type IndustryId, wordsIn } from './lexicon.ts';
import { keyOf } from './text.ts';

/** Industries by the words in organisations, titles and tasks. */
interface Industry {
  id: IndustryId;
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

export const industries: Industry[] = (Object.keys(wordsIn.en.industries) as IndustryId[]).map(
  (id) => ({
    id,
    pattern: patternOf(allWords((words) => words.industries[id])),
    isGeneral: generalIndustries.has(id),
  }),
);

const names = new Set(
  Object.values(wordsIn)
    .flatMap(({ industryNames }) => Object.values(industryNames))
    .map(keyOf),
);

/** Nothing but the name of an industry in this list. */
export const isIndustry = (text: string): boolean =>
  names.has(keyOf(text).replace(/(?:行业|行業|业|業)$/u, ''));
