import type { ReactNode } from 'react';
import { LanguageSelection } from '../../components/language-selection.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import { useMessages } from '../../site.tsx';
import './login.css';

interface Properties {
  children: ReactNode;
  /** Not where the address holds more than the links to the other languages would. */
  hasLanguages?: boolean;
}

/** The frame of the pages for staff who are not signed in, outside the public layout. */
export function LoginPage({ children, hasLanguages = true }: Properties) {
  const messages = useMessages();
  return (
    <main className="login" id="content">
      {/* Outside the layout and its router: a plain link. */}
      <p className="login-home">
        <a href="/home">
          <Wordmark />
          {messages.siteName}
        </a>
      </p>
      {children}
      {hasLanguages && <LanguageSelection />}
    </main>
  );
}

interface FieldProperties {
  label: string;
  /** The id of what is said of the field. */
  describedBy: string | undefined;
}

export function EmailField({
  label,
  defaultValue,
  describedBy,
}: FieldProperties & { defaultValue: string | undefined }) {
  return (
    <p className="field">
      <label htmlFor="field-email">{label}</label>
      <input
        id="field-email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={defaultValue}
        aria-describedby={describedBy}
        required
      />
    </p>
  );
}

export function PasswordField({
  label,
  autoComplete,
  describedBy,
}: FieldProperties & { autoComplete: 'current-password' | 'new-password' }) {
  return (
    <p className="field">
      <label htmlFor="field-password">{label}</label>
      <input
        id="field-password"
        name="password"
        type="password"
        autoComplete={autoComplete}
        aria-describedby={describedBy}
        required
      />
    </p>
  );
}

export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <p className="actions">
      <button className="action action-primary" type="submit">
        {children}
      </button>
    </p>
  );
}

/** Why the form was not accepted; its fields point here. */
export function LoginError({ children }: { children: ReactNode }) {
  return (
    <p className="field-error" role="alert" id="login-error">
      {children}
    </p>
  );
}

/** For a code of an authenticator app or, unless it is for the app only, a recovery code. */
export function CodeField({
  label,
  isOfAppOnly,
  describedBy,
}: FieldProperties & { isOfAppOnly: boolean }) {
  return (
    <p className="field">
      <label htmlFor="field-code">{label}</label>
      <input
        id="field-code"
        name="code"
        type="text"
        inputMode={isOfAppOnly ? 'numeric' : undefined}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        aria-describedby={describedBy}
        required
      />
    </p>
  );
}
