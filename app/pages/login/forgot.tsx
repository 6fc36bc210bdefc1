import { useFormState, useMessages } from '../../site.tsx';
import { useAccountFailure, useAccountMessages } from './account-messages.ts';
import { EmailField, LoginError, LoginPage, SubmitButton } from './login-page.tsx';

/** Asks for a mail with a link to reset.tsx; the server is server/staff/password-reset.ts. */
export function Component() {
  const messages = useMessages();
  const accountMessages = useAccountMessages();
  const state = useFormState();
  const failure = useAccountFailure();
  const isOffered = state?.hasMail && !state.isAsked;
  return (
    <LoginPage>
      <form method="post" action="/login/forgot">
        <h1>{messages.forgotTitle}</h1>
        {!state?.hasMail && <p>{accountMessages.askAdministrator}</p>}
        {state?.isAsked && <p role="status">{accountMessages.forgotSent}</p>}
        {isOffered && (
          <>
            <p>{accountMessages.forgotText}</p>
            {failure && <LoginError>{failure}</LoginError>}
            <EmailField
              label={accountMessages.loginEmail}
              defaultValue={state.values.email}
              describedBy={failure ? 'login-error' : undefined}
            />
            <SubmitButton>{accountMessages.forgotSubmit}</SubmitButton>
          </>
        )}
        <p className="login-aside">
          <a href="/login">{accountMessages.backToLogin}</a>
        </p>
      </form>
    </LoginPage>
  );
}
