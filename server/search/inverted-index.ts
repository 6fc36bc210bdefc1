import type { Pause } from './pauser.ts';
import { type Postings, PostingsWriter } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The parts of a document, and what a term in each of them counts. */
const fields = [
  ['title', 4],
  ['names', 4],
  ['lead', 1.5],
  ['body', 1],
] as const;

/** The terms of each part. */
export type Fields = Record<(typeof fields)[number][0], readonly string[]>;

/** A term, all terms that begin with one or are spelt like one, or several of these. */
export type Query =
  | string
  | { beginning: string }
  | { near: string }
  | { any: readonly Query[] }
  | { all: readonly Query[] };

interface Match {
  score: number;
  /** Terms of the query that the document answers. */
  asked: string[];
  /** Terms of the document that answer it. */
  terms: string[];
}

/** By the numbers of the documents, in the order in which they were added. */
type Matches = Map<number, Match>;

/** Of BM25+: how soon more of a term counts no more, what the length counts, the least of a match. */
const saturation = 1.2;
const lengthWeight = 0.7;
const leastOfMatch = 0.5;

/** What terms that begin with a word, or are spelt like it, count beside the word itself. */
const weightOfBeginning = 0.375;
const weightOfNear = 0.45;
/** How many letters of a word may be wrong: a part of it, and no more than these. */
const partOfNear = 0.4;
const mostOfNear = 3;

/**
 * In which fields of which documents each term is, and how often, scored by BM25+ (Lv, Zhai 2011).
 * It is all in arrays of numbers, since maps of maps take many times the memory
 * (docs/decisions/0076-the-index-in-arrays.md).
 */
export class InvertedIndex {
  readonly #vocabulary: Vocabulary;
  readonly #postings: Postings;
  /** How many different terms each field of each document has, and has on average. */
  readonly #lengths: Float32Array;
  readonly #usual: readonly number[];

  private constructor(vocabulary: Vocabulary, postings: Postings, lengths: Float32Array) {
    this.#vocabulary = vocabulary;
    this.#postings = postings;
    this.#lengths = lengths;
    const amount = lengths.length / fields.length;
    this.#usual = fields.map((_, field) => {
      let sum = 0;
      for (let at = field; at < lengths.length; at += fields.length) sum += lengths[at] ?? 0;
      return sum / amount;
    });
  }

  /** @param vocabulary with all terms of the documents. @param pause lets other work continue. */
  static async build(
    vocabulary: Vocabulary,
    documents: readonly Fields[],
    pause: Pause,
  ): Promise<InvertedIndex> {
    const writer = new PostingsWriter();
    const lengths = new Float32Array(documents.length * fields.length);
    for (const [document, texts] of documents.entries()) {
      for (const [field, [name]] of fields.entries()) {
        const counts = new Map<string, number>();
        for (const term of texts[name]) counts.set(term, (counts.get(term) ?? 0) + 1);
        // What has no words is no shorter than what has one.
        lengths[document * fields.length + field] = Math.max(1, counts.size);
        for (const [term, count] of counts) {
          const place = vocabulary.placeOf(term);
          if (place === undefined) throw new Error(`“${term}” is not in the vocabulary`);
          writer.add(place * fields.length + field, document, count);
        }
      }
      await pause();
    }
    const postings = await writer.sort(vocabulary.size * fields.length, pause);
    return new InvertedIndex(vocabulary, postings, lengths);
  }

  /** @returns what answers a query, the best first. */
  search(query: Query): Matches {
    const found = [...this.#find(query)];
    // Several words in one document tell more than one of them often.
    for (const [, match] of found) match.score *= match.asked.length;
    return new Map(found.sort(([, one], [, other]) => other.score - one.score));
  }

  #find(query: Query): Matches {
    if (typeof query === 'string') return this.#add(new Map(), query, query, 1);
    if ('beginning' in query) return this.#beginning(query.beginning);
    if ('near' in query) return this.#near(query.near);
    if ('any' in query) return query.any.map((one) => this.#find(one)).reduce(either, new Map());
    const [first = new Map(), ...others] = query.all.map((one) => this.#find(one));
    return others.reduce(both, first);
  }

  #beginning(word: string): Matches {
    const matches: Matches = new Map();
    for (const term of this.#vocabulary.beginningWith(word)) {
      const more = term.length - word.length;
      const part = term.length / (term.length + 0.3 * more);
      this.#add(matches, word, term, more === 0 ? 1 : weightOfBeginning * part);
    }
    return matches;
  }

  #near(word: string): Matches {
    const matches: Matches = new Map();
    const most = Math.min(mostOfNear, Math.round(word.length * partOfNear));
    for (const [term, errors] of this.#vocabulary.near(word, most)) {
      const part = term.length / (term.length + errors);
      this.#add(matches, word, term, errors === 0 ? 1 : weightOfNear * part);
    }
    return matches;
  }

  /** Adds the documents that have a term, for the word of a query. */
  #add(matches: Matches, asked: string, term: string, weight: number): Matches {
    const place = this.#vocabulary.placeOf(term);
    if (place === undefined) return matches;
    const { starts, documents, counts } = this.#postings;
    const amount = this.#lengths.length / fields.length;
    for (const [field, [, boost]] of fields.entries()) {
      const key = place * fields.length + field;
      const start = starts[key] ?? 0;
      const end = starts[key + 1] ?? 0;
      const rarity = Math.log(1 + (amount - (end - start) + 0.5) / (end - start + 0.5));
      for (let at = start; at < end; at += 1) {
        const document = documents[at] ?? 0;
        const length = this.#lengths[document * fields.length + field] ?? 1;
        const count = frequency(counts[at] ?? 0, length / (this.#usual[field] ?? 1));
        note(matches, document, { score: weight * boost * rarity * count, asked, term });
      }
    }
    return matches;
  }
}

/** @param length of a text, beside that of others. */
function frequency(count: number, length: number): number {
  const free = saturation * (1 - lengthWeight + lengthWeight * length);
  return leastOfMatch + (count * (saturation + 1)) / (count + free);
}

function note(
  matches: Matches,
  document: number,
  { score, asked, term }: { score: number; asked: string; term: string },
): void {
  const known = matches.get(document);
  if (!known) {
    matches.set(document, { score, asked: [asked], terms: [term] });
    return;
  }
  known.score += score;
  addOnce(known.asked, [asked]);
  addOnce(known.terms, [term]);
}

function addOnce(known: string[], more: readonly string[]): void {
  for (const one of more) if (!known.includes(one)) known.push(one);
}

function joined(known: Match | undefined, match: Match): Match {
  if (!known) return match;
  known.score += match.score;
  addOnce(known.asked, match.asked);
  addOnce(known.terms, match.terms);
  return known;
}

function either(one: Matches, other: Matches): Matches {
  for (const [document, match] of other) one.set(document, joined(one.get(document), match));
  return one;
}

function both(one: Matches, other: Matches): Matches {
  const common: Matches = new Map();
  for (const [document, match] of other) {
    const known = one.get(document);
    if (known) common.set(document, joined(known, match));
  }
  return common;
}
