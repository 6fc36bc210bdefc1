import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { FieldErrors, FormValues } from '../../app/forms/schema.ts';

/** Why a request could not be read as a form. */
export type Problem =
  | 'foreignOrigin'
  | 'tooLarge'
  | 'unsupportedType'
  | 'malformed'
  | 'unavailable';

export const problemStatuses = {
  foreignOrigin: 403,
  tooLarge: 413,
  unsupportedType: 415,
  malformed: 400,
  unavailable: 503,
} as const satisfies Record<Problem, number>;

export interface ReadRequest {
  /** What was typed, even if it cannot be stored; null if unreadable. */
  input: Record<string, unknown> | null;
  /** Submitted by the browser itself rather than by a script. */
  isBrowserForm: boolean;
  problem: Problem | undefined;
  /** The field to blame for the problem. */
  errors?: FieldErrors;
}

/** The MIME type of a form, without parameters. */
export function contentType(context: Context): string {
  return context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

export function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The page the form was on; always a path on this site. */
export function originPage(page: unknown): string | undefined {
  return typeof page === 'string' && /^\/(?!\/)[\w/-]{0,200}$/.test(page) ? page : undefined;
}

/** The page the form was on, for when the body that names it cannot be read. */
export function refererPath(context: Context): string | undefined {
  const referer = URL.parse(context.req.header('referer') ?? '');
  return referer?.host === context.req.header('host') ? referer?.pathname : undefined;
}

export function isGiven(consent: unknown): boolean {
  return consent === true || consent === 'yes';
}

export function readKey(key: unknown): string | undefined {
  return typeof key === 'string' && key !== '' && key.length <= 200 ? key : undefined;
}

/**
 * Keys for a form that has none, so that a second click or a reload does not store the same inquiry
 * twice: one for the current ten minutes and one for the previous ten.
 */
export function keysOfText(form: string, site: string, values: FormValues, now: number): string[] {
  const text = JSON.stringify([form, site, values]);
  const hash = createHash('sha256').update(text).digest('base64url');
  const period = Math.floor(now / (10 * 60 * 1000));
  return [`${hash}-${period}`, `${hash}-${period - 1}`];
}

export function onlyTexts(values: Record<string, unknown>): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
