import { nearTerms } from './near-terms.ts';

/** Prefixes of German verbs; what follows is not a word that anybody searches for. */
const verbPrefixes =
  /^(ab|an|auf|aus|be|bei|durch|ein|ent|er|ge|her|hin|mit|nach|uber|um|un|unter|ver|vor|weg|wied|zer|zu)$/;

/** Letters that join the parts of a compound: Verbund-s-glas. */
const links = /(?<=[a-z]{3})(en|er|es|n|s|e)$/;

const shortestHead = 3;
const shortestTail = 4;

/** Shorter words differ from too many others by one letter. */
const shortestForgiven = 5;
const shortestForgivenTwice = 9;

/** The terms of a language's texts, to look up words that do not occur as typed. */
export class Vocabulary {
  readonly #sorted: readonly string[];
  /** Where each term is in the order of all. */
  readonly #places: ReadonlyMap<string, number>;
  readonly #documents: Uint32Array;

  /** @param terms with the number of documents that have each. */
  constructor(terms: ReadonlyMap<string, number>) {
    this.#sorted = [...terms.keys()].sort();
    this.#places = new Map(this.#sorted.map((term, place) => [term, place]));
    this.#documents = Uint32Array.from(this.#sorted, (term) => terms.get(term) ?? 0);
  }

  get size(): number {
    return this.#sorted.length;
  }

  /** @returns the number of a term, from 0 to the size, or undefined where no text has it. */
  placeOf(term: string): number | undefined {
    return this.#places.get(term);
  }

  /** @returns how many documents have a term. */
  documentsWith(term: string): number {
    return this.#documents[this.#places.get(term) ?? -1] ?? 0;
  }

  has(term: string): boolean {
    return this.#places.has(term);
  }

  hasPrefix(prefix: string): boolean {
    return this.#sorted[this.#firstFrom(prefix)]?.startsWith(prefix) ?? false;
  }

  beginningWith(prefix: string): string[] {
    const found: string[] = [];
    for (let at = this.#firstFrom(prefix); at < this.#sorted.length; at += 1) {
      const term = this.#sorted[at];
      if (!term?.startsWith(prefix)) break;
      found.push(term);
    }
    return found;
  }

  /** Terms with at most some wrong letters, each with their number. */
  near(term: string, most: number): [term: string, errors: number][] {
    return nearTerms(this.#sorted, term, most);
  }

  /** Terms that contain the given letters. */
  containing(part: string, limit: number): string[] {
    const found: string[] = [];
    for (const term of this.#sorted) {
      if (!term.includes(part)) continue;
      found.push(term);
      if (found.length === limit) break;
    }
    return found;
  }

  /** Terms that were probably meant: hardly anybody mistypes the first letter. */
  alike(term: string): string[] {
    return this.beginningWith(term.slice(0, 1)).filter((other) => isMistyped(term, other));
  }

  /**
   * The known words a compound ends with, and those of the remainder:
   * `trapezblechdach` gives `dach` and, where they are known, `trapezblech` and `blech`.
   */
  partsOf(compound: string): string[] {
    const parts = new Set<string>();
    this.#split(compound, parts);
    parts.delete(compound);
    return [...parts];
  }

  #split(word: string, parts: Set<string>): void {
    for (let at = shortestHead; at <= word.length - shortestTail; at += 1) {
      const tail = word.slice(at);
      const head = word.slice(0, at);
      if (!this.#places.has(tail) || verbPrefixes.test(head)) continue;
      parts.add(tail);
      const stem = [head, head.replace(links, '')].find((one) => this.#places.has(one));
      if (stem) parts.add(stem);
      this.#split(head, parts);
    }
  }

  /** Where a beginning is in the order of all terms, or would be. */
  #firstFrom(term: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export type PartsOf = (term: string) => string[];

/** The parts of each compound, determined once. */
export function compoundParts(vocabulary: Vocabulary): PartsOf {
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

/** Whether a word is another one with a typing error, or two if it is long; swapped letters if it is short. */
export function isMistyped(typed: string, meant: string): boolean {
  if (typed.length === shortestForgiven - 1) {
    const letters = (word: string) => [...word].sort().join('');
    return letters(typed) === letters(meant) && errorsBetween(typed, meant, 1) <= 1;
  }
  const most = typed.length >= shortestForgivenTwice ? 2 : typed.length >= shortestForgiven ? 1 : 0;
  if (most === 0 || Math.abs(typed.length - meant.length) > most) return false;
  return meant.length >= shortestForgiven - 1 && errorsBetween(typed, meant, most) <= most;
}

/** Letters left out, added, exchanged, or swapped with the next one; more than `most` are not counted. */
function errorsBetween(one: string, other: string, most: number): number {
  let twoBefore: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let errors = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped && row > 1) errors = Math.min(errors, (twoBefore[column - 2] ?? 0) + 1);
      current.push(errors);
    }
    if (Math.min(...current) > most) return most + 1;
    twoBefore = before;
    before = current;
  }
  return before[other.length] ?? most + 1;
}
