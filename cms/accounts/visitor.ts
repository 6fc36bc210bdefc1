import { AsyncLocalStorage } from 'node:async_hooks';

/** Why a request has to come again later. */
export interface Delay {
  /** 429: this visitor has had its share. 503: there are too many of all. */
  status: 429 | 503;
  /** Whole seconds. */
  retryAfter: number;
}

/**
 * Who is behind the request that is being answered. The doors of the server know (server/staff/visitors.ts);
 * operations of Payload ask here, so that a limit holds whatever the address it was called by.
 */
export interface Visitor {
  /** Counts a try to tell the password of an account, by the email that was typed. */
  tries(email: string): Delay | null;
  /** Counts another request about accounts from somebody who is not signed in. */
  asks(): Delay | null;
  /** The password of this account was told right. */
  knows(email: string): void;
  /**
   * Waits until this request is the only one that does something; it stays so until the request
   * is answered, however often it asks.
   */
  turn(toDo: 'derive' | 'changeAdministrators'): Promise<Delay | null>;
}

export const visitors = new AsyncLocalStorage<Visitor>();
