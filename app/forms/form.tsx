import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../site.tsx';
import { Field, type FieldProperties } from './fields.tsx';
import { FormSent, FormSummary } from './form-summary.tsx';
import type { FormController } from './use-form.ts';

/** What a form has besides the fields that all forms have. */
interface Properties {
  form: FormController;
  className?: string;
  /** As a file has to be sent. */
  encType?: 'multipart/form-data';
  /** Where a form has fields of kinds that few have, or something besides its fields. */
  draw?: (field: FieldProperties) => ReactNode;
  /** Above all fields. */
  start?: ReactNode;
  /** The field that the privacy note stands before; it stands behind all where none is named. */
  privacyBefore?: string;
  /** Besides sending. */
  action?: ReactNode;
  /** Below all. */
  end?: ReactNode;
  /** What happens next, once it is stored. */
  next?: ReactNode;
  /** Where an empty form takes more than its fields. */
  another?: ReactNode;
}

/**
 * A form that works as plain HTML (the browser posts it, the server answers with the page again
 * or a redirect) and, once scripts are there, without leaving the page (use-form.ts).
 */
export function Form({ form, className = 'form', draw = drawField, ...slots }: Properties) {
  const { encType, privacyBefore, start, action, end } = slots;
  const { name, fields, values, errors, isSending } = form;
  const messages = useMessages();
  const { pathname } = useLocation();
  if (form.reference) {
    return <FormSent form={form} next={slots.next} another={slots.another} />;
  }
  const privacy = (
    <p className="form-privacy">
      {messages.formPrivacyNote} <SiteLink to="/privacy">{messages.formPrivacyLink}</SiteLink>
    </p>
  );
  return (
    <form
      className={className}
      ref={form.element}
      method="post"
      action={`/forms/${name}`}
      encType={encType}
      onSubmit={form.send}
      onFocus={form.prepare}
      onInput={({ currentTarget, target }) =>
        form.draft.keep(currentTarget, (target as HTMLInputElement).name)
      }
      // Errors are worded by us, in the visitor's language, also without scripts.
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
      {end}
    </form>
  );
}

const drawField = (field: FieldProperties) => <Field {...field} />;

function Cancel({ form }: { form: FormController }) {
  const messages = useMessages();
  function cancel(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const element = event.currentTarget.form;
    // The first is the page, which nobody typed.
    const [, ...typed] = element ? [...new FormData(element).values()] : [];
    if (typed.some(Boolean) && !window.confirm(messages.formCancelQuestion)) return;
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
