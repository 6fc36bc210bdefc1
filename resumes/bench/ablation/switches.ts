/** What the instrumented code calls: tells which rules had an effect, and switches rules off. */
class Switches {
  off = new Set<number>();
  /** Rules that made a difference since this was last emptied; null if nobody asks. */
  hits: Set<number> | null = null;

  rule<T>(id: number, without: 'never' | 'always', value: T): T | boolean {
    // An operand may be a value that is needed, not only a condition.
    if (this.off.has(id)) return without === 'always' && (value || true);
    if (Boolean(value) !== (without === 'always')) this.hits?.add(id);
    return value;
  }

  pattern(id: number, _without: string, pattern: RegExp): RegExp {
    return new SwitchedPattern(pattern, pattern.flags, id);
  }

  step<T>(id: number, _without: string, value: T, given: () => T): T {
    if (this.off.has(id)) return given();
    if (this.hits && JSON.stringify(value) !== JSON.stringify(given())) this.hits.add(id);
    return value;
  }
}

class SwitchedPattern extends RegExp {
  readonly #id: number;

  /** Copies keep the id: `matchAll` and `split` make some. */
  constructor(pattern: RegExp | string, flags: string | undefined, id = -1) {
    super(pattern, flags);
    this.#id = pattern instanceof SwitchedPattern ? pattern.#id : id;
  }

  override exec(text: string): RegExpExecArray | null {
    if (switches.off.has(this.#id)) return null;
    const found = super.exec(text);
    if (found) switches.hits?.add(this.#id);
    return found;
  }
}

export const switches = new Switches();
Object.assign(globalThis, { ablation: switches });
