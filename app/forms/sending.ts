import { NoAnswerError, ResponseError } from '../http.ts';
import type { FormFailure } from '../site.tsx';
import type { FieldErrors } from './schema.ts';

/** A submission that is in progress or has failed, and the key by which the server knows it. */
export interface Sending {
  values?: string;
  key?: string;
}

export type SendingResult = { reference: string } | SendingFailure;

export interface SendingFailure {
  errors: FieldErrors;
  failure?: FormFailure;
}

/**
 * The same text keeps its key until it is stored, so that no retry creates a second inquiry; a
 * changed text is a new inquiry, since the first may have been stored even though its response was
 * lost.
 */
export function keyOf(sending: Sending, values: string): string {
  if (sending.values !== values || !sending.key) {
    Object.assign(sending, { values, key: makeKey() });
  }
  return sending.key ?? '';
}

/** `crypto.randomUUID` exists in secure contexts only. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends, and retries once with proof of work if the server asks for it. */
export async function sendWithProof<Answer>(
  post: (proof?: unknown) => Promise<Answer>,
): Promise<Answer> {
  return post().catch(async (error: unknown) => {
    const proof = await workFor(error);
    if (proof === null) throw error;
    return post(proof);
  });
}

/** Once an address has sent too much, the server demands proof of work. */
async function workFor(error: unknown): Promise<unknown> {
  if (!(error instanceof ResponseError) || error.status !== 429) return null;
  const { challenge } = (error.body ?? {}) as { challenge?: unknown };
  if (!challenge || !globalThis.crypto?.subtle) return null;
  try {
    const { solve } = await import('./proof-of-work.ts');
    return await solve(challenge);
  } catch {
    return null;
  }
}

export function explain(error: unknown): SendingFailure {
  if (error instanceof NoAnswerError) return { errors: {}, failure: error.reason };
  if (!(error instanceof ResponseError)) return { errors: {}, failure: 'unavailable' };
  const { errors } = (error.body ?? {}) as { errors?: FieldErrors };
  // Of its fields, or of a file that is too large.
  if (errors) return { errors };
  if (error.status === 413) return { errors: {}, failure: 'tooLarge' };
  if (error.status === 429) return { errors: {}, failure: 'tooMany' };
  return { errors: {}, failure: 'unavailable' };
}
