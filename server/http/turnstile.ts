/** How long somebody inside keeps others waiting. */
const patienceInMilliseconds = 5000;
/** After each the place stays empty for as long as it was taken, up to this. */
const longestRestInMilliseconds = 250;

/**
 * Lets a few through at once. The others wait in a line, which is never long.
 *
 * With SQLite an answer may be made without ever waiting for anything, and a turn of the event
 * loop takes one new connection only. So between two answers there are turns for everybody else:
 * what goes through here has half of the process at most.
 */
export class Turnstile {
  readonly #atOnce: number;
  readonly #longest: number;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#longest = waiting;
  }

  /** @returns what `work` returns, or null when the line is full; then nothing was begun. */
  async pass<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#line.length >= this.#longest) return null;
    await new Promise<void>((enter) => {
      this.#line.push(enter);
      this.#admit();
    });
    let isInside = true;
    const begun = performance.now();
    const leave = () => {
      if (!isInside) return;
      isInside = false;
      const rest = Math.min(performance.now() - begun, longestRestInMilliseconds);
      setTimeout(() => {
        this.#inside -= 1;
        this.#admit();
      }, rest);
    };
    // Nobody's slow line, or a database that does not answer, shuts all others out.
    const timer = setTimeout(leave, patienceInMilliseconds).unref();
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  #admit(): void {
    if (this.#inside >= this.#atOnce) return;
    const enter = this.#line.shift();
    if (!enter) return;
    this.#inside += 1;
    enter();
  }
}
