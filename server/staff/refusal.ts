import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { getRequestLanguage, type Payload } from 'payload';
import { parseCookies } from 'payload/shared';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';

const messageKeys = {
  400: 'refusedMalformed',
  403: 'refusedForeign',
  404: 'refusedMissing',
  405: 'refusedMethod',
  411: 'refusedLength',
  413: 'refusedLarge',
  415: 'refusedType',
  429: 'refusedMany',
  503: 'refusedBusy',
} as const satisfies Partial<Record<ContentfulStatusCode, StaffText>>;

/** A request refused by the back office, for a reason that the client can act on. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: keyof typeof messageKeys;
  readonly retryAfter: number | undefined;

  /** @param retryAfter in seconds. */
  constructor(status: keyof typeof messageKeys, retryAfter?: number) {
    super(messageKeys[status]);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** In Payload's own format, which its admin displays, or as text for someone opening the URL. */
export function answerRefusal(
  context: Context,
  { status, retryAfter }: Refusal,
  { config }: Payload,
): Response {
  const { headers } = context.req.raw;
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers });
  const message = staffMessage(messageKeys[status], language);
  if (retryAfter !== undefined) context.header('retry-after', String(retryAfter));
  context.header('cache-control', 'no-store');
  if (headers.get('accept')?.includes('text/html')) return context.text(message, status);
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return context.body(JSON.stringify({ errors: [{ message }] }), status, type);
}
