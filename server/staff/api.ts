import type { Context } from 'hono';
import { handleEndpoints, type Payload, type TypedUser } from 'payload';
import { describe } from '../../cms/log.ts';
import { databaseUnavailable } from '../../cms/office/staff-request.ts';
import { withOutageNoted } from '../../cms/outage.ts';
import { payloadKey } from '../../cms/payload-key.ts';
import { contentType } from '../forms/form-request.ts';
import { type RequestContext, readBytes } from '../http/request-body.ts';
import { apiAnswer } from './api-answer.ts';
import { withoutFallback } from './api-languages.ts';
import { boundQuestion, boundsFor } from './api-query.ts';
import { maxBytesOfStrangers, mayUpload, type Visitor } from './door.ts';
import { Refusal } from './refusal.ts';

/** For a page with all its blocks, or a selection in the admin. */
const maxBytesOfStaff = 4 * 1024 * 1024;
/** For a file; Payload accepts 20 MB. */
const maxBytesOfUpload = 22 * 1024 * 1024;

/** `/api/*`: Payload's API for programs and its own admin, on the site's own instance. */
export function apiHandler(payload: Payload) {
  /** @throws Refusal */
  return async (context: RequestContext, visitor: Visitor): Promise<Response> => {
    const request = await boundedRequest(payload, context, visitor);
    const answer = await handleEndpoints({
      config: payload.config,
      payloadInstanceCacheKey: payloadKey,
      request,
    });
    return apiAnswer(payload, request, answer, context.req.method === 'HEAD');
  };
}

/**
 * Responds that the database is unavailable if it failed during the request: a user who could not
 * be looked up is not unknown, and must not be permanently refused.
 */
export async function orUnavailable(
  context: Context,
  payload: Payload,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { result, outage } = await withOutageNoted(answer);
  // What succeeded nevertheless must not be repeated.
  const isDone = result.status < 400 && context.req.method !== 'GET';
  if (!outage || isDone) return result;
  payload.logger.warn({ error: describe(outage) }, 'the database failed the back office');
  return databaseUnavailable(payload, context.req.raw.headers);
}

/** The request as Payload gets it: fully read, and within the client's size limit. */
async function boundedRequest(
  payload: Payload,
  context: RequestContext,
  visitor: Visitor,
): Promise<Request> {
  const { raw, method } = context.req;
  const url = new URL(raw.url);
  if (!isDecodable(url.pathname)) throw new Refusal(400);
  if (method === 'OPTIONS') throw new Refusal(405);
  const headers = new Headers(raw.headers);
  const { signal } = raw;
  if (method === 'GET' || method === 'HEAD') {
    const search = boundQuestion(url.search, 'GET', visitor !== null);
    url.search = withoutFallback(search, false);
    return new Request(url, { method: 'GET', headers, signal });
  }
  if (isQuestionInBody(headers)) {
    const question = await questionInBody(context, visitor);
    const search = [url.search, question].filter(Boolean).join('&');
    url.search = withoutFallback(boundQuestion(search, 'GET', visitor !== null), true);
    for (const name of [...overrides, 'content-type', 'content-length']) headers.delete(name);
    return new Request(url, { method: 'GET', headers, signal });
  }
  url.search = withoutFallback(boundQuestion(url.search, method, visitor !== null), false);
  const body = await readBytes(context, { maxBytes: await maxBytesFor(payload, context, visitor) });
  if (!body) throw new Refusal(413);
  return new Request(url, { method, headers, signal, body: body.length > 0 ? body : null });
}

const overrides = ['x-payload-http-method-override', 'x-http-method-override'];

/** Payload accepts a query that is too long for a URL as a body (its `handleEndpoints`). */
function isQuestionInBody(headers: Headers): boolean {
  return overrides.some((name) => headers.get(name) === 'GET');
}

async function questionInBody(context: RequestContext, visitor: Visitor): Promise<string> {
  if (contentType(context) !== 'application/x-www-form-urlencoded') throw new Refusal(415);
  const question = await readBytes(context, { maxBytes: boundsFor(visitor !== null).maxBytes });
  if (!question) throw new Refusal(413);
  return question.toString();
}

async function maxBytesFor(
  payload: Payload,
  context: RequestContext,
  visitor: TypedUser | null,
): Promise<number> {
  if (!visitor) return maxBytesOfStrangers;
  const [, , collection = ''] = context.req.path.split('/');
  const isUpload =
    contentType(context) === 'multipart/form-data' &&
    (await mayUpload(payload, visitor, collection));
  return isUpload ? maxBytesOfUpload : maxBytesOfStaff;
}

function isDecodable(path: string): boolean {
  try {
    // The bundler would drop a call made only for its errors.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
