import type { RefObject } from 'react';
import type { FormFailure } from '../site.tsx';
import { focusField } from './resume-behaviour.ts';
import { idOf } from './resume-field.tsx';
import { errorText, failureText, type ResumeFieldDescription } from './resume-fields.ts';
import { useWords } from './resume-words.ts';
import type { FieldErrors } from './schema.ts';

interface Properties {
  summary: RefObject<HTMLDivElement | null>;
  /** In the order in which the form shows them. */
  fields: Pick<ResumeFieldDescription, 'name' | 'errors'>[];
  errors: FieldErrors;
  failure: FormFailure | undefined;
  isWithoutScripts: boolean;
}

/** What has to be put right, each leading to its field. */
export function ResumeSummary({ summary, fields, errors, failure, isWithoutScripts }: Properties) {
  const words = useWords();
  if (Object.keys(errors).length === 0 && !failure) return null;
  return (
    <div
      className="form-summary"
      role="alert"
      aria-labelledby={idOf('title')}
      tabIndex={-1}
      ref={summary}
      // Without scripts the page is a new one, and would be read from its top.
      // biome-ignore lint/a11y/noAutofocus: it is what the applicant has to hear of next
      autoFocus
    >
      <h3 id={idOf('title')}>
        {failure ? failureText(failure, isWithoutScripts, words) : words.formErrorSummary}
      </h3>
      <ul>
        {fields.map((field) => {
          const code = errors[field.name];
          return (
            code && (
              <li key={field.name}>
                <a href={`#${idOf(field.name)}`} onClick={focusField}>
                  {errorText(field, code, words)}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** What stands in place of the form once it is stored. */
export function ResumeSent({
  summary,
  reference,
  isConfirmed,
}: {
  summary: RefObject<HTMLDivElement | null>;
  reference: string;
  /** By mail. */
  isConfirmed: boolean;
}) {
  const words = useWords();
  return (
    <div
      className="form-sent"
      role="status"
      aria-labelledby={idOf('title')}
      tabIndex={-1}
      ref={summary}
    >
      <h3 id={idOf('title')}>{words.sentTitle}</h3>
      <p>{words.sentText}</p>
      {isConfirmed && <p>{words.sentConfirmation}</p>}
      <p>
        {words.formReference}: <strong>{reference}</strong>
      </p>
    </div>
  );
}
