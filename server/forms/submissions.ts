import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { privacyVersion } from '../../app/forms/privacy.ts';
import type { FieldErrors, FormValues } from '../../app/forms/schema.ts';
import type { Language } from '../../app/i18n/languages.ts';
import type { FormState } from '../../app/site.tsx';
import { describe } from '../../cms/log.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import { formPage } from '../pages/form-page.ts';
import type { Pages } from '../pages/pages.ts';
import type { Site, Sites } from '../sites.ts';
import { type FormGuard, suspect, type Traces } from './form-guard.ts';
import {
  isGiven,
  keysOfText,
  originPage,
  problemStatuses,
  type ReadRequest,
  readKey,
  refererPath,
} from './form-request.ts';

export type FormContext = Context<{ Bindings: HttpBindings }>;

/** What every form needs from the server. */
export interface FormServices {
  guard: FormGuard;
  budget: ClientBudget;
  addressOf: ClientAddress;
  sites: Sites;
  pages: Pages;
  log: Logger;
}

/** Besides the form's own fields: the page it was on, and the key of this submission. */
interface Envelope extends Traces {
  page?: unknown;
  idempotencyKey?: unknown;
  /** Proof of work, if an earlier attempt was refused (form-guard.ts). */
  proof?: unknown;
  transferConsent?: unknown;
}

/** What is known about a submission besides its fields. */
interface Sending {
  idempotencyKeys: string[];
  language: Language;
  site: string;
  pageOfOrigin: string;
  privacyVersion: string;
  transferConsent: boolean;
  suspicion: string | undefined;
}

interface Accepted {
  values: FormValues;
  /** Distinguishes submissions with identical values. */
  fingerprint?: string;
  /** What it counts for in the client's allowance, if it is more than an ordinary one. */
  cost?: number;
}

export type Checked<Values extends Accepted> =
  | { accepted: Values; errors?: undefined }
  | { accepted?: undefined; errors: FieldErrors };

/** How one kind of form is read, validated, stored and answered; everything else is shared. */
export interface FormKind<Values extends Accepted, Request extends ReadRequest = ReadRequest> {
  name: string;
  /** The page to show again if the browser does not say where it was. */
  defaultPage: string;
  read: (context: FormContext, wantsPage: boolean) => Promise<Request>;
  check: (input: Record<string, unknown>, request: Request) => Checked<Values>;
  /** For checks that take long: they are made only for clients that may send. */
  checkFiles?: (accepted: Values, context: FormContext) => Promise<Checked<Values>>;
  /** Whether the mainland site asks for consent to the transfer abroad. */
  asksTransferConsent: boolean;
  /** The values to redisplay. */
  shown: (input: Record<string, unknown>, request: Request) => FormValues;
  /** What the page needs to show the form again with all that it had. */
  queryOf?: (input: Record<string, unknown>) => string;
  /** @throws if it could not be stored, in which case nothing is. */
  store: (accepted: Values, sending: Sending) => Promise<Outcome>;
}

/** Scripts get `answer`; a browser without them is redirected, or shown the page again. */
type Outcome =
  | { answer: object; path: string }
  | { answer: object; state: Pick<FormState, 'isSaved'> }
  /** Only the database knew that it could not be accepted. */
  | { refused: FieldErrors };

/**
 * `POST /forms/NAME`. Scripts and programs get JSON; a browser without JavaScript gets a redirect,
 * or its page again with what was typed and the errors.
 */
