/**
 * Why a request is not served now: the client has had its share, the server is too busy, or the
 * body arrives too slowly.
 */
const statuses = { tooMany: 429, busy: 503, tooSlow: 408 } as const;

/** Thrown by everything that limits work; handled in one place. */
export class Overload extends Error {
  override name = 'Overload';
  readonly reason: keyof typeof statuses;
  /** Whole seconds after which it makes sense to try again. */
  readonly retryAfter: number;

  constructor(reason: keyof typeof statuses, retryAfter = 2) {
    super(`Not now: ${reason}`);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }

  get status() {
    return statuses[this.reason];
  }
}
