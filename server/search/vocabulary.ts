/** Prefixes of German verbs; what follows is not a word that anybody searches for. */
const verbPrefixes =
  /^(ab|an|auf|aus|be|bei|durch|ein|ent|er|ge|her|hin|mit|nach|uber|um|un|unter|ver|vor|weg|wied|zer|zu)$/;

/** Letters that join the parts of a compound: Verbund-s-glas. */
const links = /(?<=[a-z]{3})(en|er|es|n|s|e)$/;

const shortestHead = 3;
const shortestTail = 4;

/** The terms of a language's texts, to look up words that do not occur as typed. */
export class Vocabulary {
  readonly #terms: ReadonlyMap<string, number>;
  readonly #sorted: string[];

  /** @param terms with the number of documents that have each. */
  constructor(terms: ReadonlyMap<string, number>) {
    this.#terms = terms;
    this.#sorted = [...terms.keys()].sort();
  }

  /** @returns how many documents have a term. */
  documentsWith(term: string): number {
    return this.#terms.get(term) ?? 0;
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  hasPrefix(prefix: string): boolean {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return this.#sorted[low]?.startsWith(prefix) ?? false;
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

  /** Terms that become the given one when two adjacent letters are swapped. */
  transposed(term: string): string[] {
    const found: string[] = [];
    for (let index = 0; index + 1 < term.length; index += 1) {
      const swapped = `${term.slice(0, index)}${term[index + 1]}${term[index]}${term.slice(index + 2)}`;
      if (swapped !== term && this.#terms.has(swapped)) found.push(swapped);
    }
    return found;
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
      if (!this.#terms.has(tail) || verbPrefixes.test(head)) continue;
      parts.add(tail);
      const stem = [head, head.replace(links, '')].find((one) => this.#terms.has(one));
      if (stem) parts.add(stem);
      this.#split(head, parts);
    }
  }
}
