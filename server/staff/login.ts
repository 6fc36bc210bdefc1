import type { Context } from 'hono';
import { generatePayloadCookie, type Payload } from 'payload';
import type { Logger } from 'pino';
import type { FormState } from '../../app/site.tsx';
import { TooManyRequests } from '../../cms/accounts/errors.ts';
import type { Delay } from '../../cms/accounts/visitor.ts';
import { describe } from '../../cms/log.ts';
import { readBody } from '../http/request-body.ts';
import { isSameOrigin } from '../http/security.ts';
import type { Pages } from '../pages/pages.ts';

interface Options {
  payload: Payload;
  pages: Pages;
  log: Logger;
  /** Whether the site can send password reset mails. */
  hasMail: boolean;
}

/** `/login`: starts a Payload session and redirects to the admin. */
export function loginHandlers({ payload, pages, log, hasMail }: Options) {
  const { auth } = payload.collections.users.config;

  const show = (context: Context) =>
    pages.render(context, { formState: { form: 'login', values: {}, errors: {}, hasMail } });

  const receive = async (context: Context): Promise<Response> => {
    if (!isSameOrigin(context)) return context.text('', 403);
    const form = new URLSearchParams((await readBody(context)) ?? '');
    const email = form.get('email')?.trim() ?? '';
    const password = form.get('password') ?? '';
    const refuse = (status: number, failure: FormState['failure']) =>
      pages.render(context, {
        status,
        formState: { form: 'login', values: { email }, errors: {}, hasMail, ...{ failure } },
      });
    if (!email || !password) return refuse(422, 'missing');
    try {
      const { token } = await payload.login({ collection: 'users', data: { email, password } });
      if (!token) return refuse(401, 'failed');
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
      if (error instanceof TooManyRequests) {
        return refuse(error.delay.status, delayed(context, error.delay));
      }
      // Nobody has a blank password.
      const name = error instanceof Error ? error.name : '';
      if (name === 'AuthenticationError' || name === 'ValidationError') {
        return refuse(401, 'failed');
      }
      log.error({ error: describe(error) }, 'a sign-in could not be checked');
      return refuse(503, 'unavailable');
    }
  };

  return { show, receive };
}

/** @returns the error message for the page. */
export function delayed(context: Context, { status, retryAfter }: Delay) {
  context.header('retry-after', String(retryAfter));
  return status === 429 ? 'tooManyAttempts' : 'signInBusy';
}
