import type { Language } from '../../app/i18n/languages.ts';
import type { Query } from './inverted-index.ts';
import {
  type Meaning,
  Meanings,
  type Phrase,
  type QueryToken,
  tellingOf,
  tokensOf,
} from './meanings.ts';
import { foldCharacters } from './stems.ts';
import { pairs } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a word is looked for. */
interface Lookup {
  /** null where no text has it, nor anything like it. */
  query: Query | null;
  /** It does not occur as typed; similar ones are searched for. */
  isSimilar: boolean;
  /** Characters that have to stand together in a text. */
  together?: string;
}

/** A word of a query, or several that mean one thing. */
export interface ReadWord extends Lookup {
  /** A single character, which says little. */
  isSlight: boolean;
  /** It is one of those that people type instead of ours. */
  isMeaning: boolean;
  /** Addresses or titles of pages that answer it, the best first. */
  pages: readonly string[];
  /** Its pages stand back behind those of other words. */
  isGeneral?: boolean;
}

/** A word that is read only if it is looked for. */
interface KnownWord {
  /** How many have it. */
  documents: number;
  read(): ReadWord;
}

interface ReadQuery {
  words: ReadWord[];
  /** What was typed, as terms. */
  terms: string[];
}

const katakana = /^[\p{Script=Katakana}ー]+$/u;

/** More words than anyone types, except to test what the site can bear. */
const mostWords = 12;

const shortestBeginning = 5;
const shortestBeginningWhileTyping = 2;
const shortestInside = 6;
const mostInside = 50;

/** A large index skips some steps, for speed. The top results stay the same. */
const manyDocuments = 500;

interface Options {
  vocabulary: Vocabulary;
  language: Language;
  /** What people type instead of the words of the texts. */
  phrases: readonly Phrase[];
  /** How many there are. */
  documents: number;
}

/** Parses what a visitor typed, word by word, against the vocabulary of the site. */
export class QueryReader {
  readonly #vocabulary: Vocabulary;
  readonly #language: Language;
  readonly #documents: number;
  readonly #meanings: Meanings;

  constructor({ vocabulary, language, phrases, documents }: Options) {
    this.#vocabulary = vocabulary;
    this.#language = language;
    this.#documents = documents;
    this.#meanings = new Meanings(phrases, vocabulary, language);
  }

