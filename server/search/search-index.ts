import type { Language } from '../../app/i18n/languages.ts';
import { textOf } from '../../app/i18n/text.ts';
import type { SearchDocument, SearchSynonym } from '../../cms/interface.ts';
import { Analysis, type AnalyzedDocument } from './analysis.ts';
import { type Fields, InvertedIndex, type Query } from './inverted-index.ts';
import { readPhrases } from './meanings.ts';
import { pauser } from './pauser.ts';
import { QueryReader, type ReadWord } from './query.ts';
import { type Entry, type Hit, noScore, rank, type Score } from './ranking.ts';
import { foldCharacters } from './stems.ts';
import { compoundParts, type PartsOf, Vocabulary } from './vocabulary.ts';

interface Found {
  /** The best first. */
  hits: Hit[];
  /** Nothing matched as typed; these come close. */
  isSimilar: boolean;
}

/** No term has it, and so what is looked for does not begin in one text and end in the next. */
const separator = '\n';

/** If only some of the words match, further results would hardly be relevant. */
const mostForSomeWords = 10;

/** How many results are checked for characters that have to stand together. */
const mostChecked = 200;

/** Fewer results leave room for pages that answer one of the words. */
const fewResults = 3;

/** The index of everything published in one language. */
export class SearchIndex {
  readonly #index: InvertedIndex;
  readonly #entries: Entry[] = [];
  readonly #surfaces: Map<string, string>;
  readonly #reader: QueryReader;
  readonly #partsOf: PartsOf;
  /** Where each page is among the entries, by its address and its title. */
  readonly #places = new Map<string, number>();

  /** Terms of the names of all products. */
  readonly #names = new Set<string>();
  readonly #isSpaceless: boolean;

  private constructor(index: InvertedIndex, { reader, surfaces, partsOf, language }: Texts) {
    this.#index = index;
    this.#reader = reader;
    this.#surfaces = surfaces;
    this.#partsOf = partsOf;
    this.#isSpaceless = language === 'ja' || language === 'zh';
  }

  /** Other work continues in between: no slice takes long. */
  static async build(
    documents: readonly SearchDocument[],
    language: Language,
    synonyms: readonly SearchSynonym[] = [],
  ): Promise<SearchIndex> {
    const pause = pauser();
    const analysis = new Analysis(language);
    const analyzed: AnalyzedDocument[] = [];
    for (const document of documents) {
      analyzed.push(analysis.document(document));
      await pause();
    }
    const { frequencies, surfaces } = analysis;
    const vocabulary = new Vocabulary(frequencies);
    await pause();
    const phrases = await readPhrases(synonyms, language, pause);
    const amount = documents.length;
    const reader = new QueryReader({ vocabulary, language, phrases, documents: amount });
    const partsOf = language === 'de' ? compoundParts(vocabulary) : () => [];
    const fields: Fields[] = [];
    for (const one of analyzed) {
      fields.push(fieldsOf(one, partsOf));
      await pause();
    }
    const terms = await InvertedIndex.build(vocabulary, fields, pause);
    const index = new SearchIndex(terms, { reader, surfaces, partsOf, language });
    for (const one of analyzed) {
      index.#add(one);
      await pause();
    }
    return index;
  }

