import type { SecondFactorState } from '../../site.tsx';
import { useFormState } from '../../site.tsx';
import { useAccountFailure, useAccountMessages } from './account-messages.ts';
import { CodeField, LoginError, LoginPage, PasswordField, SubmitButton } from './login-page.tsx';

/**
 * The second step of signing in, and where the second factor is set up, changed and turned off. A
 * plain form; the server is server/staff/second-factor-page.ts.
 */
export function Component() {
  const messages = useAccountMessages();
  const state = useFormState();
  const failure = useAccountFailure();
  const secondFactor: SecondFactorState = state?.secondFactor ?? { step: 'code' };
  const describedBy = failure ? 'login-error' : undefined;
  const { step } = secondFactor;
  const isSignedIn = step === 'manage' || secondFactor.asksPassword;
  return (
    // Whoever is half signed in is so on this host alone.
    <LoginPage hasLanguages={false}>
      <form method="post" action="/login/second-factor">
        <h1>{step === 'codes' ? messages.codesTitle : messages.secondFactorTitle}</h1>
        {failure && <LoginError>{failure}</LoginError>}
        {step === 'code' && <p>{messages.codeText}</p>}
        {step === 'setUp' && <SetUp {...secondFactor} sealed={state?.values.key} />}
        {step === 'codes' && <Codes {...secondFactor} to={state?.values.to} />}
        {step === 'manage' && (
          <>
            <p>{messages.isOnText.replace('{count}', String(secondFactor.codesLeft ?? 0))}</p>
            <p>{messages.codeText}</p>
          </>
        )}
        {step !== 'codes' && (
          <CodeField
            label={messages.codeLabel}
            isOfAppOnly={step === 'setUp'}
            describedBy={describedBy}
          />
        )}
        {step === 'setUp' && secondFactor.asksPassword && (
          <PasswordField
            label={messages.currentPassword}
            autoComplete="current-password"
            describedBy={describedBy}
          />
        )}
        {step === 'code' && <SubmitButton>{messages.codeSubmit}</SubmitButton>}
        {step === 'setUp' && <SubmitButton>{messages.setUpSubmit}</SubmitButton>}
        {step === 'manage' && <Changes />}
        {step !== 'codes' && (
          <p className="login-aside">
            {isSignedIn ? (
              <a href="/admin">{messages.toBackOffice}</a>
            ) : (
              <a href="/login">{messages.backToLogin}</a>
            )}
          </p>
        )}
      </form>
    </LoginPage>
  );
}

function SetUp({ secret, picture, asksPassword, sealed }: SecondFactorState & { sealed?: string }) {
  const messages = useAccountMessages();
  return (
    <>
      {!asksPassword && <p>{messages.setUpRequired}</p>}
      <p>{messages.setUpText}</p>
      <p>
        {/* biome-ignore lint/performance/noImgElement: made for this page, in the page itself */}
        <img
          className="login-picture"
          src={picture}
          alt={messages.setUpPicture}
          width="200"
          height="200"
        />
      </p>
      <p>
        {messages.setUpKey}
        <br />
        <code className="login-key">{secret?.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <input type="hidden" name="key" value={sealed} />
    </>
  );
}

function Codes({ codes = [], to }: SecondFactorState & { to?: string }) {
  const messages = useAccountMessages();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  return (
    <>
      <p role="status">{messages.codesText}</p>
      <ul className="login-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="actions">
        <a className="action" href={file} download="recovery-codes.txt">
          {messages.codesDownload}
        </a>
        <a className="action action-primary" href={to ?? '/admin'}>
          {messages.codeSubmit}
        </a>
      </p>
    </>
  );
}

/** What can be done with a second factor, each with a code. */
function Changes() {
  const messages = useAccountMessages();
  return (
    <p className="actions">
      <button className="action action-primary" type="submit" name="change" value="renew">
        {messages.renewCodes}
      </button>
      <button className="action" type="submit" name="change" value="off">
        {messages.turnOff}
      </button>
    </p>
  );
}
