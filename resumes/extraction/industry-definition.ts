import type { ResumeLanguage } from '../reading.ts';

/** Industries by the words of organisations, titles and tasks; with a name in each language. */
export interface Industry {
  names: Record<ResumeLanguage, string>;
  pattern: RegExp;
  /** Part of nearly every work: a more special one is meant where its words stand, too. */
  isGeneral: boolean;
}

export const industry = (
  en: string,
  de: string,
  fr: string,
  es: string,
  pl: string,
  ja: string,
  zh: string,
  pattern: RegExp,
  isGeneral = false,
): Industry => ({
  names: { en, de, fr, es, pl, ja, zh },
  pattern: atLetters(pattern),
  isGeneral,
});

/**
 * `it` is a word of English. `\b` knows unaccented letters only: for it `étanchéité` holds the word `it`.
 */
const atLetters = ({ source, flags }: RegExp) =>
  new RegExp(
    source
      .replaceAll('\\bIT\\b', '\\b(?-i:IT)\\b')
      .replaceAll('\\b', '(?:(?<!\\p{L})(?=\\p{L})|(?<=\\p{L})(?!\\p{L}))'),
    flags,
  );
