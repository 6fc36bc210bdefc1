/**
 * Why a request is not answered now: its sender has had a share already, the server has too much to
 * do, or what is sent comes too slowly.
 */
const statuses = { tooMany: 429, busy: 503, tooSlow: 408 } as const;

/** Thrown by whatever bounds work; answered in one place. */
export class Overload extends Error {
  override name = 'Overload';
  readonly reason: keyof typeof statuses;
  /** Whole seconds after which another attempt makes sense. */
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
