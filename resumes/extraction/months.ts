import { allWords } from './lexicon.ts';
import { keyOf } from './text.ts';

const months = Array.from({ length: 12 }, (_, month) =>
  allWords((words) => words.months[month] ?? []),
);
const numbers = new Map<string, number>();
for (const [index, ofMonth] of months.entries()) {
  for (const name of ofMonth) numbers.set(keyOf(name), index + 1);
}

/** Longest first, so that an abbreviation does not match part of a full name. */
export const monthPattern = `(?<![\\p{L}])(?:${months
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')})(?![\\p{L}])\\.?`;

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
export const romanPattern = '(?<![\\p{L}])(?:VIII|VII|VI|IV|IX|V|III|II|XII|XI|X|I)(?![\\p{L}])';

export const monthNumber = (name: string): number | null =>
  numbers.get(keyOf(name)) ?? (roman.indexOf(keyOf(name)) + 1 || null);
