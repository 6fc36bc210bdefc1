import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOffline } from '../http.ts';
import { arrivedAt } from '../navigation.ts';
import { type FormFailure, useFormState, useSite } from '../site.tsx';
import { type Draft, draftOf } from './draft.ts';
import type { FieldDescription } from './form-field.ts';
import type { FieldErrors, FormValues } from './schema.ts';
import type { Sending } from './sending.ts';

interface Options {
  name: string;
  fields: readonly FieldDescription[];
  /** What the fields contain before anything is typed. */
  values?: FormValues;
  /** Replaces the default if there is more to keep than texts. */
  draft?: Draft;
}

/** Invalid, being sent, or stored. */
interface State {
  errors: FieldErrors;
  failure?: FormFailure | undefined;
  isSending?: true;
  /** The share of a file that has been uploaded, from 0 to 1. */
  share?: number;
  /** The reference of the stored submission. */
  reference?: string;
}

/**
 * The law of mainland China asks for an agreement of its own, which names the recipient (PIPL,
 * article 39).
 */
const transferConsent: FieldDescription = {
  name: 'transferConsent',
  label: 'fieldTransferConsent',
  details: '/privacy#china',
  required: true,
  kind: 'agreement',
  errors: { required: 'errorTransferConsentRequired' },
};

/**
 * The code that validates and sends is loaded when somebody begins to fill in the form, or at the
 * latest when it is sent.
 */
const loadSender = () => import('./send.ts');

const isBeingSent: State = { errors: {}, isSending: true };

/** What `Form` (form.tsx) renders. */
export type FormController = ReturnType<typeof useForm>;

/**
 * How a form behaves once JavaScript is running: it is sent without leaving the page, and what was
 * typed stays in the fields until the server has confirmed that it is stored.
 */
export function useForm({ name, fields, values, draft = draftOf(name, fields) }: Options) {
  const site = useSite();
  const shownAgain = useFormState();
  /** How many were sent from here before this one. */
  const [round, setRound] = useState(0);
  const redisplayed = round === 0 && shownAgain?.form === name ? shownAgain : null;
  const [state, setState] = useState<State>({
    errors: redisplayed?.errors ?? {},
    failure: redisplayed?.failure as FormFailure | undefined,
  });
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sending = useRef<Sending>({});
  const shownAt = useRef(0);
  const isAutomatic = useRef(false);
  const asked = fields.filter(({ language = site.language }) => language === site.language);
  const shownFields = site.isMainlandHosted ? [...asked, transferConsent] : asked;
  const filledIn = () => Math.round(performance.now() - shownAt.current);

  // The error summary, or the confirmation, is what the visitor needs to hear next.
  useEffect(() => {
    if (state.isSending) return;
    // Automatic retries must not interrupt what the visitor is doing.
    if (!isAutomatic.current || state.reference) summary.current?.focus();
    isAutomatic.current = false;
  }, [state]);

  // Who wants to write another begins at once.
  useEffect(() => {
    if (round === 0) return;
    shownAt.current = performance.now();
    element.current?.querySelector<HTMLElement>('[name]:not([type="hidden"])')?.focus();
  }, [round]);

  const restore = useEffectEvent(() => element.current && draft.restore(element.current));
  useEffect(() => {
    shownAt.current = arrivedAt();
    if (!redisplayed) restore();
  }, [redisplayed]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.isSending) return;
    const form = event.currentTarget;
    setState(isBeingSent);
    const sender = await loadSender().catch(() => null);
    if (!sender && isOffline()) {
      const again = () => form.isConnected && form.requestSubmit();
      const once = { once: true };
      addEventListener('online', again, once);
      // Half a sentence is not sent.
      form.addEventListener('input', () => removeEventListener('online', again), once);
      return setState({ errors: {}, failure: 'offline' });
    }
    // If that script fails to load, the browser submits the form itself, and the server validates
    // it.
    if (!sender) return form.submit();
    const result = await sender.sendForm(name, sending.current, {
      fields: shownFields,
      form,
      filledIn: filledIn(),
      isAutomatic,
      onProgress: (share) => setState({ ...isBeingSent, share }),
    });
    if ('errors' in result) return setState(result);
    draft.forget();
    setState({ errors: {}, ...result });
  }

  return {
    ...state,
    name,
    fields: shownFields,
    element,
    summary,
    draft,
    values: { ...values, ...redisplayed?.values },
    redisplayed,
    filledIn,
    send,
    prepare: () => void loadSender().catch(() => undefined),
    show: (errors: FieldErrors) => setState({ errors }),
    startAgain: () => {
      setRound(round + 1);
      setState({ errors: {} });
    },
  };
}
