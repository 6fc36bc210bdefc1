import { withPasswordLength } from '../../i18n/accounts.ts';
import { useFormState, useMessages } from '../../site.tsx';
import { useAccountFailure, useAccountWords } from './account-words.ts';
import { LoginError, LoginPage, PasswordField, SubmitButton } from './login-page.tsx';

/** Where the link of the mail leads: a new password for the account it was sent to. */
export function Component() {
  const messages = useMessages();
  const words = useAccountWords();
  const state = useFormState();
  const accountFailure = useAccountFailure();
  const isExpired = !state || state.failure === 'resetExpired';
  const failure = state?.failure === 'unavailable' ? messages.loginUnavailable : accountFailure;
  return (
    <LoginPage hasLanguages={false}>
      <form method="post" action="/login/reset">
        <h1>{messages.resetTitle}</h1>
        {isExpired ? (
          <>
            <p role="alert">{words.resetExpired}</p>
            <p className="actions">
              <a className="action action-primary" href="/login/forgot">
                {words.resetAgain}
              </a>
            </p>
          </>
        ) : (
          <>
            <p id="password-rules">{withPasswordLength(words.resetText)}</p>
            {failure && <LoginError>{failure}</LoginError>}
            <input type="hidden" name="token" value={state.values.token} />
            <PasswordField
              label={words.resetPassword}
              autoComplete="new-password"
              describedBy={failure ? 'login-error' : 'password-rules'}
            />
            <SubmitButton>{words.resetSubmit}</SubmitButton>
          </>
        )}
        <p className="login-aside">
          <a href="/login">{words.backToLogin}</a>
        </p>
      </form>
    </LoginPage>
  );
}
