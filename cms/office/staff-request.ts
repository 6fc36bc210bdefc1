import {
  type Access,
  getRequestLanguage,
  type Payload,
  type PayloadRequest,
  parseCookies,
} from 'payload';
import { staffMessage } from '../../app/i18n/staff.ts';

/** Nothing that these endpoints say may stay in a cache, of the browser or on the way. */
export const privately = { 'cache-control': 'private, no-store' };

/** @returns the refusal, or null for those whom the rule lets in. */
export async function refusal(rule: Access, req: PayloadRequest): Promise<Response | null> {
  if (!req.user) return failure('unauthorized', 401);
  return (await rule({ req })) === true ? null : failure('forbidden', 403);
}

/** An error travels as a code; the admin has the words. */
export function failure(error: string, status: number): Response {
  return Response.json({ error }, { status, headers: privately });
}

/** In the shape and the language in which the admin shows errors of its own. */
export function databaseUnavailable({ config }: Payload, headers: Headers): Response {
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers });
  const errors = [{ message: staffMessage('databaseUnavailable', language) }];
  return Response.json({ errors }, { status: 503, headers: { ...privately, 'retry-after': '5' } });
}
