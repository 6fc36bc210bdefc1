import { createContext, type ReactNode, useContext } from 'react';
import type { FieldErrors, FormValues } from './forms/schema.ts';
import type { Unanswered } from './http.ts';
import type { Messages } from './i18n/en/messages.ts';
import { type Language, languages } from './i18n/languages.ts';

/** The site a visitor is on, as the server derived it from the host (server/sites.ts). */
export interface SiteData {
  /** e.g. `de`, or `cn` for the mainland-hosted Chinese site. */
  key: string;
  language: Language;
  isMainlandHosted: boolean;
  /** Where the same page is in each language: origin without a trailing slash. */
  origins: Record<Language, string>;
}

export type FormFailure = 'unavailable' | 'tooLarge' | 'tooMany' | Unanswered;
export type LoginFailure = 'missing' | 'failed' | 'unavailable';
/** For login and password reset: the key of its message in i18n/accounts.ts. */
type AccountFailure =
  | 'tooManyAttempts'
  | 'signInBusy'
  | 'forgotInvalid'
  | 'secondFactorNeeded'
  | 'secondFactorWrong'
  | 'signInExpired'
  | 'currentPasswordWrong'
  | 'resetExpired'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordCommon'
  | 'passwordPersonal';

/** What /login/second-factor shows. */
export interface SecondFactorState {
  step: 'code' | 'setUp' | 'codes' | 'manage';
  /** The key for the app, and the same as a picture. */
  secret?: string;
  picture?: string;
  /** The password is asked for as well: the session may have been left open. */
  asksPassword?: boolean;
  /** New recovery codes, shown once. */
  codes?: string[];
  codesLeft?: number;
}

/** What a visitor without scripts sent last, shown again with its errors. */
export interface FormState {
  form: string;
  values: FormValues;
  errors: FieldErrors;
  /** Why the whole form, rather than one of its fields, was not accepted. */
  failure?: FormFailure | LoginFailure | AccountFailure;
  /** Whether this site can write to somebody who forgot a password. */
  hasMail?: boolean;
  /** A link for a new password was asked for. */
  isAsked?: boolean;
  /** The link is that of an invitation. */
  isInvitation?: boolean;
  secondFactor?: SecondFactorState;
  /** It was kept to be finished later, not sent. */
  isSaved?: boolean;
}

interface SiteContextValue {
  site: SiteData;
  messages: Messages;
  formState: FormState | null;
}

const SiteContext = createContext<SiteContextValue | null>(null);

export function SiteProvider({ children, ...value }: SiteContextValue & { children: ReactNode }) {
  return <SiteContext value={value}>{children}</SiteContext>;
}

function useSiteContext(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('There is no SiteProvider above this component');
  return value;
}

export const useSite = () => useSiteContext().site;
export const useMessages = () => useSiteContext().messages;
export const useFormState = () => useSiteContext().formState;

/** BCP 47 tag of the page's language, for `lang` attributes and `Intl`. */
export const useLanguageTag = () => languages[useSite().language].tag;
