import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import type { FormState } from '../../app/site.tsx';
import { SecondFactorRefusal, TooManyRequests } from '../../cms/accounts/errors.ts';
import type { Delay } from '../../cms/accounts/visitor.ts';
import { recordFailedSignIn } from '../../cms/audit/people.ts';
import { describe } from '../../cms/log.ts';
import { readBody } from '../http/request-body.ts';
import { isSameOrigin } from '../http/security.ts';
import type { Pages } from '../pages/pages.ts';
import { backOffice, destinationOf } from './destination.ts';
import { giveSession } from './session-cookie.ts';
import { giveTicket } from './sign-in-ticket.ts';

interface Options {
  payload: Payload;
  pages: Pages;
  log: Logger;
  /** Whether the site can send password reset mails. */
  hasMail: boolean;
}

/** `/login`: starts a Payload session and leads to where somebody wanted to go. */
export function loginHandlers({ payload, pages, log, hasMail }: Options) {
  const page = (context: Context, { values = {}, ...state }: Partial<FormState>, status = 200) =>
    pages.render(context, {
      status,
      formState: { form: 'login', values, errors: {}, hasMail, ...state },
    });

  const show = (context: Context) => {
    const to = destinationOf(context.req.query('to'));
    return page(context, { values: to === backOffice ? {} : { to } });
  };

  const receive = async (context: Context): Promise<Response> => {
    if (!isSameOrigin(context)) return context.text('', 403);
    const form = new URLSearchParams((await readBody(context)) ?? '');
    const email = form.get('email')?.trim() ?? '';
    const password = form.get('password') ?? '';
    const to = destinationOf(form.get('to'));
    const refuse = (status: number, failure: FormState['failure']) =>
      page(context, { values: { email, to }, ...{ failure } }, status);
    if (!email || !password) return refuse(422, 'missing');
    try {
      const { token } = await payload.login({ collection: 'users', data: { email, password } });
      if (!token) return refuse(401, 'failed');
      giveSession(context, payload, token);
      return context.redirect(to, 303);
    } catch (error) {
      if (error instanceof TooManyRequests) {
        return refuse(error.delay.status, delayed(context, error.delay));
      }
      if (error instanceof SecondFactorRefusal) {
        await giveTicket(context, payload, { id: error.account, to });
        return context.redirect('/login/second-factor', 303);
      }
      // Nobody has a blank password.
      const name = error instanceof Error ? error.name : '';
      if (name === 'AuthenticationError' || name === 'ValidationError') {
        await recordFailedSignIn(payload, email);
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
