import { LanguageSelection } from '../../components/language-selection.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import type { Messages } from '../../i18n/messages/en.ts';
import { type LoginFailure, useFormState, useMessages } from '../../site.tsx';
import './login.css';

const failureTexts = {
  missing: 'loginMissing',
  failed: 'loginFailed',
  locked: 'loginLocked',
  unavailable: 'loginUnavailable',
} as const satisfies Record<LoginFailure, keyof Messages>;

/**
 * Staff sign-in, outside the public layout. A plain form: the browser sends it, the server
 * (server/login.ts) answers with the session and the way to /admin, or with this page again.
 */
export function Component() {
  const messages = useMessages();
  const state = useFormState();
  const failure = state?.form === 'login' ? (state.failure as LoginFailure) : null;
  return (
    <main className="login" id="content">
      {/* Outside the layout and its router: a plain link. */}
      <p className="login-home">
        <a href="/home">
          <Wordmark />
          {messages.siteName}
        </a>
      </p>
      <form method="post" action="/login">
        <h1>{messages.loginTitle}</h1>
        <p>{messages.loginText}</p>
        {failure && (
          <p className="field-error" role="alert" id="login-error">
            {messages[failureTexts[failure]]}
          </p>
        )}
        <p className="field">
          <label htmlFor="field-email">{messages.loginEmail}</label>
          <input
            id="field-email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={state?.values.email}
            aria-describedby={failure ? 'login-error' : undefined}
            required
          />
        </p>
        <p className="field">
          <label htmlFor="field-password">{messages.loginPassword}</label>
          <input
            id="field-password"
            name="password"
            type="password"
            autoComplete="current-password"
            aria-describedby={failure ? 'login-error' : undefined}
            required
          />
        </p>
        <p className="actions">
          <button className="action action-primary" type="submit">
            {messages.loginSubmit}
          </button>
        </p>
      </form>
      <LanguageSelection />
    </main>
  );
}
