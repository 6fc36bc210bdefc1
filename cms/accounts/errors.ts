import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { accountMessages, withPasswordLength } from '../../app/i18n/accounts.ts';
import type { AccountMessages } from '../../app/i18n/en/accounts.ts';
import { defaultLanguage, isLanguage } from '../../app/i18n/languages.ts';
import type { Delay } from './visitor.ts';

/** Answered with its status and `Retry-After`. */
export class TooManyRequests extends APIError {
  readonly delay: Delay;

  constructor(message: string, delay: Delay) {
    super(message, delay.status);
    this.delay = delay;
    // An expected refusal: Payload logs it on one line, without a stack trace.
    this.name = 'Locked';
  }
}

type SecondFactorFault = 'secondFactorNeeded' | 'secondFactorWrong' | 'secondFactorMissing';

/** The password was right, and is not enough. Programs are told the reason as a code. */
export class SecondFactorRefusal extends APIError {
  readonly reason: SecondFactorFault;
  readonly account: number;

  constructor(req: PayloadRequest, reason: SecondFactorFault, account: number) {
    super(wordOf(req, reason), 401, { code: reason });
    this.reason = reason;
    this.account = account;
    // Logged on one line, like TooManyRequests.
    this.name = 'SecondFactor';
  }
}

/** In the language that the user has chosen for the back office. */
export function wordOf(req: PayloadRequest, key: keyof AccountMessages): string {
  const { language } = req.i18n;
  return withPasswordLength(
    accountMessages[isLanguage(language) ? language : defaultLanguage][key],
  );
}

/** @throws TooManyRequests if there is a delay. */
export function respect(delay: Delay | null | undefined, req: PayloadRequest): void {
  if (!delay) return;
  req.responseHeaders = new Headers(req.responseHeaders);
  req.responseHeaders.set('retry-after', String(delay.retryAfter));
  throw new TooManyRequests(
    wordOf(req, delay.status === 429 ? 'tooManyAttempts' : 'signInBusy'),
    delay,
  );
}

/** A message that the account form shows beside the field. */
export function faultOf(req: PayloadRequest, path: string, key: keyof AccountMessages) {
  const message = wordOf(req, key);
  return new ValidationError({ collection: 'users', errors: [{ path, message }] }, req.t);
}
