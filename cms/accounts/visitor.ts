import { AsyncLocalStorage } from 'node:async_hooks';

/** Why a request has to be retried later. */
export interface Delay {
  /** 429: this visitor has had its share. 503: there are too many requests overall. */
  status: 429 | 503;
  /** Whole seconds. */
  retryAfter: number;
}

/**
 * Who is behind the current request. The server's routes know (server/staff/visitors.ts); Payload's
 * operations ask here, so that limits apply whatever URL was used.
 */
export interface Visitor {
  /** What the browser says that it is. */
  readonly userAgent: string;
  /** Counts an attempt to guess the password of an account, by the email that was typed. */
  tries(email: string): Promise<Delay | null>;
  /** Counts an attempt to guess the second factor of an account, whoever makes it from wherever. */
  triesCode(email: string): Promise<Delay | null>;
  /** Counts any other request about accounts by somebody who is not signed in. */
  asks(): Promise<Delay | null>;
  /** Somebody has signed in to this account, or given its password once more. */
  knows(email: string): Promise<void>;
  /**
   * Waits until this request is the only one doing such work, and holds that turn until the request
   * is answered, however often it asks.
   */
  turn(toDo: 'derive' | 'changeAdministrators'): Promise<Delay | null>;
}

export const visitors = new AsyncLocalStorage<Visitor>();
