import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../site.tsx';
import { type DrawnKinds, Field } from './fields.tsx';
import type { FieldDescription } from './form-field.ts';
import { FormSent, FormSummary } from './form-summary.tsx';
import type { FormController } from './use-form.ts';

/** What a form has besides its fields, and how it draws the kinds of them that few forms have. */
interface Properties {
  form: FormController;
  className?: string;
  draw?: DrawnKinds;
  /** Above all fields. */
  start?: ReactNode;
  /** Before a field, by its name. */
  before?: Record<string, ReactNode>;
  /** The field that the privacy note stands before; it stands behind all where none is named. */
  privacyBefore?: string;
  /** About the value of a field, below it. */
  markOn?: (field: FieldDescription) => ReactNode;
  /** Besides sending. */
  action?: ReactNode;
  /** Below all. */
  end?: ReactNode;
  /** What happens next, once it is stored. */
  next?: ReactNode;
}

/**
 * A form that works as plain HTML (the browser posts it, the server answers with the page again
 * or a redirect) and, once scripts are there, without leaving the page (use-form.ts).
 */
export function Form({ form, className = 'form', before = {}, ...properties }: Properties) {
  const { draw, privacyBefore, markOn, start, action, end, next } = properties;
  const { name, fields, element, values, errors, state } = form;
  const messages = useMessages();
  const { pathname } = useLocation();
  if (state.step === 'sent') {
    return <FormSent form={form} reference={state.reference} next={next} />;
  }
  const privacy = (
    <p className="form-privacy">
      {messages.formPrivacyNote} <SiteLink to="/privacy">{messages.formPrivacyLink}</SiteLink>
    </p>
  );
  const isSending = state.step === 'sending';
  return (
    <form
      className={className}
      ref={element}
      method="post"
      action={`/forms/${name}`}
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      onSubmit={form.send}
      onFocus={form.prepare}
      onInput={({ target }) => form.keep((target as HTMLInputElement).name)}
      // Errors are worded by us, in the visitor's language, also without scripts.
      noValidate
    >
      <input type="hidden" name="page" value={pathname} />
      <FormSummary form={form} />
      {start}
      {fields.map((field) => (
        <Fragment key={field.name}>
          {before[field.name]}
          {field.name === privacyBefore && privacy}
          <Field
            formId={name}
            field={field}
            values={values}
            errors={errors}
            mark={markOn?.(field)}
            draw={draw}
          />
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
      {isSending && state.share !== undefined && (
        <progress aria-label={messages.formSubmitting} max={1} value={state.share} />
      )}
      {end}
    </form>
  );
}

function Cancel({ form }: { form: FormController }) {
  const messages = useMessages();
  function cancel(event: MouseEvent) {
    event.preventDefault();
    const typed = form.element.current ? [...new FormData(form.element.current).values()] : [];
    // The first is the page, which nobody typed.
    const isTouched = typed.some((value, index) => index > 0 && value !== '');
    if (!isTouched || window.confirm(messages.formCancelQuestion)) form.discard();
  }
  return (
    <button className="action" type="reset" onClick={cancel}>
      {messages.formCancel}
    </button>
  );
}
