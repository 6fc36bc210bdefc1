import {
  type Access,
  getRequestLanguage,
  type Payload,
  type PayloadRequest,
  parseCookies,
} from 'payload';
import { staffMessage } from '../../app/i18n/staff.ts';

/** Responses of these endpoints must not be cached, by browsers or proxies. */
export const privately = { 'cache-control': 'private, no-store' };

/** @returns the refusal, or null for those whom the rule allows. */
export async function refusal(rule: Access, req: PayloadRequest): Promise<Response | null> {
  if (!req.user) return failure('unauthorized', 401);
  return (await rule({ req })) === true ? null : failure('forbidden', 403);
}

/** Errors are sent as codes; the admin has the texts. */
export function failure(error: string, status: number): Response {
  return Response.json({ error }, { status, headers: privately });
}

/** In the format and language of the admin's own errors. */
export function databaseUnavailable({ config }: Payload, headers: Headers): Response {
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers });
  const errors = [{ message: staffMessage('databaseUnavailable', language) }];
  return Response.json({ errors }, { status: 503, headers: { ...privately, 'retry-after': '5' } });
}
