import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { generatePayloadCookie, type Payload } from 'payload';
import type { Logger } from 'pino';
import type { LoginFailure } from '../app/site.tsx';
import { describe, type Pages } from './pages.ts';
import { readBody } from './request-body.ts';
import { isSameOrigin } from './security.ts';

/** `POST /login`: opens a session of Payload's own and leads to the admin. */
export function receiveLogin({
  payload,
  pages,
  log,
}: {
  payload: Payload;
  pages: Pages;
  log: Logger;
}) {
  const { auth } = payload.collections.users.config;
  const failures = new FailureCounter(auth.maxLoginAttempts, auth.lockTime);

  return async (context: Context): Promise<Response> => {
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
