import type { Language } from '../../app/i18n/languages.ts';
import type { SearchSynonym } from '../../cms/interface.ts';
import type { Pause } from './pauser.ts';
import { fold, foldCharacters } from './stems.ts';
import { stopWords } from './stop-words.ts';
import { type Token, tokenize } from './tokens.ts';
import { isMistyped, type Vocabulary } from './vocabulary.ts';

interface Word {
  term: string;
  folded: string;
}

/** What people type, in the form in which it is compared. */
export interface Phrase {
  synonym: SearchSynonym;
  words: Word[];
  /** Han characters and kana are found wherever they stand. */
  characters: string;
  length: number;
}

/** A part of a query that means something else than it says. */
export interface Meaning {
  synonym: SearchSynonym;
  start: number;
  end: number;
  isMistyped: boolean;
}

const spaceless = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

const shortestBeginning = 4;
const shortestBeginningWhileTyping = 3;
const shortestCharactersWhileTyping = 2;

/** The words that people type instead of those of the site, in one language. */
export class Meanings {
  readonly #phrases: readonly Phrase[];
  readonly #vocabulary: Vocabulary;
  readonly #stopWords: ReadonlySet<string>;

  constructor(phrases: readonly Phrase[], vocabulary: Vocabulary, language: Language) {
    this.#phrases = phrases;
    this.#vocabulary = vocabulary;
    this.#stopWords = stopWords(language);
  }

  /** @param text of a query, in NFKC. @returns the parts that are known, none of which overlap. */
  find(text: string, tokens: QueryToken[], isTyping: boolean): Meaning[] {
    const found = new Found();
    const characters = foldCharacters(text);
    const beginnings = new Set(tokens.flatMap(({ term, folded }) => [term, folded]));
    for (const phrase of this.#phrases) {
      if (phrase.characters) {
        for (const place of placesIn(characters, phrase.characters)) found.add(phrase, place);
      } else if (phrase.synonym.isBeginning || startsWithOne(phrase, beginnings)) {
        for (const place of this.#placesOf(phrase, tokens, false)) found.add(phrase, place);
      }
    }
    const last = tokens.at(-1);
    if (isTyping && last && !this.#isKnown(last)) this.#addBegun(found, characters, tokens);
    for (const token of tokens) {
      const phrase = this.#mistyped(token);
      if (phrase) found.add(phrase, token, true);
    }
    return found.inOrder();
  }

  /** What the last word may become, where the texts have no such word. */
  #addBegun(found: Found, characters: string, tokens: QueryToken[]): void {
    for (const phrase of this.#phrases) {
      if (phrase.synonym.isForeign) break;
      if (phrase.characters) {
        const start = begunAt(characters, phrase.characters);
        if (start >= 0) found.add(phrase, { start, end: characters.length });
      } else {
        for (const place of this.#placesOf(phrase, tokens, true)) found.add(phrase, place);
      }
    }
  }

  #isKnown({ kind, term, folded }: QueryToken): boolean {
    return this.#vocabulary.hasPrefix(kind === 'letters' ? folded : term);
  }

  #placesOf({ synonym, words }: Phrase, tokens: QueryToken[], isTyping: boolean): Place[] {
    const places: Place[] = [];
    const lastToken = isTyping ? tokens.at(-1) : undefined;
    for (const from of tokens.keys()) {
      const found: QueryToken[] = [];
      for (const token of tokens.slice(from)) {
        const word = words[found.length];
        if (!word) break;
        const isLast = found.length === words.length - 1;
        const isOpen = isLast && (synonym.isBeginning === true || token === lastToken);
        if (isWord(token, word, isOpen, token === lastToken)) found.push(token);
        // “The roof is too weak” is “roof too weak”.
        else if (found.length === 0 || !this.#stopWords.has(token.term)) break;
      }
      const [first, last] = [found[0], found.at(-1)];
      if (found.length < words.length || !first || !last) continue;
      // The same letters may be another word here.
      const isOurs = synonym.isForeign && found.every(({ term }) => this.#vocabulary.has(term));
      if (!isOurs) places.push({ start: first.start, end: last.end });
    }
    return places;
  }

  /** Where neither the texts nor the synonyms have a word as it is typed. */
  #mistyped({ kind, term }: QueryToken): Phrase | undefined {
    if (kind !== 'letters' || this.#vocabulary.has(term)) return undefined;
    return this.#phrases.find(({ words, synonym }) => {
      const [word, more] = words;
      if (!word || more || synonym.isForeign || synonym.isBeginning) return false;
      return word.term[0] === term[0] && isMistyped(term, word.term);
    });
  }
}

