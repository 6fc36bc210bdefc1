import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { forms, isFormName } from '../app/forms/forms.ts';
import { privacyVersion } from '../app/forms/privacy.ts';
import { checkForm, type FormValues } from '../app/forms/schema.ts';
import type { FormState } from '../app/site.tsx';
import { storeInquiry } from '../cms/inquiries.ts';
import type { ClientAddress } from './client-address.ts';
import { type FormGuard, suspect, type Traces } from './form-guard.ts';
import { describe, type Pages } from './pages.ts';
import { maxFormBytes, readBody } from './request-body.ts';
import { isSameOrigin } from './security.ts';
import type { Sites } from './sites.ts';

interface Options {
  payload: Payload;
  guard: FormGuard;
  addressOf: ClientAddress;
  /** Is told that an inquiry was stored, whose mails may go out. */
  stored: () => void;
  sites: Sites;
  pages: Pages;
  log: Logger;
}

/** Besides a form's own fields: where it was filled in, and which sending of it this is. */
interface Envelope extends Traces {
  page?: unknown;
  idempotencyKey?: unknown;
  /** Work done for an earlier refusal (form-guard.ts). */
  proof?: unknown;
  transferConsent?: unknown;
}

type Problem = 'foreignOrigin' | 'tooLarge' | 'unsupportedType' | 'malformed';

const problemStatuses: Record<Problem, number> = {
  foreignOrigin: 403,
  tooLarge: 413,
  unsupportedType: 415,
  malformed: 400,
};

/** A text that is too long to be stored is still shown again up to this size. */
const maxBytesShownAgain = 2 * 1024 * 1024;

/**
 * `POST /forms/NAME`. Scripts and programs get JSON; a browser without scripts gets a redirect,
 * or the page it came from with its text and the errors.
 */
export function receiveForm({ payload, guard, addressOf, stored, sites, pages, log }: Options) {
  return async (context: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
    const name = context.req.param('name') ?? '';
    const wantsDocument = context.req.header('accept')?.includes('text/html') ?? false;
    if (!isFormName(name)) {
      return wantsDocument ? pages.notFound(context) : context.json({ error: 'unknownForm' }, 404);
    }
    const { input, isBrowserForm, problem } = await readRequest(context, wantsDocument);
    const { page, idempotencyKey, proof, website, filledIn, transferConsent, ...values } = (input ??
      {}) as Envelope & FormValues;
    const origin = originPage(page) ?? originPage(refererPath(context)) ?? '/home';
    const redisplay = (status: number, state: Pick<FormState, 'errors' | 'failure'>) =>
      pages.render(context, {
        path: origin,
        status,
        formState: { form: name, values: onlyTexts({ ...values, transferConsent }), ...state },
      });

    const site = sites.ofHost(context.req.header('host'));
    // A program that sends for itself has not been shown the question.
    const isAsked = site.isMainlandHosted && (isBrowserForm || filledIn !== undefined);
    const checked = withConsent(checkForm(forms[name], values), isAsked, transferConsent);
    if (problem) {
      const status = problemStatuses[problem];
      if (!wantsDocument) return context.json({ error: problem }, status as ContentfulStatusCode);
      if (problem === 'tooLarge') {
        // Without any of its text the form would seem to have lacked it.
        const errors = (input && checked.errors) ?? {};
        return redisplay(status, { errors, failure: 'tooLarge' });
      }
      if (input) return redisplay(status, { errors: {}, failure: 'unavailable' });
      return pages.render(context, { path: origin, status, isRefused: true });
    }
    if (checked.errors) {
      return wantsDocument
        ? redisplay(422, { errors: checked.errors })
        : context.json({ errors: checked.errors }, 422);
    }

    const admission = await guard.admit(addressOf(context.env.incoming), !isBrowserForm, proof);
    if (!admission.isAdmitted) {
      const { retryAfter, challenge } = admission;
      context.header('retry-after', String(retryAfter));
      return wantsDocument
        ? redisplay(429, { errors: {}, failure: 'tooMany' })
        : context.json({ error: 'tooMany', retryAfter, challenge }, 429);
    }

    // A page is the same for all visitors, so a form that it holds cannot have a key of its own.
    const ownKeys = isBrowserForm ? keysOfText(name, site.key, checked.values, Date.now()) : [];
    const key = readKey(idempotencyKey);
    try {
      const reference = await storeInquiry(payload, {
        form: name,
        values: checked.values,
        idempotencyKeys: key ? [key] : ownKeys,
        language: site.language,
        site: site.key,
        pageOfOrigin: origin,
        privacyVersion,
        transferConsent: isGiven(transferConsent),
        suspicion: suspect(checked.values, { website, filledIn }),
      });
      stored();
      if (!wantsDocument) return context.json({ status: 'stored', reference });
      const query = new URLSearchParams({ reference, from: origin });
      return context.redirect(`/forms/${name}/sent?${query}`, 303);
    } catch (error) {
      log.error({ form: name, error: describe(error) }, 'an inquiry could not be stored');
      context.header('retry-after', '5');
      return wantsDocument
        ? redisplay(503, { errors: {}, failure: 'unavailable' })
        : context.json({ error: 'unavailable' }, 503);
    }
  };
}

