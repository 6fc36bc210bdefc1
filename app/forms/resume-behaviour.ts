import { type MouseEvent, type RefObject, useEffect } from 'react';
import type { FormFailure } from '../site.tsx';

/**
 * As in form.tsx; what the two shared would be one more file of script for every page with a form.
 */

/** The server's own hint after a failure to store. */
const retryAfterMilliseconds = 5_000;

const canRetry = (failure: FormFailure | undefined) =>
  failure === 'unavailable' || failure === 'offline';

/**
 * What could not be stored is sent again, as long as nobody changes it or sends it first.
 * @param isOurs whether this page has sent it: what the server shows again is not sent by itself,
 * for another site may have made the visitor's browser send it.
 */
export function useRetry(
  form: RefObject<HTMLFormElement | null>,
  failure: FormFailure | undefined,
  isOurs: RefObject<boolean>,
  isAutomatic: RefObject<boolean>,
): void {
  useEffect(() => {
    if (!canRetry(failure) || !isOurs.current) return;
    const timer = setTimeout(() => {
      isAutomatic.current = true;
      form.current?.requestSubmit();
    }, retryAfterMilliseconds);
    const stop = () => clearTimeout(timer);
    const current = form.current;
    current?.addEventListener('input', stop);
    return () => {
      stop();
      current?.removeEventListener('input', stop);
    };
  }, [form, failure, isOurs, isAutomatic]);
}

/** Leads to the field itself, ready to be typed in; a plain link would only scroll near it. */
export function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
