import { postJson } from '../http.ts';
import type { FieldDescription } from './form-field.ts';
import { checkForm } from './schema.ts';
import { schemaOf } from './schemas.ts';
import { explain, keyOf, type Sending, type SendingResult, sendWithProof } from './sending.ts';
import { valuesOf } from './values.ts';

/** What a visitor has filled in, and in what time. */
interface Filled {
  fields: readonly FieldDescription[];
  form: HTMLFormElement;
  /** In milliseconds. */
  filledIn: number;
  /** Is set when it is sent again by itself. */
  isAutomatic: { current: boolean };
  /** Is told the share of a file that has left this computer, from 0 to 1. */
  onProgress: (share: number) => void;
}

interface Stored {
  reference: string;
}

/** Checks a form as the server will, and sends it: with a file as a browser does, else as JSON. */
export async function sendForm(
  name: string,
  sending: Sending,
  { fields, form, filledIn, isAutomatic, onProgress }: Filled,
): Promise<SendingResult> {
  // Its page and the field that people do not see as well.
  const data = new FormData(form);
  const sent = valuesOf(fields, data);
  const { values, errors } = checkForm(schemaOf(fields), sent);
  if (errors) return { errors };
  const idempotencyKey = keyOf(sending, JSON.stringify([...data].map(describeEntry)));
  const address = `/forms/${name}`;
  const hasFile = fields.some(({ kind }) => kind === 'file');
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

/** A file is told from another by what its computer says of it. */
const describeEntry = ([name, value]: [string, FormDataEntryValue]) =>
  typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified];

/** The server's own hint after a failure to store. */
const retryAfterMilliseconds = 5_000;

/**
 * Sends what could not be stored again, as long as nobody changes it or sends it first: in a
 * moment, or once there is a connection. What the server shows again is not: another site may have
 * made the visitor's browser send it.
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
