'use client';

import { type FormEvent, useId, useState } from 'react';
import type { DeskMessages } from '../../../app/i18n/en/desk.ts';
import type { Language } from '../../../app/i18n/languages.ts';
import type { Entry } from './entries.ts';
import { send } from './send.ts';

interface Properties {
  document: { kind: string; id: string };
  language: Language;
  entries: Entry[];
  words: DeskMessages;
  /** Told which texts are public now, or which note they were returned with. */
  done: (keys: string[], note: string | null) => void;
}

/** What an editor does with what is proposed. */
export function ReviewBar({ document, language, entries, words, done }: Properties) {
  const [isReturning, setReturning] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const [message, setMessage] = useState('');
  const id = useId();
  const proposed = entries.filter(({ at, note: returned }) => at && !returned);

  async function decide(text?: string) {
    setBusy(true);
    // Only what the editor has before their eyes.
    const seen = Object.fromEntries(proposed.map(({ key, at }) => [key, at]));
    const body = JSON.stringify({ ...document, language, seen, ...(text && { note: text }) });
    const answer = await send('review', body);
    setBusy(false);
    if (answer?.status !== 200) {
      const { message: reason } = answer?.body ?? {};
      return setMessage(reason ? `${words.refused} ${reason}` : words.notSaved);
    }
    const said = text ? words.sentBack : words.published;
    setMessage(said.replace('{count}', String(answer.body.count)));
    setReturning(false);
    setNote('');
    done(Object.keys(seen), text ?? null);
  }

  function sendBack(event: FormEvent) {
    event.preventDefault();
    if (note.trim()) void decide(note.trim());
  }

  return (
    <>
      {proposed.length > 0 && (
        <>
          <button
            type="button"
            className="desk__button--main"
            disabled={isBusy}
            title={words.publishHelp}
            onClick={() => decide()}
          >
            {words.publish.replace('{count}', String(proposed.length))}
          </button>
          <button
            type="button"
            aria-expanded={isReturning}
            disabled={isBusy}
            onClick={() => setReturning(!isReturning)}
          >
            {words.return}
          </button>
        </>
      )}
      {isReturning && (
        <form className="desk__return" onSubmit={sendBack}>
          <label htmlFor={id}>{words.note}</label>
          <textarea
            id={id}
            rows={2}
            maxLength={1000}
            required
            value={note}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setNote(target.value)}
          />
          <span id={`${id}-help`} className="desk__help">
            {words.noteHelp}
          </span>
          <button type="submit" disabled={isBusy}>
            {words.sendBack}
          </button>
        </form>
      )}
      <span role="status" className="desk__message">
        {message}
      </span>
    </>
  );
}
