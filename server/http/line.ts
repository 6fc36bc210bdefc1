import { Overload } from './overload.ts';

/** Work that is done one piece at a time, of which not more than so many pieces wait. */
export class Line {
  readonly #most: number;
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** @throws Overload when too many wait already, and what `work` throws. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#length >= this.#most) throw new Overload('busy', 5);
    this.#length += 1;
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.#length -= 1;
    }
  }
}