interface ReadRequest {
  /** What was typed, also where a problem keeps it from being stored; null when unreadable. */
  input: Record<string, unknown> | null;
  /** Sent by the browser itself rather than by a script. */
  isBrowserForm: boolean;
  problem: Problem | undefined;
}

async function readRequest(context: Context, wantsDocument: boolean): Promise<ReadRequest> {
  const body = await readBody(context, wantsDocument ? maxBytesShownAgain : maxFormBytes);
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isBrowserForm = type === 'application/x-www-form-urlencoded';
  const parse = isBrowserForm ? parseFields : type === 'application/json' ? parseObject : null;
  const input = parse && body !== null ? parse(body) : null;
  const findProblem = (): Problem | undefined => {
    if (!isSameOrigin(context)) return 'foreignOrigin';
    if (body === null || Buffer.byteLength(body) > maxFormBytes) return 'tooLarge';
    if (!parse) return 'unsupportedType';
    return input ? undefined : 'malformed';
  };
  return { input, isBrowserForm, problem: findProblem() };
}

function parseFields(body: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(body));
}

/**
 * Keys for a form that has none, so that a second click or a reload does not make a second
 * inquiry of the same text: one for these ten minutes and one for those before.
 */
export function keysOfText(form: string, site: string, values: FormValues, now: number): string[] {
  const text = JSON.stringify([form, site, values]);
  const hash = createHash('sha256').update(text).digest('base64url');
  const period = Math.floor(now / (10 * 60 * 1000));
  return [`${hash}-${period}`, `${hash}-${period - 1}`];
}

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The page a form was on; only a path of this site, whatever was sent. */
function originPage(page: unknown): string | undefined {
  return typeof page === 'string' && /^\/(?!\/)[\w/-]{0,200}$/.test(page) ? page : undefined;
}

/** For when the body that names the page cannot be read. */
function refererPath(context: Context): string | undefined {
  const referer = URL.parse(context.req.header('referer') ?? '');
  return referer?.host === context.req.header('host') ? referer?.pathname : undefined;
}

/** The law of mainland China asks for an agreement of its own (PIPL, article 39). */
function withConsent(
  checked: ReturnType<typeof checkForm>,
  isAsked: boolean,
  consent: unknown,
): ReturnType<typeof checkForm> {
  if (!isAsked || isGiven(consent)) return checked;
  return { errors: { ...checked.errors, transferConsent: 'required' } };
}

function isGiven(consent: unknown): boolean {
  return consent === true || consent === 'yes';
}

function readKey(key: unknown): string | undefined {
  return typeof key === 'string' && key !== '' && key.length <= 200 ? key : undefined;
}

function onlyTexts(values: Record<string, unknown>): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
