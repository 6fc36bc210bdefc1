import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../components/site-link.tsx';
import type { Messages } from '../i18n/en/messages.ts';
import { type FormFailure, useFormState, useMessages, useSite } from '../site.tsx';
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts';
import { errorText, Field } from './fields.tsx';
import type { FieldDescription } from './form-field.ts';
import type { FormName } from './forms.ts';
import type { FieldErrors, FormValues } from './schema.ts';
import type { Sending } from './sending.ts';

interface Properties {
  name: FormName;
  fields: readonly FieldDescription[];
  /** What a field has besides itself, such as a list of suggestions. */
  extras?: Record<string, ReactNode>;
}

type State =
  | { step: 'editing'; errors: FieldErrors; failure?: FormFailure }
  | { step: 'sending' }
  | { step: 'sent'; reference: string };

const failureTexts: Record<FormFailure, keyof Messages> = {
  unavailable: 'formRetrying',
  tooLarge: 'formTooLarge',
  offline: 'formOffline',
  tooMany: 'formTooMany',
};

/** The law of mainland China asks for an agreement of its own (PIPL, article 39). */
const transferConsent: FieldDescription = {
  name: 'transferConsent',
  label: 'fieldTransferConsent',
  required: true,
  kind: 'agreement',
  errors: { required: 'errorTransferConsentRequired' },
};

/** Without scripts nothing is tried again by itself. */
function failureText(failure: FormFailure, isWithoutScripts: boolean): keyof Messages {
  return failure === 'unavailable' && isWithoutScripts ? 'formUnavailable' : failureTexts[failure];
}

/** The checks and the sending come when somebody begins to fill in the form, or at the latest then. */
const loadSender = () => import('./send.ts');

/** The server's own hint after a failure to store. */
const retryAfterMilliseconds = 5_000;

const canRetry = (failure: FormFailure | undefined) =>
  failure === 'unavailable' || failure === 'offline';

/**
 * A form that works as plain HTML (the browser posts it, the server answers with the page again
 * or a redirect) and, once scripts are there, without leaving the page. What was typed stays in
 * the fields until the server has said that it is stored.
 */
export function Form({ name, fields, extras = {} }: Properties) {
  const messages = useMessages();
  const site = useSite();
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
  const sending = useRef<Sending>({});
  const shownAt = useRef(0);
  const isAutomatic = useRef(false);
  const wasSentHere = useRef(false);
  const shownFields = site.isMainlandHosted ? [...fields, transferConsent] : fields;
  const errors = state.step === 'editing' ? state.errors : {};
  const failure = state.step === 'editing' ? state.failure : undefined;
  const titleId = `${name}-title`;

  // The summary of errors, or the success, is what the visitor has to hear of next.
  useEffect(() => {
    if (state.step === 'sending') return;
    // What happens by itself must not take the visitor away from what they are doing.
    if (!isAutomatic.current || state.step === 'sent') summary.current?.focus();
    isAutomatic.current = false;
  }, [state]);

  useEffect(() => {
    shownAt.current = performance.now();
    if (!redisplayed && form.current) restoreDraft(name, form.current);
  }, [name, redisplayed]);

  // What could not be stored is sent again, as long as nobody changes it or sends it first. What
  // the server shows again is not: another site may have made the visitor's browser send it.
  useEffect(() => {
    if (!canRetry(failure) || !wasSentHere.current) return;
    const timer = setTimeout(() => {
      isAutomatic.current = true;
      form.current?.requestSubmit();
    }, retryAfterMilliseconds);
    const stop = () => clearTimeout(timer);
    const current = form.current;
    current?.addEventListener('input', stop);
    return () => {
      stop();
      current?.removeEventListener('input', stop);
    };
  }, [failure]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'sending') return;
    const current = event.currentTarget;
    const { website, ...input } = Object.fromEntries(new FormData(current)) as FormValues;
    wasSentHere.current = true;
    setState({ step: 'sending' });
    const sender = await loadSender().catch(() => null);
    // Without that script the browser sends the form itself, and the server checks it.
    if (!sender) return current.submit();
    const result = await sender.sendForm(name, sending.current, {
      input,
      page: pathname,
      filledIn: Math.round(performance.now() - shownAt.current),
      website,
      asksConsent: site.isMainlandHosted,
    });
    if ('reference' in result) {
      forgetDraft(name);
      setState({ step: 'sent', reference: result.reference });
    } else {
      setState({ step: 'editing', ...result });
    }
  }

  function cancel(event: MouseEvent) {
    event.preventDefault();
    const typed = form.current ? [...new FormData(form.current).values()] : [];
    // The first is the page, which nobody typed.
    const isTouched = typed.some((value, index) => index > 0 && value !== '');
    if (isTouched && !window.confirm(messages.formCancelQuestion)) return;
    form.current?.reset();
    forgetDraft(name);
    setState({ step: 'editing', errors: {} });
  }

  if (state.step === 'sent') {
    return (
      <div
        className="form-sent"
        role="status"
        aria-labelledby={titleId}
        tabIndex={-1}
        ref={summary}
      >
        <h3 id={titleId}>{messages.formSuccessTitle}</h3>
        <p>{messages.formSuccessText}</p>
        <p>{messages.formNext}</p>
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
      onFocus={() => void loadSender().catch(() => undefined)}
      onInput={(event) => keepDraft(name, event.currentTarget)}
      // Errors are worded by us, in the visitor's language, also without scripts.
      noValidate
    >
      <input type="hidden" name="page" value={pathname} />
      {(Object.keys(errors).length > 0 || failure) && (
        <div
          className="form-summary"
          role="alert"
          aria-labelledby={titleId}
          tabIndex={-1}
          ref={summary}
          // Without scripts the page is a new one, and would be read from its top.
          // biome-ignore lint/a11y/noAutofocus: it is what the visitor has to hear of next
          autoFocus
        >
          <h3 id={titleId}>
            {failure
              ? messages[failureText(failure, redisplayed !== null)]
              : messages.formErrorSummary}
          </h3>
          {Object.keys(errors).length > 0 && (
            <ul>
              {shownFields.map((field) => {
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
          )}
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
      <p className="field-website" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>
      {site.isMainlandHosted && (
        <Field
          formId={name}
          field={transferConsent}
          values={redisplayed?.values ?? {}}
          errors={errors}
        />
      )}
      <p className="form-privacy">
        {messages.formPrivacyNote} <SiteLink to="/privacy">{messages.formPrivacyLink}</SiteLink>
      </p>
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
