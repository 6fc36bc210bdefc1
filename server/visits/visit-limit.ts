import { createHmac, randomBytes } from 'node:crypto';
import type { Client } from '../http/client-address.ts';
import { type Allowance, RateLimit } from '../http/rate-limit.ts';

interface Allowances {
  /** One page, opened by people who share an address and were sent a link. */
  ofPage: Allowance;
  /** All pages together. */
  ofClient: Allowance;
}

/** All pages: an office that reads a page every two seconds. */
const ofVisits: Allowances = {
  ofPage: { burst: 10, secondsEach: 30 },
  ofClient: { burst: 120, secondsEach: 2 },
};

const forgottenAfter = 10 * 60_000;

/**
 * Keeps one client from counting itself up. An address is only ever held as a hash with a salt that
 * nobody knows, in memory, and discarded with the salt after ten minutes.
 */
export class VisitLimit {
  #limit = new RateLimit();
  #salt = randomBytes(32);
  readonly #allowances: Allowances;
  readonly #timer = setInterval(() => this.#forget(), forgottenAfter).unref();

  constructor(allowances = ofVisits) {
    this.#allowances = allowances;
  }

  isCounted({ address, isLoopback }: Client, page: string): boolean {
    // All visitors together, behind an undeclared proxy.
    if (isLoopback) return true;
    const { ofPage, ofClient } = this.#allowances;
    return (
      this.#limit.take(this.#hash(address, page), ofPage).isAllowed &&
      this.#limit.take(this.#hash(address), ofClient).isAllowed
    );
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #forget(): void {
    this.#limit = new RateLimit();
    this.#salt = randomBytes(32);
  }

  #hash(...parts: string[]): string {
    return createHmac('sha256', this.#salt).update(parts.join('\n')).digest('base64url');
  }
}
