'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import type { DeskMessages } from '../../../app/i18n/en/desk.ts';
import type { Language } from '../../../app/i18n/languages.ts';
import type { Entry } from './entries.ts';
import { ReviewBar } from './review-bar.tsx';
import { TextField } from './text-field.tsx';
import './text.css';

interface Properties {
  document: { kind: string; id: string };
  language: Language;
  languageName: string;
  entries: Entry[];
  words: DeskMessages;
  mayReview: boolean;
}

const isOpen = ({ status }: Entry): boolean =>
  status === 'missing' || status === 'older' || status === 'returned';

/** The texts of a document, one below the other. */
export function TextEditor(properties: Properties) {
  const { document, language, languageName, words, mayReview } = properties;
  const [entries, setEntries] = useState(properties.entries);
  const [isOpenOnly, setOpenOnly] = useState(false);
  /** What was open when only such was asked for stays until then, or it would vanish when typed. */
  const [kept, setKept] = useState<string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const open = entries.filter(isOpen);
  const note = entries.find((one) => one.note)?.note;

  function goOn() {
    const areas = [...(list.current?.querySelectorAll('textarea') ?? [])];
    const here = areas.indexOf(globalThis.document.activeElement as HTMLTextAreaElement);
    const keyOf = (area: Element) => area.closest<HTMLElement>('[data-key]')?.dataset.key;
    const current = areas[here] && keyOf(areas[here]);
    const after = [...areas.slice(here + 1), ...areas.slice(0, here + 1)];
    const next = after.find((area) => {
      const key = keyOf(area);
      return key !== current && open.some((one) => one.key === key);
    });
    next?.focus();
    next?.scrollIntoView({ block: 'center' });
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    goOn();
  }

  const shown = isOpenOnly ? entries.filter(({ key }) => kept.includes(key)) : entries;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what a button does as well
    <div onKeyDown={press} ref={list}>
      <div className="desk__bar">
        <button type="button" disabled={open.length === 0} onClick={goOn} title={words.nextHelp}>
          {words.next}
        </button>
        <kbd>{words.nextHelp}</kbd>
        <label className="desk__check">
          <input
            type="checkbox"
            checked={isOpenOnly}
            onChange={({ target }) => {
              setKept(entries.filter((one) => isOpen(one) || one.at).map(({ key }) => key));
              setOpenOnly(target.checked);
            }}
          />
          <span>{words.onlyOpen}</span>
        </label>
        {open.length === 0 && <span>{words.allDone}</span>}
        {mayReview && (
          <ReviewBar
            {...{ document, language, entries, words }}
            done={(keys, text) =>
              setEntries((all) =>
                all.map((one) => (keys.includes(one.key) ? reviewed(one, text) : one)),
              )
            }
          />
        )}
      </div>
      {note && (
        <p className="desk__note">
          <strong>{words.returnedWith}</strong> {note}
        </p>
      )}
      {shown.map((entry) => (
        <TextField
          key={entry.key}
          {...{ entry, document, language, languageName, words }}
          changed={(key, change) =>
            setEntries((all) =>
              all.map((one) => (one.key === key ? { ...one, ...change, note: null } : one)),
            )
          }
        />
      ))}
    </div>
  );
}

function reviewed(entry: Entry, note: string | null): Entry {
  if (note) return { ...entry, note, status: 'returned' };
  const { texts } = entry;
  return { ...entry, stored: texts, status: 'complete', at: null, diff: null, since: null };
}
