import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { generatePayloadCookie, type Payload } from 'payload';
import type { Logger } from 'pino';
import type { LoginFailure } from '../app/site.tsx';
import type { ClientAddress } from './client-address.ts';
import { describe, type Pages } from './pages.ts';
import { type Allowance, RateLimit } from './rate-limit.ts';
import { readBody } from './request-body.ts';
import { isSameOrigin } from './security.ts';

/** Colleagues behind one address sign in together; whoever tries many accounts is slowed. */
const attempts: Allowance = { burst: 30, secondsEach: 20 };
/** An address of this machine may be all visitors together, behind a proxy nobody has named. */
const attemptsOnThisMachine: Allowance = { burst: 300, secondsEach: 1 };

/**
 * Counts tries to sign in by client, whatever account they are for. Payload's own lock counts by
 * account, which does not stop who tries one password on many.
 * @returns the seconds to wait, or null.
 */
export function signInLimit(addressOf: ClientAddress): (request: IncomingMessage) => number | null {
  const limit = new RateLimit();
  return (request) => {
    const client = addressOf(request);
    const allowance = client.isLoopback ? attemptsOnThisMachine : attempts;
    const decision = limit.take(client.address, allowance);
    return decision.isAllowed ? null : decision.retryAfter;
  };
}

/** `POST /login`: opens a session of Payload's own and leads to the admin. */
export function receiveLogin({
  payload,
  pages,
  log,
  waitOf,
}: {
  payload: Payload;
  pages: Pages;
  log: Logger;
  /** Of `signInLimit`. */
  waitOf: (request: IncomingMessage) => number | null;
}) {
  const { auth } = payload.collections.users.config;
  const failures = new FailureCounter(auth.maxLoginAttempts, auth.lockTime);

  return async (context: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
    if (!isSameOrigin(context)) return context.text('', 403);
    const form = new URLSearchParams((await readBody(context)) ?? '');
    const email = form.get('email')?.trim() ?? '';
    const password = form.get('password') ?? '';
    const refuse = (status: number, failure: LoginFailure) =>
      pages.render(context, {
        status,
        formState: { form: 'login', values: { email }, errors: {}, failure },
      });
    if (!email || !password) return refuse(422, 'missing');
    const wait = waitOf(context.env.incoming);
    if (wait !== null) {
      context.header('retry-after', String(wait));
      return refuse(429, 'locked');
    }
    try {
      const { token } = await payload.login({ collection: 'users', data: { email, password } });
      if (!token) return refuse(401, 'failed');
      failures.forget(email);
      context.header(
        'set-cookie',
        generatePayloadCookie({
          collectionAuthConfig: auth,
          cookiePrefix: payload.config.cookiePrefix,
          token,
        }),
      );
      return context.redirect('/admin', 303);
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'LockedAuth' || name === 'AuthenticationError') {
        return failures.add(email) ? refuse(429, 'locked') : refuse(401, 'failed');
      }
      log.error({ error: describe(error) }, 'signing in failed');
      return refuse(503, 'unavailable');
    }
  };
}

/**
 * Payload locks accounts, and so has nothing to lock where there is none. What visitors are told
 * is counted here, by address, so that it does not tell which addresses have an account.
 */
class FailureCounter {
  readonly #counts: LRUCache<string, number>;
  readonly #maximum: number;

  constructor(maximum: number, milliseconds: number) {
    this.#maximum = maximum;
    this.#counts = new LRUCache({ max: 10_000, ttl: milliseconds });
  }

  /** @returns whether the address had failed too often before this. */
  add(email: string): boolean {
    const key = email.toLowerCase();
    const count = this.#counts.get(key) ?? 0;
    // Further attempts do not make it last longer.
    if (count >= this.#maximum) return true;
    this.#counts.set(key, count + 1);
    return false;
  }

  forget(email: string): void {
    this.#counts.delete(email.toLowerCase());
  }
}
