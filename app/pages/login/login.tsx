import { useLocation } from 'react-router';
import type { AccountMessages } from '../../i18n/en/accounts.ts';
import { type LoginFailure, useFormState, useMessages } from '../../site.tsx';
import { useAccountFailure, useAccountMessages } from './account-messages.ts';
import { EmailField, LoginError, LoginPage, PasswordField, SubmitButton } from './login-page.tsx';

const failureTexts = {
  missing: 'loginMissing',
  failed: 'loginFailed',
  unavailable: 'loginUnavailable',
} as const satisfies Record<LoginFailure, keyof AccountMessages>;

/**
 * Staff sign-in. A plain form: the browser sends it, the server (server/staff/login.ts) answers with
 * the session and the way to /admin, or with this page again.
 */
export function Component() {
  const messages = useMessages();
  const accountMessages = useAccountMessages();
  const state = useFormState();
  const accountFailure = useAccountFailure();
  const { search } = useLocation();
  const failure =
    state?.failure &&
    (accountFailure ?? accountMessages[failureTexts[state.failure as LoginFailure]]);
  const asked = new URLSearchParams(search);
  const news = asked.has('changed') ? 'changed' : asked.has('welcome') ? 'welcome' : null;
  return (
    <LoginPage>
      <form method="post" action="/login">
        <h1>{messages.loginTitle}</h1>
        <p>{accountMessages.loginText}</p>
        {!failure && news && <p role="status">{accountMessages[news]}</p>}
        {failure && <LoginError>{failure}</LoginError>}
        {state?.values.to && <input type="hidden" name="to" value={state.values.to} />}
        <EmailField
          label={accountMessages.loginEmail}
          defaultValue={state?.values.email}
          describedBy={failure ? 'login-error' : undefined}
        />
        <PasswordField
          label={accountMessages.loginPassword}
          autoComplete="current-password"
          describedBy={failure ? 'login-error' : undefined}
        />
        <SubmitButton>{accountMessages.loginSubmit}</SubmitButton>
        <p className="login-aside">
          {state?.hasMail ? (
            <a href="/login/forgot">{accountMessages.forgotten}</a>
          ) : (
            accountMessages.askAdministrator
          )}
        </p>
      </form>
    </LoginPage>
  );
}
