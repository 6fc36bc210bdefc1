import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { forms, isFormName } from '../app/forms/forms.ts';
import { checkForm, type FormValues } from '../app/forms/schema.ts';
import type { FormState } from '../app/site.tsx';
import { storeInquiry } from '../cms/inquiries.ts';
import { describe, type Pages } from './pages.ts';
import { readBody } from './request-body.ts';
import { isSameOrigin } from './security.ts';
import type { Sites } from './sites.ts';

interface Options {
  payload: Payload;
  sites: Sites;
  pages: Pages;
  log: Logger;
}

/** Besides a form's own fields: where it was filled in, and which sending of it this is. */
interface Envelope {
  page?: unknown;
  idempotencyKey?: unknown;
}

/**
 * `POST /forms/NAME`. Scripts and programs get JSON; a browser without scripts gets a redirect,
 * or the page it came from with its text and the errors.
 */
export function receiveForm({ payload, sites, pages, log }: Options) {
  return async (context: Context): Promise<Response> => {
    const name = context.req.param('name') ?? '';
    if (!isFormName(name)) return context.json({ error: 'unknownForm' }, 404);
    if (!isSameOrigin(context)) return context.json({ error: 'foreignOrigin' }, 403);
    const input = await readInput(context);
    if (input === 'tooLarge') return context.json({ error: 'tooLarge' }, 413);
    if (input === 'unsupported') return context.json({ error: 'unsupportedType' }, 415);
    if (input === 'malformed') return context.json({ error: 'malformed' }, 400);

    const { page, idempotencyKey, ...values } = input as Envelope & FormValues;
    const origin = originPage(page);
    const wantsDocument = context.req.header('accept')?.includes('text/html') ?? false;
    const redisplay = (status: number, state: Pick<FormState, 'errors' | 'failure'>) =>
      pages.render(context, {
        path: origin,
        status,
        formState: { form: name, values: onlyTexts(values), ...state },
      });

    const checked = checkForm(forms[name], values);
    if (checked.errors) {
      return wantsDocument
        ? redisplay(422, { errors: checked.errors })
        : context.json({ errors: checked.errors }, 422);
    }

    const site = sites.ofHost(context.req.header('host'));
    try {
      const reference = await storeInquiry(payload, {
        form: name,
        values: checked.values,
        idempotencyKey: readKey(idempotencyKey),
        language: site.language,
        site: site.key,
        pageOfOrigin: origin,
      });
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

async function readInput(
  context: Context,
): Promise<Record<string, unknown> | 'unsupported' | 'malformed' | 'tooLarge'> {
  const body = await readBody(context);
  if (body === null) return 'tooLarge';
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return parseObject(body) ?? 'malformed';
  if (type === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(body));
  }
  return 'unsupported';
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
function originPage(page: unknown): string {
  return typeof page === 'string' && /^\/(?!\/)[\w/-]{0,200}$/.test(page) ? page : '/home';
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
