/** Draws by seed: the same seed draws the same, on every machine. */
export class Draw {
  #state: number;
  readonly #isOpen: boolean;

  /** @param isOpen whether what is drawn may be looked at, see `variant`. */
  constructor(seed: string, isOpen: boolean) {
    this.#state = hash(seed);
    this.#isOpen = isOpen;
  }

  /** At least 0, below 1: the generator known as mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `from` to `to`, both included. */
  number(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const drawn = list[Math.floor(this.next() * list.length)];
    if (drawn === undefined) throw new RangeError('Nothing to draw from');
    return drawn;
  }

  /**
   * A wording, notation or layout. Of three or more, each third one is kept for the CVs that nobody
   * looks at: what was learned from the others by heart is worth nothing there.
   */
  variant<T>(list: readonly T[]): T {
    const isKept = this.#isOpen && list.length >= 3;
    return this.pick(isKept ? list.filter((_, index) => index % 3 !== 2) : list);
  }

  shuffle<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.flatMap(() => left.splice(this.number(0, left.length - 1), 1));
  }

  /** `#` becomes a digit. */
  digits(pattern: string): string {
    return pattern.replace(/#/g, () => String(this.number(0, 9)));
  }
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
