import { SiteLink } from '../components/site-link.tsx';
import { type CaseTool, writeCase } from '../forms/carried-case.ts';
import { caseMailForm } from '../forms/case-mail.ts';
import type { FieldErrors } from '../forms/schema.ts';
import type { CaseMailMessages } from '../i18n/en/tools-mail.ts';
import { isWithoutSpaces } from '../i18n/languages.ts';
import { type FormState, useFormState, useMessages, useSite } from '../site.tsx';

interface Properties {
  words: CaseMailMessages;
  tool: CaseTool;
  /** That shows the same case again, from `?` on. */
  query: string;
}

const emailId = `${caseMailForm}-email`;

/**
 * Has a case mailed to whoever has calculated it. The browser itself sends the form, with scripts
 * as without: the page of a tool has enough of them.
 */
export function CaseMail({ words, tool, query }: Properties) {
  const messages = useMessages();
  const { language } = useSite();
  const shownAgain = useFormState();
  const state = shownAgain?.form === caseMailForm ? shownAgain : null;
  const value = writeCase({ tool, query: query.slice(1) });
  if (value === null) return null;
  const emailError = state ? emailErrorOf(words, state.errors) : undefined;
  return (
    <details open={state !== null}>
      <summary>{words.mailSummary}</summary>
      {state && <Outcome {...{ words, state }} />}
      {!state?.isSaved && (
        <form className="form" method="post" action={`/forms/${caseMailForm}`} noValidate>
          <input type="hidden" name="page" value={`/tools/${tool}`} />
          <input type="hidden" name="case" value={value} />
          <div className="field">
            <label htmlFor={emailId}>{words.mailAddress}</label>
            <input
              id={emailId}
              name="email"
              type="text"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="email"
              spellCheck={false}
              maxLength={254}
              defaultValue={state?.values.email ?? ''}
              aria-invalid={emailError ? true : undefined}
              aria-describedby={`${emailError ? `${emailId}-error ` : ''}${emailId}-hint`}
            />
            {emailError && (
              <p className="field-error" id={`${emailId}-error`}>
                {emailError}
              </p>
            )}
            <p className="field-hint" id={`${emailId}-hint`}>
              {words.mailHint}
              {isWithoutSpaces(language) ? '' : ' '}
              <SiteLink to="/privacy">{messages.formPrivacyLink}</SiteLink>
            </p>
          </div>
          <p className="field-website" aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
          </p>
          <p className="actions">
            <button className="action" type="submit">
              {words.mailSend}
            </button>
          </p>
        </form>
      )}
    </details>
  );
}

/** What has become of it: the page is a new one, and would be read from the top. */
function Outcome({ words, state }: { words: CaseMailMessages; state: FormState }) {
  return (
    <p
      className={state.isSaved ? undefined : 'field-error'}
      role={state.isSaved ? 'status' : 'alert'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is what the visitor has to hear of next
      autoFocus
    >
      {state.isSaved ? words.mailSent : problemOf(words, state)}
    </p>
  );
}

function problemOf(words: CaseMailMessages, { errors, failure }: FormState): string {
  if (failure) return failure === 'tooMany' ? words.mailBusy : words.mailFailed;
  return emailErrorOf(words, errors) ?? words.mailNoCase;
}

/** The page of a tool has no room for the table of the form. */
function emailErrorOf(words: CaseMailMessages, { email }: FieldErrors): string | undefined {
  if (email === 'required') return words.mailRequired;
  return email && (email === 'tooMany' ? words.mailTooMany : words.mailInvalid);
}
