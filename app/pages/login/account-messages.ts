import { accountMessages, withPasswordLength } from '../../i18n/accounts.ts';
import type { AccountMessages } from '../../i18n/en/accounts.ts';
import { useFormState, useSite } from '../../site.tsx';

export const useAccountMessages = (): AccountMessages => accountMessages[useSite().language];

/** @returns why the form was not accepted, if the reason is among the messages of accounts. */
export function useAccountFailure(): string | null {
  const messages = useAccountMessages();
  const failure = useFormState()?.failure;
  if (!failure || !Object.hasOwn(messages, failure)) return null;
  return withPasswordLength(messages[failure as keyof AccountMessages]);
}
