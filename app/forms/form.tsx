import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../site.tsx';
import type { FieldProperties } from './fields.tsx';
import { FormSent, FormSummary } from './form-summary.tsx';
import type { FormController } from './use-form.ts';

/** A form, and what goes around its fields. */
interface Properties {
  form: FormController;
  className?: string;
  /** Code for fields of rare kinds comes with the forms that have them. */
  draw: (field: FieldProperties) => ReactNode;
  /** Above all fields. */
  start?: ReactNode;
  /** The field that the privacy note precedes; by default the note comes last. */
  privacyBefore?: string;
  /** Buttons besides the one that sends. */
  action?: ReactNode;
  /** Below everything else. */
  end?: ReactNode;
  /** What happens next, once it is stored. */
  next?: ReactNode;
  /** Where an empty form takes more than its fields. */
  another?: ReactNode;
}

/**
 * A form that works as plain HTML (the browser posts it, and the server answers with the page again
 * or a redirect) and, once JavaScript is running, without leaving the page (use-form.ts).
 */
export function Form({ form, className = 'form', draw, ...slots }: Properties) {
  const { privacyBefore, start, action, end } = slots;
  const { name, fields, values, errors, isSending, share } = form;
  const messages = useMessages();
  const { pathname } = useLocation();
  if (form.reference) {
    return <FormSent form={form} next={slots.next} another={slots.another} />;
  }
  const privacy = (
    <p className="form-privacy">
      {messages.formPrivacyNote}
      {/* A full stop of full width brings its own blank. */}
      {messages.formPrivacyNote.endsWith('。') || ' '}
      <SiteLink to="/privacy">{messages.formPrivacyLink}</SiteLink>
    </p>
  );
  return (
    <form
      className={className}
      ref={form.element}
      method="post"
      action={`/forms/${name}`}
      encType={fields.some(({ kind }) => /^file/.test(kind)) ? 'multipart/form-data' : undefined}
      onSubmit={form.send}
      onFocus={form.prepare}
      onInput={({ currentTarget, target }) =>
        form.draft.keep(currentTarget, (target as HTMLInputElement).name)
      }
      // We word the errors ourselves, in the visitor's language, even without JavaScript.
      noValidate
    >
      <input type="hidden" name="page" value={pathname} />
      <FormSummary form={form} />
      {start}
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.name === privacyBefore && privacy}
          {draw({ formId: name, field, values, errors })}
        </Fragment>
      ))}
      <p className="field-website" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>
      {!privacyBefore && privacy}
      <p className="actions">
        <button className="action action-primary" type="submit" disabled={isSending}>
          {isSending ? messages.formSubmitting : messages.formSubmit}
        </button>
        {action ?? <Cancel form={form} />}
      </p>
      {share !== undefined && (
        <progress aria-label={messages.formSubmitting} max={1} value={share} />
      )}
      {end}
    </form>
  );
}

function Cancel({ form }: { form: FormController }) {
  const messages = useMessages();
  function cancel(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const element = event.currentTarget.form;
    // The first value is the page, which nobody typed.
    const [, ...typed] = element ? [...new FormData(element).values()] : [];
    if (
      typed.some((one) => (one instanceof File ? one.name : one)) &&
      !window.confirm(messages.formCancelQuestion)
    )
      return;
    element?.reset();
    form.draft.forget();
    form.show({});
  }
  return (
    <button className="action" type="reset" onClick={cancel}>
      {messages.formCancel}
    </button>
  );
}
