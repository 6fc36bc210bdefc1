import type { Context } from 'hono';
import { createLocalReq, type Payload } from 'payload';
import type { Logger } from 'pino';
import { renderSVG } from 'uqr';
import type { FormState, SecondFactorState } from '../../app/site.tsx';
import { TooManyRequests } from '../../cms/accounts/errors.ts';
import { isPasswordOf } from '../../cms/accounts/passwords.ts';
import { seal, unseal } from '../../cms/accounts/sealed.ts';
import {
  acceptCode,
  isSecondFactorRequired,
  keepSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from '../../cms/accounts/second-factor.ts';
import { endSessions, sessionOf, startSession } from '../../cms/accounts/sessions.ts';
import { keyAddress, makeSecret, stepOf } from '../../cms/accounts/totp.ts';
import { visitors } from '../../cms/accounts/visitor.ts';
import { describe } from '../../cms/log.ts';
import type { User } from '../../cms/payload-types.ts';
import { readBody } from '../http/request-body.ts';
import { isSameOrigin } from '../http/security.ts';
import type { Pages } from '../pages/pages.ts';
import { backOffice } from './destination.ts';
import { visitorOf } from './door.ts';
import { delayed } from './login.ts';
import { giveSession } from './session-cookie.ts';
import { dropTicket, readTicket } from './sign-in-ticket.ts';

const address = '/login/second-factor';

interface Options {
  payload: Payload;
  pages: Pages;
  log: Logger;
}

/** Whose second factor it is about. */
interface Guest {
  account: User;
  /** The session that asks; without one, only the password was given so far. */
  session: string | null;
  /** Recovery codes left, or null without a second factor. */
  codesLeft: number | null;
  to: string;
}

interface Sent {
  code: string;
  password: string;
  key: string;
  change: string;
}

/** A key that was offered and is not in use yet comes back sealed for the account. */
const purposeOf = ({ id }: User) => `offered key of account ${id}`;

/** What `/login/second-factor` shows, and to whom. */
function secondFactorPages({ payload, pages }: Options) {
  const page = (context: Context, status: number, state: Partial<FormState>) =>
    pages.render(context, {
      status,
      formState: { form: 'login', values: {}, errors: {}, ...state },
    });

  async function guestOf(context: Context): Promise<Guest | null> {
    const half = await readTicket(context, payload);
    const user = half ? null : await visitorOf(payload, context.req.raw.headers);
    const account = half?.account ?? user;
    if (!account) return null;
    const codesLeft = await secondFactorOf(payload, account.id);
    const session = (user && sessionOf(user)) ?? null;
    return { account, session, codesLeft, to: half?.to ?? backOffice };
  }

  /** The page as it is before anything is typed, or with what was wrong. */
  const ask = (context: Context, guest: Guest, failure?: FormState['failure'], sealed?: string) => {
    const { account, session, codesLeft } = guest;
    const status = failure === 'tooManyAttempts' ? 429 : failure ? 422 : 200;
    const refusal = failure ? { failure } : {};
    if (codesLeft !== null) {
      const step = session ? 'manage' : 'code';
      return page(context, status, { ...refusal, secondFactor: { step, codesLeft } });
    }
    const secret = (sealed && unseal(payload.secret, purposeOf(account), sealed)) || makeSecret();
    const secondFactor: SecondFactorState = {
      step: 'setUp',
      secret,
      picture: pictureOf(keyAddress(secret, { issuer: 'eArc', name: account.email })),
      asksPassword: session !== null,
    };
    const key = seal(payload.secret, purposeOf(account), secret);
    return page(context, status, { ...refusal, values: { key }, secondFactor });
  };

  const showCodes = (context: Context, codes: string[], to: string) =>
    page(context, 200, { values: { to }, secondFactor: { step: 'codes', codes } });

  return { page, guestOf, ask, showCodes };
}

/** What was sent is tried here. @throws TooManyRequests */
function secondFactorChanges(options: Options) {
  const { payload } = options;
  const { ask, showCodes } = secondFactorPages(options);

  async function finish(context: Context, { account, to }: Guest): Promise<string> {
    giveSession(context, payload, await startSession(payload, account));
    dropTicket(context);
    return to;
  }

  async function setUp(context: Context, guest: Guest, { code, password, key }: Sent) {
    const { account, session } = guest;
    const secret = unseal(payload.secret, purposeOf(account), key);
    if (secret === null) return ask(context, guest, 'signInExpired');
    if (session) {
      const req = await createLocalReq({}, payload);
      const isOwner = await isPasswordOf(req, account, password);
      if (!isOwner) return ask(context, guest, 'currentPasswordWrong', key);
    }
    const step = stepOf(code.replace(/\s/g, ''), secret);
    if (step === null) return ask(context, guest, 'secondFactorWrong', key);
    const codes = await keepSecondFactor(payload, account.id, { secret, step });
    // Whoever else is signed in has not proved the second factor.
    await endSessions(payload, account.id, { except: session ?? undefined });
    const to = session ? backOffice : await finish(context, guest);
    return showCodes(context, codes, to);
  }

  async function useCode(context: Context, guest: Guest, { code, change }: Sent) {
    const { account, session } = guest;
    if (!code.trim()) return ask(context, guest, 'secondFactorNeeded');
    const visitor = visitors.getStore();
    const delay = await visitor?.triesCode(account.email);
    if (delay) return ask(context, guest, delayed(context, delay));
    const isRight = await acceptCode(payload, account.id, code);
    if (!isRight) return ask(context, guest, 'secondFactorWrong');
    if (!session) return context.redirect(await finish(context, guest), 303);
    await visitor?.knows(account.email);
    if (change === 'renew') {
      return showCodes(context, await renewRecoveryCodes(payload, account.id), backOffice);
    }
    if (change === 'off' && !(await isSecondFactorRequired(payload, account.role))) {
      await removeSecondFactor(payload, account.id);
      payload.logger.info({ account: account.id, by: account.id }, 'a second factor was removed');
    }
    return context.redirect(address, 303);
  }

  return { setUp, useCode };
}

/** `/login/second-factor`: the second step of signing in, and the setup of a second factor. */
export function secondFactorHandlers(options: Options) {
  const { page, guestOf, ask } = secondFactorPages(options);
  const { setUp, useCode } = secondFactorChanges(options);

  const show = async (context: Context): Promise<Response> => {
    const guest = await guestOf(context);
    if (guest) return ask(context, guest);
    return context.redirect(`/login?to=${encodeURIComponent(address)}`, 303);
  };

  const receive = async (context: Context): Promise<Response> => {
    if (!isSameOrigin(context)) return context.text('', 403);
    const form = new URLSearchParams((await readBody(context)) ?? '');
    const typed = (name: keyof Sent) => form.get(name) ?? '';
    const sent: Sent = {
      code: typed('code'),
      password: typed('password'),
      key: typed('key'),
      change: typed('change'),
    };
    const guest = await guestOf(context);
    if (!guest) return context.redirect('/login', 303);
    try {
      return await (guest.codesLeft === null ? setUp : useCode)(context, guest, sent);
    } catch (error) {
      if (error instanceof TooManyRequests) {
        return ask(context, guest, delayed(context, error.delay), sent.key);
      }
      options.log.error({ error: describe(error) }, 'a second factor could not be checked');
      return page(context, 503, { failure: 'unavailable', secondFactor: { step: 'code' } });
    }
  };

  return { show, receive };
}

/** The policy of pages allows pictures in the address. */
const pictureOf = (text: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { border: 0 })).toString('base64')}`;