export async function receiveSubmission<Values extends Accepted, Request extends ReadRequest>(
  kind: FormKind<Values, Request>,
  { guard, addressOf, sites, pages, log }: FormServices,
  context: FormContext,
): Promise<Response> {
  const wantsPage = context.req.header('accept')?.includes('text/html') ?? false;
  const request = await kind.read(context, wantsPage);
  const { input, isBrowserForm, problem } = request;
  const { page, idempotencyKey, proof, website, filledIn, ...values } = (input ?? {}) as Envelope &
    Record<string, unknown>;
  const { transferConsent } = values;
  const origin = originPage(page) ?? originPage(refererPath(context)) ?? kind.defaultPage;
  const site = sites.ofHost(context.req.header('host'));
  const redisplay = (status: number, state: Omit<FormState, 'form' | 'values'>) => {
    const formState = { form: kind.name, values: kind.shown(values, request), ...state };
    // If nothing can be stored, redisplaying the form must not wait for the database either.
    const isInOutage = state.failure === 'unavailable';
    const page = isInOutage ? formPage(formState, origin, site.language) : null;
    const path = `${origin}${kind.queryOf?.(values) ?? ''}`;
    return pages.render(context, { path, status, formState, ...(page && { page }) });
  };
  const refuse = (errors: FieldErrors) => {
    // Only files are: text is too long.
    const isTooLarge = Object.values(errors).includes('tooLarge');
    if (wantsPage) return redisplay(isTooLarge ? 413 : 422, { errors });
    return isTooLarge
      ? context.json({ error: 'tooLarge', errors }, 413)
      : context.json({ errors }, 422);
  };

  // A program that submits directly was never shown the question.
  const isAsked =
    kind.asksTransferConsent && site.isMainlandHosted && (isBrowserForm || filledIn !== undefined);
  const checked = withConsent(kind.check(values, request), isAsked, transferConsent);
  if (problem) {
    const status = problemStatuses[problem];
    if (status === 503) context.header('retry-after', '5');
    const { errors } = request;
    if (!wantsPage) {
      return context.json({ error: problem, ...(errors && { errors }) }, status);
    }
    if (errors) return redisplay(status, { errors });
    if (problem === 'tooLarge') {
      // Without its values, the form would appear to have been submitted empty.
      return redisplay(status, { errors: (input && checked.errors) ?? {}, failure: 'tooLarge' });
    }
    if (input) return redisplay(status, { errors: {}, failure: 'unavailable' });
    return pages.render(context, { path: origin, status, isRefused: true });
  }
  if (checked.errors) return refuse(checked.errors);

  const client = addressOf(context.env.incoming);
  const { cost } = checked.accepted;
  const admission = await guard.admit(client, { hasScripts: !isBrowserForm, proof, cost });
  if (!admission.isAdmitted) {
    const { retryAfter, challenge } = admission;
    context.header('retry-after', String(retryAfter));
    return wantsPage
      ? redisplay(429, { errors: {}, failure: 'tooMany' })
      : context.json({ error: 'tooMany', retryAfter, challenge }, 429);
  }

  const { accepted, errors } = (await kind.checkFiles?.(checked.accepted, context)) ?? checked;
  if (errors) return refuse(errors);
  try {
    const outcome = await kind.store(accepted, {
      idempotencyKeys: keysOf(kind.name, site, accepted, isBrowserForm, idempotencyKey),
      language: site.language,
      site: site.key,
      pageOfOrigin: origin,
      privacyVersion,
      transferConsent: isGiven(transferConsent),
      suspicion: suspect(accepted.values, { website, filledIn }),
    });
    if ('refused' in outcome) return refuse(outcome.refused);
    if (!wantsPage) return context.json(outcome.answer);
    if ('state' in outcome) return redisplay(200, { errors: {}, ...outcome.state });
    return context.redirect(`${outcome.path}&${new URLSearchParams({ from: origin })}`, 303);
  } catch (error) {
    log.error({ form: kind.name, error: describe(error) }, 'a form could not be stored');
    context.header('retry-after', '5');
    return wantsPage
      ? redisplay(503, { errors: {}, failure: 'unavailable' })
      : context.json({ error: 'unavailable' }, 503);
  }
}

/** A page is the same for all visitors, so its forms cannot have keys of their own. */
function keysOf(
  name: string,
  site: Site,
  { values, fingerprint }: Accepted,
  isBrowserForm: boolean,
  sent: unknown,
): string[] {
  const key = readKey(sent);
  if (key) return [key];
  if (!isBrowserForm) return [];
  return keysOfText(name, site.key, { ...values, ...(fingerprint && { fingerprint }) }, Date.now());
}

/** Chinese law requires a separate consent (PIPL, article 39). */
function withConsent<Values extends Accepted>(
  checked: Checked<Values>,
  isAsked: boolean,
  consent: unknown,
): Checked<Values> {
  if (!isAsked || isGiven(consent)) return checked;
  return { errors: { ...checked.errors, transferConsent: 'required' } };
}
