import type { MouseEvent } from 'react';
import { useWords } from './resume-words.ts';

export type SaveState =
  | { step: 'none' }
  /** On the device, where the browser allows it. */
  | { step: 'saved' | 'refused' | 'sending' | 'failed' }
  | { step: 'sent'; email: string };

interface Properties {
  state: SaveState;
  canSendLink: boolean;
  onSendLink: (event: MouseEvent) => void;
}

/** What became of saving, and the offer to go on elsewhere. */
export function ResumeSave({ state, canSendLink, onSendLink }: Properties) {
  const words = useWords();
  const texts: Record<SaveState['step'], string> = {
    none: '',
    saved: words.saved,
    refused: words.saveFailed,
    sending: words.saved,
    failed: words.saveLinkFailed,
    sent: words.saveLinkSent.replace('{email}', state.step === 'sent' ? state.email : ''),
  };
  return (
    <div className="resume-save">
      <p role="status">{texts[state.step]}</p>
      {canSendLink && state.step !== 'none' && state.step !== 'sent' && (
        <>
          <p>{words.saveLinkOffer}</p>
          <p className="actions">
            <button
              className="action"
              type="button"
              disabled={state.step === 'sending'}
              onClick={onSendLink}
            >
              {words.saveLinkSend}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
