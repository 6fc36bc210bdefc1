import { type MouseEvent, useState } from 'react';
import { useResumeMessages } from './resume-messages.ts';
import type { FormController } from './use-form.ts';

type SaveState =
  | { step: 'none' }
  /** On the device, if the browser allows it. */
  | { step: 'saved' | 'refused' | 'sending' | 'failed' }
  | { step: 'sent'; email: string };

const loadSender = () => import('./resume-link.ts');

/**
 * Saves an application for later: on the device, and on the server for anyone who wants to continue
 * elsewhere.
 * @param keep returns whether the device keeps the form's contents.
 */
export function useResumeSaving(form: FormController, keep: () => boolean) {
  const { redisplayed } = form;
  const [state, setState] = useState<SaveState>(
    redisplayed?.isSaved
      ? { step: 'sent', email: redisplayed.values.email ?? '' }
      : { step: 'none' },
  );

  function saveHere(event: MouseEvent) {
    event.preventDefault();
    setState({ step: keep() ? 'saved' : 'refused' });
  }

  async function sendLink() {
    if (!form.element.current) return;
    setState({ step: 'sending' });
    const data = new FormData(form.element.current);
    const sender = await loadSender().catch(() => null);
    const failed = await sender?.sendResumeLink(data, form.filledIn());
    if (failed === null) {
      return setState({ step: 'sent', email: String(data.get('email')).trim() });
    }
    setState({ step: failed && Object.keys(failed.errors).length > 0 ? 'saved' : 'failed' });
    if (failed) form.show(failed.errors);
  }

  return { state, saveHere, sendLink: () => void sendLink() };
}

/** Without JavaScript the server keeps it, and mails the link. */
export function SaveButton({ onClick }: { onClick: (event: MouseEvent) => void }) {
  const messages = useResumeMessages();
  return (
    <button
      className="action"
      type="submit"
      formAction="/forms/resume/save"
      formEncType="application/x-www-form-urlencoded"
      onClick={onClick}
    >
      {messages.save}
    </button>
  );
}

interface Properties {
  state: SaveState;
  canSendLink: boolean;
  sendLink: () => void;
}

/** The outcome of saving, and the offer to continue elsewhere. */
export function ResumeSave({ state, canSendLink, sendLink }: Properties) {
  const messages = useResumeMessages();
  const texts: Record<SaveState['step'], string> = {
    none: '',
    saved: messages.saved,
    refused: messages.saveFailed,
    sending: messages.saved,
    failed: messages.saveLinkFailed,
    sent: messages.saveLinkSent.replace('{email}', state.step === 'sent' ? state.email : ''),
  };
  return (
    <div className="resume-save">
      <p role="status">{texts[state.step]}</p>
      {canSendLink && state.step !== 'none' && state.step !== 'sent' && (
        <>
          <p>{messages.saveLinkOffer}</p>
          <p className="actions">
            <button
              className="action"
              type="button"
              disabled={state.step === 'sending'}
              onClick={sendLink}
            >
              {messages.saveLinkSend}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
