import { useLocation } from 'react-router';
import type { Messages } from '../../i18n/en/messages.ts';
import { type LoginFailure, useFormState, useMessages } from '../../site.tsx';
import { useAccountFailure, useAccountMessages } from './account-messages.ts';
import { EmailField, LoginError, LoginPage, PasswordField, SubmitButton } from './login-page.tsx';

const failureTexts = {
  missing: 'loginMissing',
  failed: 'loginFailed',
  unavailable: 'loginUnavailable',
} as const satisfies Record<LoginFailure, keyof Messages>;

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
    state?.failure && (accountFailure ?? messages[failureTexts[state.failure as LoginFailure]]);
  return (
    <LoginPage>
      <form method="post" action="/login">
        <h1>{messages.loginTitle}</h1>
        <p>{messages.loginText}</p>
        {!failure && search === '?changed' && <p role="status">{accountMessages.changed}</p>}
        {failure && <LoginError>{failure}</LoginError>}
        <EmailField
          label={messages.loginEmail}
          defaultValue={state?.values.email}
          describedBy={failure ? 'login-error' : undefined}
        />
        <PasswordField
          label={messages.loginPassword}
          autoComplete="current-password"
          describedBy={failure ? 'login-error' : undefined}
        />
        <SubmitButton>{messages.loginSubmit}</SubmitButton>
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
