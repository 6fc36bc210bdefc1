import { postJson, ResponseError } from '../http.ts';
import type { FormFailure } from '../site.tsx';
import { type FormName, forms } from './forms.ts';
import { checkForm, type FieldErrors, type FormValues } from './schema.ts';

/** The sending that is under way or has failed, and the key by which the server knows it. */
export interface Sending {
  values?: string;
  key?: string;
}

/** What a visitor has filled in, where, and in what time. */
export interface Filled {
  input: FormValues;
  page: string;
  /** In milliseconds. */
  filledIn: number;
  /** The field that people do not see. */
  website: string | undefined;
  asksConsent: boolean;
}

type Result = { reference: string } | { errors: FieldErrors; failure?: FormFailure };

/**
 * Checks a form as the server will, and sends it. The same text keeps its key until it is stored, so that no retry makes a second
 * inquiry; another text is another inquiry, for the first may be stored though its answer was
 * lost.
 */
export async function sendForm(
  name: FormName,
  sending: Sending,
  { input, page, filledIn, website, asksConsent }: Filled,
): Promise<Result> {
  const { transferConsent } = input;
  const checked = checkForm(forms[name], input);
  const errors: FieldErrors = {
    ...checked.errors,
    ...(asksConsent && !transferConsent && { transferConsent: 'required' }),
  };
  if (!checked.values || Object.keys(errors).length > 0) return { errors };
  const typed = {
    ...checked.values,
    page,
    ...(website && { website }),
    ...(transferConsent && { transferConsent }),
  };
  const values = JSON.stringify(typed);
  if (sending.values !== values) Object.assign(sending, { values, key: makeKey() });
  const post = (proof?: unknown) =>
    postJson<{ reference: string }>(`/forms/${name}`, {
      ...typed,
      filledIn,
      idempotencyKey: sending.key,
      ...(proof !== undefined && { proof }),
    });
  try {
    const { reference } = await post().catch(async (error: unknown) => {
      const proof = await workFor(error);
      if (proof === null) throw error;
      return post(proof);
    });
    Object.assign(sending, { values: undefined, key: undefined });
    return { reference };
  } catch (error) {
    return explain(error);
  }
}

/** A server that has had too much from this address asks for some work of this computer. */
async function workFor(error: unknown): Promise<unknown> {
  if (!(error instanceof ResponseError) || error.status !== 429) return null;
  const { challenge } = error.body as { challenge?: unknown };
  if (!challenge || !globalThis.crypto?.subtle) return null;
  try {
    const { solve } = await import('./proof-of-work.ts');
    return await solve(challenge);
  } catch {
    return null;
  }
}

/** `crypto.randomUUID` exists on secure origins only. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function explain(error: unknown): { errors: FieldErrors; failure?: FormFailure } {
  if (!(error instanceof ResponseError)) return { errors: {}, failure: 'offline' };
  if (error.status === 422) return { errors: (error.body as { errors: FieldErrors }).errors };
  if (error.status === 413) return { errors: {}, failure: 'tooLarge' };
  if (error.status === 429) return { errors: {}, failure: 'tooMany' };
  return { errors: {}, failure: 'unavailable' };
}
