import type { Client } from './client-address.ts';
import { Overload } from './overload.ts';

interface Amounts {
  /** The maximum for one client at a time. */
  ofClient: number;
  /** The maximum for all clients. */
  all: number;
}

/** A resource that is limited at any one time, such as uploads in progress. */
export class Shares {
  readonly #amounts: Amounts;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(amounts: Amounts) {
    this.#amounts = amounts;
  }

  /**
   * @returns a function that releases it, to be called once.
   * @throws Overload when the client already has its share, or nothing is left.
   */
  take({ address, isLoopback }: Client, amount = 1): () => void {
    const own = this.#taken.get(address) ?? 0;
    // Behind an undeclared proxy, all visitors look like one client.
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
