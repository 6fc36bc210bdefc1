import type { Query } from 'minisearch';
import type { Language } from '../../app/i18n/languages.ts';
import { pairs, type Token, tokenize } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A query as the index takes it: one part for each word that was typed. */
interface ReadQuery {
  words: Query[];
  /** A word is not there as it was typed, and something alike is looked for. */
  isSimilar: boolean;
}

interface ReadWord {
  query: Query;
  isSimilar: boolean;
}

/** More words than anyone types; they are for those who try what the site can bear. */
const mostWords = 12;

const shortestBeginning = 3;
const shortestBeginningWhileTyping = 2;
const shortestInside = 4;
const shortestForgiven = 4;
const forgiven = 0.2;
const mostInside = 50;

/** What a large index leaves out, to answer quickly. It makes no difference to the first results. */
const manyDocuments = 500;

/** Reads what a visitor typed, word by word, with what the texts of the site have to offer. */
export class QueryReader {
  readonly #vocabulary: Vocabulary;
  readonly #language: Language;
  readonly #documents: number;

  /** @param documents how many there are. */
  constructor(vocabulary: Vocabulary, language: Language, documents: number) {
    this.#vocabulary = vocabulary;
    this.#language = language;
    this.#documents = documents;
  }

  read(query: string, isTyping: boolean): ReadQuery {
    const typed = this.#telling(this.#tokens(query));
    const words = typed.map((token, index) =>
      this.#word(token, isTyping && index === typed.length - 1),
    );
    return {
      words: words.map((word) => word.query),
      isSimilar: words.some((word) => word.isSimilar),
    };
  }

  /** The terms of the words in letters that spaces part. */
  lettersOf(query: string): string[] {
    return this.#tokens(query).flatMap(({ kind, term }) => (kind === 'letters' ? [term] : []));
  }

  #tokens(query: string): Token[] {
    const tokens = tokenize(query, this.#language).filter(({ kind }) => kind !== 'part');
    const seen = new Set<string>();
    const once = tokens.filter(({ term }) => {
      const isNew = !seen.has(term);
      seen.add(term);
      return isNew;
    });
    return once.slice(0, mostWords);
  }

  /** In a large index a word that every other document has does not tell them apart. */
  #telling(tokens: Token[]): Token[] {
    if (this.#documents < manyDocuments) return tokens;
    const telling = tokens.filter(
      ({ term }) => this.#vocabulary.documentsWith(term) * 4 < this.#documents,
    );
    if (telling.length > 0) return telling;
    const byRarity = tokens.toSorted(
      (one, other) =>
        this.#vocabulary.documentsWith(one.term) - this.#vocabulary.documentsWith(other.term),
    );
    return byRarity.slice(0, 1);
  }

  /** Whether there are results enough without the words that only begin like this one. */
  #isCommon(term: string): boolean {
    return this.#vocabulary.documentsWith(term) >= manyDocuments;
  }

  #word({ kind, term }: Token, isLast: boolean): ReadWord {
    if (kind === 'number') return this.#number(term, isLast);
    return kind === 'characters' ? this.#characters(term) : this.#letters(term, isLast);
  }

  #number(term: string, isLast: boolean): ReadWord {
    return { query: exactly(term, isLast), isSimilar: false };
  }

  /** As it is or begins; else by its parts; else inside of other words; else something alike. */
  #letters(term: string, isLast: boolean): ReadWord {
    const vocabulary = this.#vocabulary;
    const shortest = isLast ? shortestBeginningWhileTyping : shortestBeginning;
    const isBeginning = term.length >= shortest && !this.#isCommon(term);
    if (vocabulary.has(term) || (isBeginning && vocabulary.hasPrefix(term))) {
      return { query: exactly(term, isBeginning), isSimilar: false };
    }
    if (term.length < shortestForgiven) return { query: exactly(term), isSimilar: false };
    const inside = term.length >= shortestInside ? vocabulary.containing(term, mostInside) : [];
    if (inside.length > 0) return { query: anyOf(inside), isSimilar: false };
    if (this.#language === 'de') {
      const parts = vocabulary.partsOf(term);
      if (parts.length > 1) return { query: allOf(parts), isSimilar: false };
    }
    const transposed = vocabulary.transposed(term);
    if (transposed.length > 0) return { query: anyOf(transposed), isSimilar: true };
    return { query: { ...exactly(term), fuzzy: forgiven }, isSimilar: true };
  }

  /** Part of a word, or parted otherwise than in the texts, it is found by its characters. */
  #characters(term: string): ReadWord {
    if (this.#vocabulary.hasPrefix(term)) {
      return { query: exactly(term, !this.#isCommon(term)), isSimilar: false };
    }
    const parts = pairs(term)
      .map((pair) => pair.term)
      // The last character alone is part of the pair before it.
      .filter((pair, index) => index === 0 || pair.length > 1);
    if (parts.every((pair) => this.#vocabulary.hasPrefix(pair))) {
      return { query: allOf(parts), isSimilar: false };
    }
    const alike: Query[] = [anyOf(parts)];
    if (term.length >= shortestForgiven) alike.push({ ...exactly(term), fuzzy: forgiven });
    return { query: { combineWith: 'OR', queries: alike }, isSimilar: true };
  }
}

function exactly(term: string, prefix = false) {
  return { queries: [term], prefix, fuzzy: false } satisfies Query;
}

const anyOf = (terms: string[]): Query => ({ combineWith: 'OR', queries: terms });
const allOf = (terms: string[]): Query => ({ combineWith: 'AND', queries: terms });
