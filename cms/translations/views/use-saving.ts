'use client';

import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../app/i18n/languages.ts';
import type { TextStatus } from '../states.ts';
import type { Entry } from './entries.ts';
import { send } from './send.ts';

/** A pause in typing after which it is saved. */
const pause = 700;

export interface Saving {
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'refused';
  /** Why the server did not take it. */
  error?: string;
}

interface Options {
  entry: Entry;
  document: { kind: string; id: string };
  language: Language;
  changed: (key: string, change: Pick<Entry, 'status' | 'at' | 'texts'>) => void;
}

/** Saves a text as it is typed: after a pause, or at once when the field is left. */
export function useSaving({ entry, document, language, changed }: Options) {
  const [texts, setTexts] = useState(entry.texts);
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const waiting = useRef<{ texts: string[]; isConfirmed: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBusy = useRef(false);

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    const what = waiting.current;
    // One at a time: an older text must not arrive after a newer one.
    if (!what || isBusy.current) return;
    isBusy.current = true;
    setSaving({ state: 'saving' });
    const answer = await send(
      'text',
      JSON.stringify({ ...document, language, unit: entry.key, ...what }),
    );
    isBusy.current = false;
    const isLast = waiting.current === what;
    if (answer?.status === 200) {
      if (isLast) waiting.current = null;
      const at = typeof answer.body.at === 'string' ? answer.body.at : null;
      changed(entry.key, { at, texts: what.texts, status: statusAfter(entry, at) });
      setSaving({ state: 'saved' });
    } else if (answer && answer.status < 500 && typeof answer.body.error === 'string') {
      setSaving({ state: 'refused', error: answer.body.error });
    } else setSaving({ state: 'failed' });
    if (!isLast) await save();
  }

  function put(next: string[], isConfirmed = false) {
    setTexts(next);
    waiting.current = { texts: next, isConfirmed };
    clearTimeout(timer.current);
    timer.current = setTimeout(save, isConfirmed ? 0 : pause);
  }

  // Without this, what was typed in the last moment would be lost without a word.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (waiting.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  // A link within the back office leaves without asking: then it is saved on the way out.
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => () => void latest.current(), []);

  return { texts, saving, put, save };
}

function statusAfter(entry: Entry, at: string | null): TextStatus {
  if (at) return 'inReview';
  if (entry.stored.every((text) => text.trim() === '')) return 'missing';
  return entry.diff ? 'older' : 'complete';
}
