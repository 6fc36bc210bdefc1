import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { postJson, ResponseError } from '../http.ts';
import type { Messages } from '../i18n/messages/en.ts';
import { type FormFailure, useFormState, useMessages } from '../site.tsx';
import { errorText, Field, type FieldDescription } from './fields.tsx';
import type { FormName } from './forms.ts';
import { checkForm, type FieldErrors, type FormSchema, type FormValues } from './schema.ts';

interface Properties {
  name: FormName;
  schema: FormSchema;
  fields: FieldDescription[];
  /** What a field has besides itself, such as a list of suggestions. */
  extras?: Record<string, ReactNode>;
}

type State =
  | { step: 'editing'; errors: FieldErrors; failure?: FormFailure }
  | { step: 'sending' }
  | { step: 'sent'; reference: string };

const failureTexts: Record<FormFailure, keyof Messages> = {
  unavailable: 'formUnavailable',
  tooLarge: 'formTooLarge',
  offline: 'formOffline',
};

/**
 * A form that works as plain HTML (the browser posts it, the server answers with the page again
 * or a redirect) and, once scripts are there, without leaving the page. What was typed stays in
 * the fields until the server has said that it is stored.
 */
export function Form({ name, schema, fields, extras = {} }: Properties) {
  const messages = useMessages();
  const { pathname } = useLocation();
  const sentWithoutScripts = useFormState();
  const redisplayed = sentWithoutScripts?.form === name ? sentWithoutScripts : null;
  const [state, setState] = useState<State>({
    step: 'editing',
    errors: redisplayed?.errors ?? {},
    ...(redisplayed?.failure && { failure: redisplayed.failure as FormFailure }),
  });
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const lastSending = useRef<{ values: string; key: string }>(undefined);
  const errors = state.step === 'editing' ? state.errors : {};
  const failure = state.step === 'editing' ? state.failure : undefined;

  // The summary of errors, or the success, is what the visitor has to hear of next.
  useEffect(() => {
    if (state.step !== 'sending') summary.current?.focus();
  }, [state]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'sending') return;
    const input = Object.fromEntries(new FormData(event.currentTarget)) as FormValues;
    const checked = checkForm(schema, input);
    if (checked.errors) return setState({ step: 'editing', errors: checked.errors });
    // The same text keeps its key until it is stored, so that no retry makes a second inquiry;
    // another text is another inquiry, for the first may be stored though its answer was lost.
    const values = JSON.stringify(checked.values);
    if (lastSending.current?.values !== values) lastSending.current = { values, key: makeKey() };
    setState({ step: 'sending' });
    try {
      const { reference } = await postJson<{ reference: string }>(`/forms/${name}`, {
        ...checked.values,
        page: pathname,
        idempotencyKey: lastSending.current.key,
      });
      lastSending.current = undefined;
      setState({ step: 'sent', reference });
    } catch (error) {
      setState({ step: 'editing', ...explain(error) });
    }
  }

  function cancel(event: MouseEvent) {
    event.preventDefault();
    const typed = form.current ? [...new FormData(form.current).values()] : [];
    const isTouched = typed.some((value, index) => index > 0 && value !== '');
    if (isTouched && !window.confirm(messages.formCancelQuestion)) return;
    form.current?.reset();
    setState({ step: 'editing', errors: {} });
  }

  if (state.step === 'sent') {
    return (
      <div className="form-sent" role="status" tabIndex={-1} ref={summary}>
        <h3>{messages.formSuccessTitle}</h3>
        <p>{messages.formSuccessText}</p>
        <p>
          {messages.formReference}: <strong>{state.reference}</strong>
        </p>
      </div>
    );
  }

  return (
    <form
      className="form"
      ref={form}
      method="post"
      action={`/forms/${name}`}
      onSubmit={send}
      // Errors are worded by us, in the visitor's language, also without scripts.
      noValidate
    >
      <input type="hidden" name="page" value={pathname} />
      {(Object.keys(errors).length > 0 || failure) && (
        <div className="form-summary" role="alert" tabIndex={-1} ref={summary}>
          <h3>{failure ? messages[failureTexts[failure]] : messages.formErrorSummary}</h3>
          <ul>
            {fields.map((field) => {
              const code = errors[field.name];
              return (
                code && (
                  <li key={field.name}>
                    <a href={`#${name}-${field.name}`} onClick={focusField}>
                      {errorText(field, code, messages)}
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      )}
      {fields.map((field) => (
        <Field
          key={field.name}
          formId={name}
          field={field}
          values={redisplayed?.values ?? {}}
          errors={errors}
        >
          {extras[field.name]}
        </Field>
      ))}
      <p className="actions">
        <button className="action action-primary" type="submit" disabled={state.step === 'sending'}>
          {state.step === 'sending' ? messages.formSubmitting : messages.formSubmit}
        </button>
        <button className="action" type="reset" onClick={cancel}>
          {messages.formCancel}
        </button>
      </p>
    </form>
  );
}

/** Leads to the field itself, ready to be typed in; a plain link would only scroll near it. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
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
  return { errors: {}, failure: 'unavailable' };
}
