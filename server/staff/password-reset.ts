import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import type { FormState } from '../../app/site.tsx';
import { makeResetToken, purposeOfToken, resetPassword } from '../../cms/accounts/reset.ts';
import { describe } from '../../cms/log.ts';
import { type Mail, mailTo } from '../../cms/mail/messages.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { Limits } from '../http/limits.ts';
import type { Allowance } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { isSameOrigin } from '../http/security.ts';
import type { Pages } from '../pages/pages.ts';
import type { Site, Sites } from '../sites.ts';
import { delayed } from './login.ts';

const ofClient: Allowance = { burst: 10, secondsEach: 60 };
/** A loopback address may be all visitors together, behind an undeclared proxy. */
const ofThisMachine: Allowance = { burst: 100, secondsEach: 1 };
/** Requests made in somebody else's name must not flood their mailbox. */
const ofRecipient: Allowance = { burst: 3, secondsEach: 15 * 60 };

/** Delays before each retry while the database or the mail server is unavailable. */
const pausesInMilliseconds = [0, 5_000, 60_000];

/** The second factor is offered to whoever has just chosen a password. */
const welcome = `/login?welcome&to=${encodeURIComponent('/login/second-factor')}`;

interface Options {
  payload: Payload;
  pages: Pages;
  sites: Sites;
  addressOf: ClientAddress;
  log: Logger;
  limits: Limits;
  hasMail: boolean;
  send: (mail: Mail) => Promise<void>;
}

type PageContext = Context<{ Bindings: HttpBindings }>;

/**
 * `/login/forgot` and `/login/reset`: setting a new password through a link mailed to the account.
 */
export function passwordResetHandlers(options: Options) {
  const { payload, pages, sites, addressOf, log, hasMail } = options;
  const limit = options.limits('password resets');

  const page = (context: Context, status: number, state: Partial<FormState>) =>
    pages.render(context, {
      status,
      formState: { form: 'password', values: {}, errors: {}, hasMail, ...state },
    });

  const showForgot = (context: Context) => page(context, 200, {});

  /** The response and its timing are the same whether or not the account exists. */
  const ask = async (context: PageContext): Promise<Response> => {
    if (!isSameOrigin(context)) return context.text('', 403);
    if (!hasMail) return page(context, 200, {});
    const form = new URLSearchParams((await readBody(context)) ?? '');
    const email = form.get('email')?.trim() ?? '';
    const values = { email };
    if (!isEmail(email)) return page(context, 422, { values, failure: 'forgotInvalid' });
    const client = addressOf(context.env.incoming);
    const decision = await limit.take(client.address, client.isLoopback ? ofThisMachine : ofClient);
    if (!decision.isAllowed) {
      const failure = delayed(context, { status: 429, retryAfter: decision.retryAfter });
      return page(context, 429, { values, failure });
    }
    const answer = await page(context, 200, { isAsked: true });
    // Silently: the account already has a mail, and strangers need not know.
    if ((await limit.take(recipientOf(email), ofRecipient)).isAllowed) {
      void sendLink(options, email, sites.ofHost(context.req.header('host')));
    }
    return answer;
  };

  const show = async (context: Context): Promise<Response> => {
    const token = context.req.query('token') ?? '';
    const purpose = await purposeOfToken(payload, token).catch(() => 'reset' as const);
    const isInvitation = purpose === 'invitation';
    return keepSecret(
      purpose
        ? await page(context, 200, { values: { token }, isInvitation })
        : await page(context, 410, { failure: 'resetExpired' }),
    );
  };

  const receive = async (context: Context): Promise<Response> => {
    if (!isSameOrigin(context)) return context.text('', 403);
    const form = new URLSearchParams((await readBody(context)) ?? '');
    const values = { token: form.get('token') ?? '' };
    try {
      const isInvitation = (await purposeOfToken(payload, values.token)) === 'invitation';
      const failure = await resetPassword(payload, values.token, form.get('password') ?? '');
      if (!failure) return context.redirect(isInvitation ? welcome : '/login?changed', 303);
      if ('delay' in failure) {
        const { delay } = failure;
        const why = delayed(context, delay);
        return page(context, delay.status, { values, isInvitation, failure: why });
      }
      const { fault } = failure;
      if (fault === 'resetExpired') return page(context, 410, { failure: fault });
      return page(context, 422, { values, isInvitation, failure: fault });
    } catch (error) {
      log.error({ error: describe(error) }, 'a password could not be reset');
      return page(context, 503, { values, failure: 'unavailable' });
    }
  };

  return { showForgot, ask, show, receive };
}

/** The page's address contains the token, which must not reach other sites or request logs. */
function keepSecret(response: Response): Response {
  response.headers.set('referrer-policy', 'strict-origin');
  return response;
}

async function sendLink(
  { payload, log, send }: Options,
  asked: string,
  { origin, language }: Site,
): Promise<void> {
  const messageId = `<password-${randomUUID()}@earc-website>`;
  for (const milliseconds of pausesInMilliseconds) {
    await pause(milliseconds, undefined, { ref: false });
    try {
      const made = await makeResetToken(payload, asked);
      if (!made) return;
      // The origin comes from the configuration: the Host header cannot be trusted.
      const link = `${origin}/login/reset?token=${made.token}`;
      const mail = mailTo({ email: made.email, language, messageId }, 'newPassword', { link });
      if (mail) await send(mail);
      return;
    } catch (error) {
      log.error({ error: describe(error) }, 'a password reset mail could not be sent');
    }
  }
}

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254;

const recipientOf = (email: string): string =>
  `to ${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
