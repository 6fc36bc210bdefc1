import { postJson } from '../http.ts';
import { checkPositions, type PastPosition, resume, withoutEmptyRows } from './resume.ts';
import { readPositions, readValues } from './resume-draft.ts';
import { maxResumeBytes } from './resume-limits.ts';
import { checkForm, type ErrorCode, type FieldErrors, type FormValues } from './schema.ts';
import {
  explain,
  keyOf,
  type Sending,
  type SendingFailure,
  type SendingResult,
  sendWithProof,
} from './sending.ts';
import { postForm } from './upload.ts';

interface Application {
  /** Everything in the form, its file included. */
  data: FormData;
  /** In milliseconds. */
  filledIn: number;
  asksConsent: boolean;
  onProgress: (share: number) => void;
}

/** Checks an application as the server will, and sends it with its file. */
export async function sendResume(
  sending: Sending,
  { data, filledIn, asksConsent, onProgress }: Application,
): Promise<SendingResult> {
  const values = readValues(data);
  const file = data.get('file');
  const errors = findErrors(values, readPositions(data), file instanceof File ? file : null);
  if (asksConsent && !values.transferConsent) errors.transferConsent = 'required';
  if (Object.keys(errors).length > 0) return { errors };
  const idempotencyKey = keyOf(sending, JSON.stringify([...data].map(describeEntry)));
  data.set('idempotencyKey', idempotencyKey);
  data.set('filledIn', String(filledIn));
  try {
    const { reference } = await sendWithProof((proof) => {
      if (proof !== undefined) data.set('proof', JSON.stringify(proof));
      return postForm<{ reference: string }>('/forms/resume', data, { onProgress });
    });
    Object.assign(sending, { values: undefined, key: undefined });
    return { reference };
  } catch (error) {
    return explain(error);
  }
}

/** The errors of an application, in the order of its fields. */
export function findErrors(
  values: FormValues,
  positions: PastPosition[],
  file: File | null,
): FieldErrors {
  const fileError = checkFile(file);
  const positionsError = checkPositions(positions);
  return {
    ...(fileError && { file: fileError }),
    ...checkForm(resume, values).errors,
    ...(positionsError && { pastPositions: positionsError }),
  };
}

/** What can be said of a file without looking into it. */
export function checkFile(file: File | null): ErrorCode | undefined {
  // A field without a file sends one without a name.
  if (!file || file.name === '') return 'required';
  if (file.size === 0) return 'empty';
  return file.size > maxResumeBytes ? 'tooLarge' : undefined;
}

const describeEntry = ([name, value]: [string, FormDataEntryValue]) =>
  typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified];

/**
 * Has a link to what is typed so far sent by mail.
 * @returns null when it is on its way.
 */
export async function sendResumeLink(
  data: FormData,
  filledIn: number,
): Promise<SendingFailure | null> {
  const values = readValues(data);
  const { email } = checkForm(resume, values).errors ?? {};
  if (email) return { errors: { email } };
  try {
    await sendWithProof((proof) =>
      postJson('/forms/resume/save', {
        ...values,
        pastPositions: withoutEmptyRows(readPositions(data)),
        filledIn,
        ...(proof !== undefined && { proof }),
      }),
    );
    return null;
  } catch (error) {
    return explain(error);
  }
}
