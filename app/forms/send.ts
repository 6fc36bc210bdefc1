import { postJson } from '../http.ts';
import type { FieldDescription } from './form-field.ts';
import { checkForm } from './schema.ts';
import { schemaOf } from './schemas.ts';
import { explain, keyOf, type Sending, type SendingResult, sendWithProof } from './sending.ts';
import { valuesOf } from './values.ts';

/** What a visitor has filled in, and how long that took. */
interface Filled {
  fields: readonly FieldDescription[];
  form: HTMLFormElement;
  /** In milliseconds. */
  filledIn: number;
  /** Set on automatic retries. */
  isAutomatic: { current: boolean };
  /** Reports the share of a file that has been uploaded, from 0 to 1. */
  onProgress: (share: number) => void;
}

interface Stored {
  reference: string;
}

/**
 * Validates a form as the server will, and sends it: with files as a browser would, otherwise as
 * JSON.
 */
export async function sendForm(
  name: string,
  sending: Sending,
  { fields, form, filledIn, isAutomatic, onProgress }: Filled,
): Promise<SendingResult> {
  // The page and the honeypot field as well.
  const data = new FormData(form);
  const sent = valuesOf(fields, data);
  const { values, errors } = checkForm(schemaOf(fields), sent);
  if (errors) return { errors };
  const idempotencyKey = keyOf(sending, JSON.stringify([...data].map(describeEntry)));
  const address = `/forms/${name}`;
  const hasFile = [...data.values()].some((one) => one instanceof File && one.name !== '');
  if (hasFile) onProgress(0);
  try {
    const { reference } = await sendWithProof(async (proof) => {
      const traces = { filledIn, idempotencyKey, ...(proof !== undefined && { proof }) };
      if (!hasFile) return postJson<Stored>(address, { ...sent, ...values, ...traces });
      for (const [trace, value] of Object.entries(traces)) {
        data.set(trace, typeof value === 'string' ? value : JSON.stringify(value));
      }
      const { postForm } = await import('./upload.ts');
      return postForm<Stored>(address, data, { onProgress });
    });
    Object.assign(sending, { values: undefined, key: undefined });
    return { reference };
  } catch (error) {
    const failed = explain(error);
    const { failure } = failed;
    const isRefused = !failure || failure === 'tooLarge' || failure === 'tooMany';
    if (!isRefused) sendAgain(form, isAutomatic, failure === 'offline');
    return failed;
  }
}

/**
 * Files are told apart by name, size and modification time. Where none is chosen, a browser makes up
 * an empty one that is as new as the moment.
 */
function describeEntry([name, value]: [string, FormDataEntryValue]) {
  if (typeof value === 'string') return [name, value];
  return value.name === '' ? [name] : [name, value.name, value.size, value.lastModified];
}

/** The server's own hint after a failure to store. */
const retryAfterMilliseconds = 5_000;

/**
 * Retries a form that could not be stored, in a moment or once there is a connection, as long as
 * nobody changes or sends it in the meantime. A form redisplayed by the server is never retried:
 * another site may have made the visitor's browser send it.
 */
function sendAgain(
  form: HTMLFormElement,
  isAutomatic: { current: boolean },
  isOffline: boolean,
): void {
  const again = () => {
    if (!form.isConnected) return;
    isAutomatic.current = true;
    form.requestSubmit();
  };
  const timer = isOffline ? undefined : setTimeout(again, retryAfterMilliseconds);
  if (isOffline) window.addEventListener('online', again, { once: true });
  const leave = () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
  };
  for (const event of ['input', 'submit', 'reset']) {
    form.addEventListener(event, leave, { once: true });
  }
}
