import type { Client } from './client-address.ts';
import { Overload } from './overload.ts';

interface Amounts {
  /** What one client may have at the same time. */
  ofClient: number;
  /** What there is for all. */
  all: number;
}

/** Something that there is only so much of at a time, such as uploads under way. */
export class Shares {
  readonly #amounts: Amounts;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(amounts: Amounts) {
    this.#amounts = amounts;
  }

  /**
   * @returns what gives it back, to be called once.
   * @throws Overload when the client has its share already, or nothing is left.
   */
  take({ address, isLoopback }: Client, amount = 1): () => void {
    const own = this.#taken.get(address) ?? 0;
    // Behind a proxy that nobody has declared all visitors are one.
    if (!isLoopback && own + amount > this.#amounts.ofClient) throw new Overload('tooMany', 5);
    if (this.#all + amount > this.#amounts.all) throw new Overload('busy', 5);
    this.#taken.set(address, own + amount);
    this.#all += amount;
    return () => {
      this.#all -= amount;
      const left = (this.#taken.get(address) ?? 0) - amount;
      if (left > 0) this.#taken.set(address, left);
      else this.#taken.delete(address);
    };
  }
}
