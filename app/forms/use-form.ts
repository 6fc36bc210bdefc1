import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormFailure, type FormState, useFormState, useSite } from '../site.tsx';
import { type Draft, draftOf } from './draft.ts';
import type { FieldDescription } from './form-field.ts';
import type { FieldErrors, FormValues } from './schema.ts';
import type { Sending } from './sending.ts';

interface Options {
  name: string;
  fields: readonly FieldDescription[];
  element: RefObject<HTMLFormElement | null>;
  /** What the fields hold when nothing was typed yet. */
  values?: FormValues;
  /** Where there is more to keep than texts. */
  draft?: Draft;
}

type Step =
  | { step: 'editing'; errors: FieldErrors; failure?: FormFailure }
  /** Of a file: the share of it that has left this computer. */
  | { step: 'sending'; share?: number }
  | { step: 'sent'; reference: string };

/** The law of mainland China asks for an agreement of its own (PIPL, article 39). */
const transferConsent: FieldDescription = {
  name: 'transferConsent',
  label: 'fieldTransferConsent',
  required: true,
  kind: 'agreement',
  errors: { required: 'errorTransferConsentRequired' },
};

/** The checks and the sending come when somebody begins to fill in the form, or at the latest then. */
const loadSender = () => import('./send.ts');

/** The server's own hint after a failure to store. */
const retryAfterMilliseconds = 5_000;

const canRetry = (failure: FormFailure | undefined) =>
  failure === 'unavailable' || failure === 'offline';

/** @returns what the server shows again to a visitor without scripts. */
export function useRedisplayed(form: string): FormState | null {
  const state = useFormState();
  return state?.form === form ? state : null;
}

/** What `Form` (form.tsx) draws. */
export type FormController = ReturnType<typeof useForm>;

/**
 * How a form behaves once scripts are there: it is sent without leaving the page, and what was typed
 * stays in the fields until the server has said that it is stored.
 */
export function useForm({ name, fields, element, values, draft = draftOf(name, fields) }: Options) {
  const site = useSite();
  const redisplayed = useRedisplayed(name);
  const [state, setState] = useState<Step>({
    step: 'editing',
    errors: redisplayed?.errors ?? {},
    ...(redisplayed?.failure && { failure: redisplayed.failure as FormFailure }),
  });
  const sending = useRef<Sending>({});
  const shownAt = useRef(0);
  const shownFields = site.isMainlandHosted ? [...fields, transferConsent] : fields;
  const { errors = {}, failure } = state.step === 'editing' ? state : {};
  const retry = useRetry(element, failure);
  const filledIn = () => Math.round(performance.now() - shownAt.current);

  const restore = useEffectEvent(() => element.current && draft.restore(element.current));
  useEffect(() => {
    shownAt.current = performance.now();
    if (!redisplayed) restore();
  }, [redisplayed]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'sending') return;
    const form = event.currentTarget;
    const data = new FormData(form);
    retry.allow();
    setState({ step: 'sending' });
    const sender = await loadSender().catch(() => null);
    // Without that script the browser sends the form itself, and the server checks it.
    if (!sender) return form.submit();
    const result = await sender.sendForm(name, sending.current, {
      fields: shownFields,
      data,
      filledIn: filledIn(),
      onProgress: (share) => setState({ step: 'sending', share }),
    });
    if ('reference' in result) draft.forget();
    setState('reference' in result ? { step: 'sent', ...result } : { step: 'editing', ...result });
  }

  return {
    name,
    fields: shownFields,
    element,
    summary: useSummary(state, retry.isAutomatic),
    state,
    errors,
    failure,
    values: { ...values, ...redisplayed?.values },
    isRedisplayed: redisplayed !== null,
    filledIn,
    send,
    prepare: () => void loadSender().catch(() => undefined),
    keep: (changed: string) => element.current && draft.keep(element.current, changed),
    show: (found: FieldErrors) => setState({ step: 'editing', errors: found }),
    discard() {
      element.current?.reset();
      draft.forget();
      setState({ step: 'editing', errors: {} });
    },
  };
}

/** The summary of errors, or the success, is what the visitor has to hear of next. */
function useSummary(state: Step, isAutomatic: RefObject<boolean>) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.step === 'sending') return;
    // What happens by itself must not take the visitor away from what they are doing.
    if (!isAutomatic.current || state.step === 'sent') summary.current?.focus();
    isAutomatic.current = false;
  }, [state, isAutomatic]);
  return summary;
}

/**
 * What could not be stored is sent again, as long as nobody changes it or sends it first. What the
 * server shows again is not: another site may have made the visitor's browser send it.
 */
function useRetry(element: RefObject<HTMLFormElement | null>, failure: FormFailure | undefined) {
  const isAllowed = useRef(false);
  const isAutomatic = useRef(false);
  useEffect(() => {
    if (!canRetry(failure) || !isAllowed.current) return;
    const timer = setTimeout(() => {
      isAutomatic.current = true;
      element.current?.requestSubmit();
    }, retryAfterMilliseconds);
    const stop = () => clearTimeout(timer);
    const current = element.current;
    current?.addEventListener('input', stop);
    return () => {
      stop();
      current?.removeEventListener('input', stop);
    };
  }, [element, failure]);
  return {
    isAutomatic,
    allow() {
      isAllowed.current = true;
    },
  };
}
