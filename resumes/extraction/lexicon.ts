import common from '../lexicon/common.json' with { type: 'json' };
import de from '../lexicon/de.json' with { type: 'json' };
import en from '../lexicon/en.json' with { type: 'json' };
import es from '../lexicon/es.json' with { type: 'json' };
import fr from '../lexicon/fr.json' with { type: 'json' };
import ja from '../lexicon/ja.json' with { type: 'json' };
import pl from '../lexicon/pl.json' with { type: 'json' };
import zh from '../lexicon/zh.json' with { type: 'json' };
import type { ResumeLanguage } from '../reading.ts';

/** What a label in a CV announces. */
export type LabelKind = keyof typeof en.labels;
/** What the heading of a section announces; `document` is the title of the CV itself. */
export type SectionKind = keyof typeof en.headings;
/** Those that come first are named if two match alike. */
export type IndustryId = keyof typeof en.industries;
/** What alternatives of a regular expression have in common. */
type PatternName = keyof typeof en.patterns;

/**
 * What each file of `lexicon/` holds. A word that several languages share stands in the first of
 * them in the order en, de, zh, ja, es, fr, pl; one that belongs to none of them, in `common.json`.
 */
interface Words {
  sources: string[];
  /** January first. */
  months: string[][];
  /** Instead of the end of a period. */
  present: string[];
  headings: Record<SectionKind, string[]>;
  labels: Record<LabelKind, string[]>;
  /** Words of job titles. */
  titles: string[];
  /** Occupations and ranks that make a text a job title wherever they occur in it. */
  trades: string[];
  /** These are surnames, too: they make a title only as the first word. */
  tradesFirst: string[];
  /** Words of the names of organisations. */
  organisations: string[];
  /** Regular expressions. */
  industries: Record<IndustryId, string[]>;
  /** Adjectives and inhabitants by country; `*` stands for an ending, `-` for a second half. */
  nationalities: Record<string, string[]>;
  /** Names that `Intl` does not know. */
  countries: Record<string, string[]>;
  /** The workplaces that CVs mention most; others are recognised by their position. */
  cities: string[];
  /** Parts of regular expressions. */
  patterns: Record<PatternName, string[]>;
}

interface LanguageWords extends Words {
  /** Function words and others that only CVs in this language are full of, as `keyOf` has them. */
  stopWords: string[];
  industryNames: Record<IndustryId, string>;
}

export const wordsIn: Record<ResumeLanguage, LanguageWords> = { en, de, zh, ja, es, fr, pl };

const files: Words[] = [common, ...Object.values(wordsIn)];

export const { regions } = common;
export const generalIndustries: ReadonlySet<string> = new Set(common.generalIndustries);

/** The words of all languages. */
export const allWords = (of: (words: Words) => string[]): string[] => files.flatMap(of);

/** The words of all languages with what they stand for. */
export const allWordsBy = <Key extends string>(
  of: (words: Words) => Record<Key, string[]>,
): [key: Key, words: string[]][] =>
  files.flatMap((words) => Object.entries(of(words)) as [Key, string[]][]);

/** A group for a regular expression: the longest first, so that none hides another that goes on. */
export const alternatives = (name: PatternName): string => {
  const words = allWords(({ patterns }) => patterns[name]);
  return `(?:${words.toSorted((one, other) => other.length - one.length).join('|')})`;
};

const tag =
  (flags: string) =>
  (source: TemplateStringsArray, ...names: PatternName[]): RegExp =>
    new RegExp(String.raw(source, ...names.map(alternatives)), flags);

/** Makes regular expressions, by their flags; the name of a pattern stands for its alternatives. */
export const pattern = {
  i: tag('i'),
  u: tag('u'),
  gu: tag('gu'),
  iu: tag('iu'),
  uy: tag('uy'),
  giu: tag('giu'),
  iuy: tag('iuy'),
};
