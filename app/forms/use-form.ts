import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormFailure, useFormState, useSite } from '../site.tsx';
import { type Draft, draftOf } from './draft.ts';
import type { FieldDescription } from './form-field.ts';
import type { FieldErrors, FormValues } from './schema.ts';
import type { Sending } from './sending.ts';

interface Options {
  name: string;
  fields: readonly FieldDescription[];
  /** What the fields hold when nothing was typed yet. */
  values?: FormValues;
  /** Where there is more to keep than texts. */
  draft?: Draft;
}

/** Something is wrong, it is being sent, or it is stored. */
interface State {
  errors: FieldErrors;
  failure?: FormFailure | undefined;
  isSending?: true;
  /** Of a file: how much of it has left this computer, from 0 to 1. */
  share?: number;
  /** Of what is stored. */
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

/** The checks and the sending come when somebody begins to fill in the form, or at the latest then. */
const loadSender = () => import('./send.ts');

const isBeingSent: State = { errors: {}, isSending: true };

/** What `Form` (form.tsx) draws. */
export type FormController = ReturnType<typeof useForm>;

/**
 * How a form behaves once scripts are there: it is sent without leaving the page, and what was typed
 * stays in the fields until the server has said that it is stored.
 */
export function useForm({ name, fields, values, draft = draftOf(name, fields) }: Options) {
  const site = useSite();
  const shownAgain = useFormState();
  const redisplayed = shownAgain?.form === name ? shownAgain : null;
  const [state, setState] = useState<State>({
    errors: redisplayed?.errors ?? {},
    failure: redisplayed?.failure as FormFailure | undefined,
  });
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sending = useRef<Sending>({});
  const shownAt = useRef(0);
  const isAutomatic = useRef(false);
  const shownFields = site.isMainlandHosted ? [...fields, transferConsent] : fields;
  const filledIn = () => Math.round(performance.now() - shownAt.current);

  // The summary of errors, or the success, is what the visitor has to hear of next.
  useEffect(() => {
    if (state.isSending) return;
    // What happens by itself must not take the visitor away from what they are doing.
    if (!isAutomatic.current || state.reference) summary.current?.focus();
    isAutomatic.current = false;
  }, [state]);

  const restore = useEffectEvent(() => element.current && draft.restore(element.current));
  useEffect(() => {
    shownAt.current = performance.now();
    if (!redisplayed) restore();
  }, [redisplayed]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.isSending) return;
    const form = event.currentTarget;
    setState(isBeingSent);
    const sender = await loadSender().catch(() => null);
    // Without that script the browser sends the form itself, and the server checks it.
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
  };
}
