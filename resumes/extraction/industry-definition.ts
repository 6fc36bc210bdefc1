import type { ResumeLanguage } from '../reading.ts';

/** Industries by the words in organisations, titles and tasks, with a name in each language. */
export interface Industry {
  names: Record<ResumeLanguage, string>;
  pattern: RegExp;
  /** Part of almost any work: a more specific industry wins if its words occur, too. */
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
 * `it` is an English word. `\b` treats accented letters as boundaries: it would find the word `it`
 * in `étanchéité`.
 */
const atLetters = ({ source, flags }: RegExp) =>
  new RegExp(
    source
      .replaceAll('\\bIT\\b', '\\b(?-i:IT)\\b')
      .replaceAll('\\b', '(?:(?<!\\p{L})(?=\\p{L})|(?<=\\p{L})(?!\\p{L}))'),
    flags,
  );