  read(query: string, isTyping: boolean): ReadQuery {
    const text = query.normalize('NFKC');
    const typed = tokensOf(text, this.#language);
    const meanings = this.#meanings.find(text, typed, isTyping);
    // What has a meaning is left out, so that what remains is not joined to it.
    let rest = text;
    for (const { start, end } of meanings) {
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
    }
    const remaining = this.#joined(meanings.length > 0 ? tokensOf(rest, this.#language) : typed);
    const telling = tellingOf(remaining, this.#language);
    // Where nothing says much, it is looked for all the same.
    const words = telling.length > 0 || meanings.length > 0 ? telling : remaining;
    const last = typed.at(-1)?.end;
    const known = [
      ...meanings.map((meaning) => this.#meaning(meaning, text)),
      ...once(words).map((token) => this.#token(token, isTyping && token.end === last)),
    ];
    return {
      words: this.#rare(known).map(({ read }) => read()),
      terms: typed.map(({ term }) => term),
    };
  }

  /** The terms of words in scripts with spaces. */
  lettersOf(query: string): string[] {
    const tokens = once(tokensOf(query.normalize('NFKC'), this.#language)).slice(0, mostWords);
    return tokens.flatMap(({ kind, term }) => (kind === 'letters' ? [term] : []));
  }

  /** A word in katakana that nothing has falls apart where the segmenter guesses. */
  #joined(tokens: QueryToken[]): QueryToken[] {
    const joined: QueryToken[] = [];
    for (const token of tokens) {
      const last = joined.at(-1);
      const isOne =
        last?.end === token.start &&
        [last, token].every(({ term }) => katakana.test(term)) &&
        [last, token].some(({ term }) => !this.#vocabulary.has(term));
      const term = isOne ? last.term + token.term : token.term;
      if (isOne) joined[joined.length - 1] = { ...last, end: token.end, term, folded: term };
      else joined.push(token);
    }
    return joined;
  }

  /** In a large index what occurs in many documents does not discriminate. */
  #rare(words: KnownWord[]): KnownWord[] {
    const some = words.slice(0, mostWords);
    if (this.#documents < manyDocuments) return some;
    const rare = some.filter(({ documents }) => documents * 4 < this.#documents);
    if (rare.length > 0) return rare;
    return some.toSorted((one, other) => one.documents - other.documents).slice(0, 1);
  }

  /** Whether there are enough results without prefix matches. */
  #isCommon(term: string): boolean {
    return this.#vocabulary.documentsWith(term) >= manyDocuments;
  }

  /** What was typed, where the texts have it, and what they say instead. */
  #meaning({ synonym, start, end, isMistyped }: Meaning, text: string): KnownWord {
    const typed = tokensOf(text.slice(start, end), this.#language);
    const phrases = [
      ...(synonym.isForeign ? [] : [typed]),
      ...synonym.meant.map((phrase) =>
        tellingOf(tokensOf(phrase.normalize('NFKC'), this.#language), this.#language),
      ),
    ].map((tokens) => tokens.map(({ term }) => term));
    const known = phrases.filter(
      (terms) => terms.length > 0 && terms.every((term) => this.#vocabulary.has(term)),
    );
    const documentsWith = (terms: string[]) =>
      Math.min(...terms.map((term) => this.#vocabulary.documentsWith(term)));
    const word: ReadWord = {
      query: known.length > 0 ? anyOf(known.map(allOf)) : null,
      isSimilar: isMistyped,
      ...{ isSlight: false, isMeaning: true },
      ...{ pages: synonym.pages, isGeneral: synonym.isGeneral },
    };
    return { documents: Math.max(0, ...known.map(documentsWith)), read: () => word };
  }

  #token(token: QueryToken, isLast: boolean): KnownWord {
    const isSlight = token.kind === 'characters' && token.term.length === 1;
    return {
      documents: this.#vocabulary.documentsWith(token.term),
      read: () => ({
        ...this.#word(token, isLast),
        ...{ isSlight, isMeaning: false, pages: [] },
      }),
    };
  }

  #word({ kind, term, folded }: QueryToken, isLast: boolean): Lookup {
    if (kind === 'number') return { query: exactly(term, isLast), isSimilar: false };
    return kind === 'characters'
      ? this.#characters(term, isLast)
      : this.#letters(term, folded, isLast);
  }

  /** As it is typed; else as the beginning of a word, a part of one, or something alike. */
  #letters(term: string, folded: string, isLast: boolean): Lookup {
    const vocabulary = this.#vocabulary;
    // Compounds begin with what somebody looks for.
    const isGerman = this.#language === 'de';
    const hasPrefix = (shortest: number) =>
      folded.length >= shortest && !this.#isCommon(term) && vocabulary.hasPrefix(folded);
    if (isLast && hasPrefix(shortestBeginningWhileTyping)) {
      return { query: anyOf([term, exactly(folded, true)]), isSimilar: false };
    }
    if (vocabulary.has(term)) {
      const isBeginning = isGerman && !this.#isCommon(term);
      return { query: exactly(term, isBeginning && term.length >= 4), isSimilar: false };
    }
    if (hasPrefix(shortestBeginning)) {
      return { query: exactly(folded, true), isSimilar: !isGerman };
    }
    const inside = folded.length >= shortestInside ? vocabulary.containing(folded, mostInside) : [];
    if (inside.length > 0) return { query: anyOf(inside), isSimilar: !isGerman };
    if (isGerman) {
      const parts = vocabulary.partsOf(term);
      if (parts.length > 1) return { query: allOf(parts), isSimilar: true };
    }
    const alike = vocabulary.alike(term);
    return { query: alike.length > 0 ? anyOf(alike) : null, isSimilar: true };
  }

  /** A part of a word, or segmented differently from the texts, is found by its characters. */
  #characters(term: string, isLast: boolean): Lookup {
    const vocabulary = this.#vocabulary;
    const isBeginning = isLast || term.length === 1;
    const isWord = isBeginning ? vocabulary.hasPrefix(term) : vocabulary.has(term);
    const word = isWord ? [exactly(term, isBeginning && !this.#isCommon(term))] : [];
    if (isWord && term.length < 3) return { query: anyOf(word), isSimilar: false };
    const parts = pairs(term)
      .map((pair) => pair.term)
      // The last character alone is part of the pair before it.
      .filter((pair, index) => index === 0 || pair.length > 1);
    if (parts.every((pair) => vocabulary.has(pair))) {
      const query = anyOf([...word, allOf(parts)]);
      return { query, isSimilar: false, together: foldCharacters(term) };
    }
    if (isWord) return { query: anyOf(word), isSimilar: false };
    const alike = vocabulary.alike(term);
    return { query: alike.length > 0 ? anyOf(alike) : null, isSimilar: true };
  }
}

function once(tokens: QueryToken[]): QueryToken[] {
  const byTerm = new Map(tokens.toReversed().map((token) => [token.term, token]));
  return tokens.filter((token) => byTerm.get(token.term) === token);
}

const exactly = (term: string, isBeginning = false): Query =>
  isBeginning ? { beginning: term } : term;

const anyOf = (queries: Query[]): Query => ({ any: queries });
const allOf = (terms: string[]): Query => ({ all: terms });