/** Where a text ends with the beginning of a word, or -1. */
function begunAt(text: string, word: string): number {
  for (let length = word.length - 1; length >= shortestCharactersWhileTyping; length -= 1) {
    if (text.endsWith(word.slice(0, length))) return text.length - length;
  }
  return -1;
}

/** Synonyms stay the same while indexes of the texts come and go. */
const known = new WeakMap<readonly SearchSynonym[], readonly Phrase[]>();

/** @param pause lets other work continue in between. */
export async function readPhrases(
  synonyms: readonly SearchSynonym[],
  language: Language,
  pause: Pause,
): Promise<readonly Phrase[]> {
  const read = known.get(synonyms);
  if (read) return read;
  const phrases: Phrase[] = [];
  for (const synonym of synonyms) {
    phrases.push(...synonym.typed.flatMap((typed) => phraseOf(typed, synonym, language)));
    await pause();
  }
  // What is more specific comes first, and what is of this language before what is not.
  const isForeign = ({ synonym }: Phrase) => Number(synonym.isForeign === true);
  phrases.sort((one, other) => isForeign(one) - isForeign(other) || other.length - one.length);
  known.set(synonyms, phrases);
  return phrases;
}

function phraseOf(typed: string, synonym: SearchSynonym, language: Language): Phrase[] {
  const text = typed.normalize('NFKC');
  if (spaceless.test(text)) {
    // Chinese and Japanese write other things with the same characters.
    if (synonym.isForeign && (language === 'zh' || language === 'ja')) return [];
    const characters = foldCharacters(text);
    return [{ synonym, words: [], characters, length: text.length }];
  }
  const words = tokensOf(text, language).map(({ term, folded }) => ({ term, folded }));
  return words.length > 0 ? [{ synonym, words, characters: '', length: words.length }] : [];
}

/** The meanings found so far; the first one of each place counts. */
class Found {
  readonly #meanings: Meaning[] = [];

  add({ synonym }: Phrase, { start, end }: Place, isMistyped = false): void {
    if (this.#meanings.some((one) => one.start < end && start < one.end)) return;
    this.#meanings.push({ synonym, start, end, isMistyped });
  }

  inOrder(): Meaning[] {
    return this.#meanings.toSorted((one, other) => one.start - other.start);
  }
}

function startsWithOne({ words: [first] }: Phrase, beginnings: ReadonlySet<string>): boolean {
  return first !== undefined && (beginnings.has(first.term) || beginnings.has(first.folded));
}

function placesIn(text: string, word: string): Place[] {
  const places: Place[] = [];
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    places.push({ start, end: start + word.length });
  }
  return places;
}

interface Place {
  start: number;
  end: number;
}

/** @param isOpen what is typed may be the beginning of the word, or go on. */
function isWord(token: QueryToken, word: Word, isOpen: boolean, isBeingTyped: boolean): boolean {
  if (token.term === word.term || token.folded === word.folded) return true;
  if (!isOpen) return false;
  return isBeingTyped
    ? token.folded.length >= shortestBeginningWhileTyping && word.folded.startsWith(token.folded)
    : word.folded.length >= shortestBeginning && token.folded.startsWith(word.folded);
}

export interface QueryToken extends Token {
  folded: string;
  /** It was made of single characters. */
  isJoined?: boolean;
}

/** The words of a query, without parts of words. */
export function tokensOf(text: string, language: Language): QueryToken[] {
  const tokens: QueryToken[] = [];
  for (const token of tokenize(text, language)) {
    if (token.kind === 'part') continue;
    const last = tokens.at(-1);
    // A word that the segmenter does not know falls apart into its characters.
    if (last?.end === token.start && isCharacter(last) && isCharacter(token)) {
      const term = last.term + token.term;
      tokens[tokens.length - 1] = { ...last, end: token.end, term, folded: term, isJoined: true };
      continue;
    }
    const isWord = token.kind === 'letters';
    const folded = isWord ? fold(text.slice(token.start, token.end), language) : token.term;
    tokens.push({ ...token, folded });
  }
  return tokens;
}

const isCharacter = ({ kind, term, isJoined }: Omit<QueryToken, 'folded'>) =>
  kind === 'characters' && (term.length === 1 || isJoined === true);

/** The words of a query that say something. */
export function tellingOf(tokens: QueryToken[], language: Language): QueryToken[] {
  const stop = stopWords(language);
  return tokens.filter(({ term }) => !stop.has(term));
}
