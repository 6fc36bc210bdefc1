import type { ReactNode } from 'react';
import { ErrorList } from '../components/error-list.tsx';
import type { Messages } from '../i18n/en/messages.ts';
import { type FormFailure, useMessages } from '../site.tsx';
import { errorText } from './fields.tsx';
import type { FormController } from './use-form.ts';

const failureTexts: Record<FormFailure, keyof Messages> = {
  unavailable: 'formRetrying',
  tooLarge: 'formTooLarge',
  tooMany: 'formTooMany',
  offline: 'formOffline',
  timeout: 'formTimeout',
  unreachable: 'formUnreachable',
};

/** Without JavaScript nothing is retried automatically. */
function failureText(failure: FormFailure, isWithoutScripts: boolean): keyof Messages {
  return failure === 'unavailable' && isWithoutScripts ? 'formUnavailable' : failureTexts[failure];
}

/** What has to be corrected; each entry links to its field. */
export function FormSummary({ form }: { form: FormController }) {
  const { name, fields, errors, failure, redisplayed } = form;
  const messages = useMessages();
  const hasErrors = Object.keys(errors).length > 0;
  if (!hasErrors && !failure) return null;
  const title = failure ? failureText(failure, redisplayed !== null) : 'formErrorSummary';
  const titleId = `${name}-title`;
  return (
    <div
      className="form-summary"
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={form.summary}
      // Without JavaScript the page is a new one, and would be read from the top.
      // biome-ignore lint/a11y/noAutofocus: it is what the visitor has to hear of next
      autoFocus
    >
      <h3 id={titleId}>{messages[title]}</h3>
      {hasErrors && (
        <ErrorList
          errors={fields.flatMap((field) => {
            const code = errors[field.name];
            const text = code && errorText(field, code, messages);
            return text ? [[`${name}-${field.name}`, text]] : [];
          })}
        />
      )}
    </div>
  );
}

interface SentProperties {
  form: FormController;
  next: ReactNode;
  /** Leads to an empty form. */
  another: ReactNode;
}

/** What replaces the form once it is stored. */
export function FormSent({ form, next, another }: SentProperties) {
  const messages = useMessages();
  const titleId = `${form.name}-title`;
  return (
    <div
      className="form-sent"
      role="status"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={form.summary}
    >
      <h3 id={titleId}>{messages.formSuccessTitle}</h3>
      <p>{messages.formSuccessText}</p>
      {next && <p>{next}</p>}
      <p>
        {messages.labelled.replace('{label}', messages.formReference)}
        <strong>{form.reference}</strong>
      </p>
      <p className="actions">
        {another ?? (
          <button className="action" type="button" onClick={form.startAgain}>
            {messages.formAnother}
          </button>
        )}
      </p>
    </div>
  );
}
