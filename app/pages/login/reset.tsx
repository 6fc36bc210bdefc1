import { withPasswordLength } from '../../i18n/accounts.ts';
import { useFormState, useMessages } from '../../site.tsx';
import { useAccountFailure, useAccountMessages } from './account-messages.ts';
import { LoginError, LoginPage, PasswordField, SubmitButton } from './login-page.tsx';

/** Where the link of the mail leads: a new password for the account it was sent to. */
export function Component() {
  const messages = useMessages();
  const accountMessages = useAccountMessages();
  const state = useFormState();
  const accountFailure = useAccountFailure();
  const isExpired = !state || state.failure === 'resetExpired';
  const failure =
    state?.failure === 'unavailable' ? accountMessages.loginUnavailable : accountFailure;
  return (
    <LoginPage hasLanguages={false}>
      <form method="post" action="/login/reset">
        <h1>{state?.isInvitation ? accountMessages.invitationTitle : messages.resetTitle}</h1>
        {isExpired ? (
          <>
            <p role="alert">{accountMessages.resetExpired}</p>
            <p className="actions">
              <a className="action action-primary" href="/login/forgot">
                {accountMessages.resetAgain}
              </a>
            </p>
          </>
        ) : (
          <>
            <p id="password-rules">{withPasswordLength(accountMessages.resetText)}</p>
            {failure && <LoginError>{failure}</LoginError>}
            <input type="hidden" name="token" value={state.values.token} />
            <PasswordField
              label={accountMessages.resetPassword}
              autoComplete="new-password"
              describedBy={failure ? 'login-error' : 'password-rules'}
            />
            <SubmitButton>{accountMessages.resetSubmit}</SubmitButton>
          </>
        )}
        <p className="login-aside">
          <a href="/login">{accountMessages.backToLogin}</a>
        </p>
      </form>
    </LoginPage>
  );
}
