import type { Context } from 'hono';
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
      context.header(
        'set-cookie',
        generatePayloadCookie({
          collectionAuthConfig: payload.collections.users.config.auth,
          cookiePrefix: payload.config.cookiePrefix,
          token,
        }),
      );
      return context.redirect('/admin', 303);
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'LockedAuth') return refuse(429, 'locked');
      if (name === 'AuthenticationError') return refuse(401, 'failed');
      log.error({ error: describe(error) }, 'signing in failed');
      return refuse(503, 'unavailable');
    }
  };
}
