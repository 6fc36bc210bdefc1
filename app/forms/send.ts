import { postJson } from '../http.ts';
import type { FormName } from './forms.ts';
import { checkForm, type FieldErrors, type FormValues } from './schema.ts';
import { schemas } from './schemas.ts';
import { explain, keyOf, type Sending, type SendingResult, sendWithProof } from './sending.ts';

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

/** Checks a form as the server will, and sends it. */
export async function sendForm(
  name: FormName,
  sending: Sending,
  { input, page, filledIn, website, asksConsent }: Filled,
): Promise<SendingResult> {
  const { transferConsent } = input;
  const checked = checkForm(schemas[name], input);
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
  const idempotencyKey = keyOf(sending, JSON.stringify(typed));
  try {
    const { reference } = await sendWithProof((proof) =>
      postJson<{ reference: string }>(`/forms/${name}`, {
        ...typed,
        filledIn,
        idempotencyKey,
        ...(proof !== undefined && { proof }),
      }),
    );
    Object.assign(sending, { values: undefined, key: undefined });
    return { reference };
  } catch (error) {
    return explain(error);
  }
}
