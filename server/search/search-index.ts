import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Language } from '../../app/i18n/languages.ts';
import { textOf } from '../../app/i18n/text.ts';
import type { SearchDocument } from '../../cms/interface.ts';
import { QueryReader } from './query.ts';
import { joinHyphened, type Token, tokenize } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

/** A document with the terms of each of its passages. */
interface Entry {
  document: SearchDocument;
  passages: readonly string[][];
}

export interface Hit {
  entry: Entry;
  /** Terms of the document that were looked for. */
  terms: string[];
}

interface Found {
  /** The best first. */
  hits: Hit[];
  /** Nothing had the words as they were typed; these come close. */
  isSimilar: boolean;
}

interface Fields {
  id: number;
  title: string;
  names: string;
  lead: string;
  body: string;
}

/** Terms are joined by what no term has in it. */
const separator = '\n';

/** How long a build may keep others waiting. */
const sliceInMilliseconds = 8;

/** Where only some of the words were found, more results would have little to do with them. */
const mostForSomeWords = 10;

const shortestSurface = 4;

const options: SearchOptions = {
  boost: { title: 4, names: 4, lead: 1.5 },
  combineWith: 'AND',
  // The words of a query are read by query.ts.
  tokenize: (term) => [term],
  processTerm: (term) => term,
};

/** What is published in one language, by its words. */
export class SearchIndex {
  readonly #index = new MiniSearch<Fields>({
    fields: ['title', 'names', 'lead', 'body'],
    tokenize: (terms) => terms.split(separator),
    processTerm: (term) => term || null,
    searchOptions: options,
  });
  readonly #entries: Entry[] = [];
  readonly #surfaces: Map<string, string>;
  readonly #reader: QueryReader;
  readonly #partsOf: PartsOf;

  private constructor(reader: QueryReader, surfaces: Map<string, string>, partsOf: PartsOf) {
    this.#reader = reader;
    this.#surfaces = surfaces;
    this.#partsOf = partsOf;
  }

  /** Other work goes on in between: no part of it takes long. */
  static async build(
    documents: readonly SearchDocument[],
    language: Language,
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
    const reader = new QueryReader(vocabulary, language, documents.length);
    const partsOf = language === 'de' ? compoundParts(vocabulary) : () => [];
    const index = new SearchIndex(reader, surfaces, partsOf);
    for (const one of analyzed) {
      index.#add(one);
      await pause();
    }
    return index;
  }

  #add({ document, title, names, passages }: AnalyzedDocument): void {
    const whole = (terms: string[]) => [...terms, ...terms.flatMap(this.#partsOf)];
    const [lead = [], ...body] = passages.map(whole);
    this.#index.add({
      id: this.#entries.length,
      title: whole(title).join(separator),
      names: names.join(separator),
      lead: lead.join(separator),
      body: body.flat().join(separator),
    });
    this.#entries.push({ document, passages: [lead, ...body].map((all) => [...new Set(all)]) });
  }

  /** @param isTyping the last word of the query may be the beginning of one. */
  find(query: string, { isTyping = false } = {}): Found {
    const { words, isSimilar } = this.#reader.read(query, isTyping);
    if (words.length === 0) return { hits: [], isSimilar: false };
    const all = this.#search({ combineWith: 'AND', queries: words });
    if (all.length > 0 || words.length === 1) return { hits: all, isSimilar };
    const some = this.#search({ combineWith: 'OR', queries: words });
    return { hits: some.slice(0, mostForSomeWords), isSimilar: true };
  }

  /** Words that are there and look like those of a query, the most alike first. */
  nearest(query: string, limit: number): string[] {
    const found = new Map<string, number>();
    for (const term of this.#reader.lettersOf(query)) {
      for (const { terms, score } of this.#index.search(term, { fuzzy: 0.4, maxFuzzy: 3 })) {
        for (const near of terms) {
          const surface = this.#surfaces.get(near);
          if (surface) found.set(surface, Math.max(score, found.get(surface) ?? 0));
        }
      }
    }
    const byScore = [...found].sort(([, one], [, other]) => other - one);
    return byScore.slice(0, limit).map(([surface]) => surface);
  }

  /** @returns whether a term, or a part of it, is among those that a hit was found by. */
  wanted(terms: string[]): (term: string) => boolean {
    const all = new Set(terms);
    return (term) => all.has(term) || this.#partsOf(term).some((part) => all.has(part));
  }

  #search(query: Query): Hit[] {
    const hits: Hit[] = [];
    for (const { id, terms } of this.#index.search(query)) {
      const entry = this.#entries[Number(id)];
      if (entry) hits.push({ entry, terms });
    }
    return hits;
  }
}

interface AnalyzedDocument {
  document: SearchDocument;
  title: string[];
  names: string[];
  passages: string[][];
}

/** Reads documents into terms, and keeps what there is to know of these. */
class Analysis {
  /** In how many documents each term is. */
  readonly frequencies = new Map<string, number>();
  readonly surfaces = new Map<string, string>();
  /** Each term once: a document only refers to it. */
  readonly #terms = new Map<string, string>();
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  document(document: SearchDocument): AnalyzedDocument {
    const title = this.#termsOf(textOf(document.title));
    const names = document.names.flatMap((name) => this.#termsOf(name));
    const passages = document.passages.map(({ text }) => this.#termsOf(textOf(text)));
    for (const term of new Set([title, names, ...passages].flat())) {
      this.frequencies.set(term, (this.frequencies.get(term) ?? 0) + 1);
    }
    return { document, title, names, passages };
  }

  #termsOf(text: string): string[] {
    const tokens = tokenize(text, this.#language);
    for (const token of tokens) this.#keepSurface(text, token);
    return [...tokens, ...joinHyphened(text, tokens, this.#language)].map(({ term }) => {
      const known = this.#terms.get(term);
      if (known !== undefined) return known;
      this.#terms.set(term, term);
      return term;
    });
  }

  #keepSurface(text: string, { kind, term, start, end }: Token): void {
    if (kind !== 'letters' || end - start < shortestSurface || this.surfaces.has(term)) return;
    this.surfaces.set(term, text.slice(start, end));
  }
}

type PartsOf = (term: string) => string[];

/** The parts of each compound, found out once. */
function compoundParts(vocabulary: Vocabulary): PartsOf {
  const known = new Map<string, string[]>();
  return (term) => {
    let parts = known.get(term);
    if (!parts) {
      parts = vocabulary.partsOf(term);
      known.set(term, parts);
    }
    return parts;
  };
}

/** @returns a function that lets others work when its caller has worked for long. */
function pauser(): () => Promise<void> | undefined {
  let started = performance.now();
  return () => {
    if (performance.now() - started < sliceInMilliseconds) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        started = performance.now();
        resolve();
      });
    });
  };
}