  #add({ document, names, passages }: AnalyzedDocument): void {
    for (const page of [document.href, textOf(document.title)]) {
      if (!this.#places.has(pageKey(page))) this.#places.set(pageKey(page), this.#entries.length);
    }
    for (const name of names) this.#names.add(name);
    this.#entries.push({
      document,
      passages: passages.map((terms) => [...new Set(withParts(terms, this.#partsOf))]),
      names: new Set(names),
    });
  }

  /** @param isTyping the last word of the query may be the beginning of one. */
  find(query: string, { isTyping = false } = {}): Found {
    const { words, terms } = this.#reader.read(query, isTyping);
    if (words.length === 0) return { hits: [], isSimilar: false };
    const pages = this.#pagesOf(words);
    const isAnswered = words.every((word) => word.pages.length > 0);
    const together = words.flatMap((word) => word.together ?? []);
    let found = this.#checked(this.#withAll(words), together);
    let isSimilar = words.some((word) => word.isSimilar);
    if (found.size === 0 && !isAnswered) {
      found = this.#withSome(words);
      isSimilar = true;
    }
    // Pages that answer a query, or a word of one that few have, need not have its words.
    if (isAnswered || found.size < fewResults) {
      for (const id of pages.keys()) if (!found.has(id)) found.set(id, noScore);
    }
    const isName = terms.length > 0 && terms.every((term) => this.#names.has(term));
    const hits = rank(found, {
      entries: this.#entries,
      pageOf: (href) => this.#places.get(href),
      ...{ pages, isAnswered, names: isName ? terms : [] },
    });
    return { hits, isSimilar };
  }

  /** Indexed words that resemble those of a query, the most similar first. */
  nearest(query: string, limit: number): string[] {
    const found = new Map<string, number>();
    for (const term of this.#reader.lettersOf(query)) {
      for (const { terms, score } of this.#index.search({ near: term }).values()) {
        for (const near of terms) {
          const surface = this.#surfaces.get(near);
          if (surface) found.set(surface, Math.max(score, found.get(surface) ?? 0));
        }
      }
    }
    const byScore = [...found].sort(([, one], [, other]) => other - one);
    return byScore.slice(0, limit).map(([surface]) => surface);
  }

  /** @returns whether a term, or a part of it, is one that a hit matched. */
  wanted(terms: string[]): (term: string) => boolean {
    const all = new Set(terms);
    return (term) => all.has(term) || this.#partsOf(term).some((part) => all.has(part));
  }

  #withAll(words: ReadWord[]): Map<number, Score> {
    const queries = words.map(({ query }) => query);
    const isKnown = (query: Query | null): query is Query => query !== null;
    if (!queries.every(isKnown)) return new Map();
    return this.#index.search({ all: queries });
  }

  /** What has most of the words, but at least half of them. */
  #withSome(all: ReadWord[]): Map<number, Score> {
    const words = all.filter(({ isSlight }) => !isSlight);
    const known = words.filter(({ query, isSimilar }) => query !== null && !isSimilar);
    // One ordinary word beside one that no text has says nothing about what was meant.
    const isMeant = known.some(({ isMeaning }) => isMeaning);
    if (known.length * 2 <= words.length && !isMeant) return new Map();
    const counts = new Map<number, number>();
    const scores = new Map<number, Score>();
    for (const { query, together } of known) {
      if (!query) continue;
      const found = this.#checked(this.#index.search(query), together ? [together] : []);
      for (const [id, { score, terms }] of found) {
        const sum = scores.get(id) ?? noScore;
        scores.set(id, { score: sum.score + score, terms: [...sum.terms, ...terms] });
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    const most = Math.max(0, ...counts.values());
    // What is written without spaces is rather one word than several.
    const least = this.#isSpaceless ? words.length + 1 : words.length;
    if (most * 2 < least && !isMeant) return new Map();
    const best = [...scores].filter(([id]) => counts.get(id) === most);
    best.sort(([, one], [, other]) => other.score - one.score);
    return new Map(best.slice(0, mostForSomeWords));
  }

  /** Leaves out what has the parts of a word, but not together. */
  #checked(found: Map<number, Score>, together: string[]): Map<number, Score> {
    if (together.length === 0) return found;
    const some = [...found].slice(0, mostChecked);
    return new Map(
      some.filter(([id]) => {
        const document = this.#entries[id]?.document;
        if (!document) return false;
        const texts = [document.title, ...document.passages.map(({ text }) => text)];
        const all = foldCharacters(texts.map(textOf).join(separator));
        return together.every((characters) => all.includes(characters));
      }),
    );
  }

  /** How well pages answer a query: the first one of each word counts most. */
  #pagesOf(words: ReadWord[]): Map<number, number> {
    const answered = words.filter((word) => word.pages.length > 0);
    const special = answered.filter((word) => !word.isGeneral);
    const pages = new Map<number, number>();
    for (const word of special.length > 0 ? special : answered) {
      for (const [place, page] of word.pages.entries()) {
        const id = this.#places.get(pageKey(page));
        if (id !== undefined) pages.set(id, (pages.get(id) ?? 0) + 1 / (1 + place));
      }
    }
    return pages;
  }
}

interface Texts {
  reader: QueryReader;
  /** As they are written in the texts, by their terms. */
  surfaces: Map<string, string>;
  partsOf: PartsOf;
  language: Language;
}

/** The terms, and parts of compounds among them. */
const withParts = (terms: readonly string[], partsOf: PartsOf) => [
  ...terms,
  ...terms.flatMap(partsOf),
];

function fieldsOf({ title, names, passages }: AnalyzedDocument, partsOf: PartsOf): Fields {
  const [lead = [], ...body] = passages.map((terms) => withParts(terms, partsOf));
  return { title: withParts(title, partsOf), names, lead, body: body.flat() };
}

/** Addresses, and titles whatever spaces they are set with. */
const pageKey = (page: string) => page.normalize('NFKC').replace(/\s/g, '');
