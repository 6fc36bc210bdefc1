'use client';

import { useRef } from 'react';
import type { DeskMessages } from '../../../app/i18n/en/desk.ts';
import { type Language, languages } from '../../../app/i18n/languages.ts';
import { readPieces } from '../inline-codes.ts';
import { type DiffPart, wordDiff } from '../word-diff.ts';
import type { CodeLegend, Entry } from './entries.ts';
import { type Saving, useSaving } from './use-saving.ts';

interface Properties {
  entry: Entry;
  document: { kind: string; id: string };
  language: Language;
  languageName: string;
  words: DeskMessages;
  changed: Parameters<typeof useSaving>[0]['changed'];
}

/** One text: English on the left, the translation on the right. */
export function TextField({ entry, document, language, languageName, words, changed }: Properties) {
  const { texts, saving, put, save } = useSaving({ entry, document, language, changed });
  const isOlder = entry.status === 'older' && entry.diff !== null;
  return (
    <section className={`desk__text desk__text--${entry.status}`} data-key={entry.key}>
      <h2>
        {entry.label}
        <span className={`desk__mark desk__mark--${entry.status}`}>{words[entry.status]}</span>
      </h2>
      {entry.since && (
        <p className="desk__since">
          {words.sourceSince.replace('{date}', entry.since)}
          {isOlder && (
            <button type="button" onClick={() => put(texts, true)}>
              {words.stillRight}
            </button>
          )}
        </p>
      )}
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other name
        <div className="desk__pair" key={index}>
          <div className="desk__source" lang="en">
            <span className="desk__caption">{words.source}</span>
            <Source text={entry.source[index] ?? ''} diff={entry.diff?.[index]} />
          </div>
          <Translation
            {...{ text, words, language, save }}
            codes={entry.codes[index] ?? []}
            maxLength={entry.maxLength}
            name={languageName}
            label={`${entry.label}, ${languageName}${texts.length > 1 ? ` ${index + 1}` : ''}`}
            isLong={entry.kind !== 'text'}
            stored={entry.stored[index] ?? ''}
            put={(next) => put(texts.map((one, at) => (at === index ? next : one)))}
          />
        </div>
      ))}
      <SavingState saving={saving} words={words} retry={save} />
    </section>
  );
}

function Source({ text, diff }: { text: string; diff: DiffPart[] | undefined }) {
  return <p>{diff ? <Changes diff={diff} /> : withCodes(text)}</p>;
}

function Changes({ diff }: { diff: DiffPart[] }) {
  return (
    <>
      {diff.map(({ kind, text: part }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
        if (kind === 'removed') return <del key={index}>{part}</del>;
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
        if (kind === 'added') return <ins key={index}>{part}</ins>;
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
        return <span key={index}>{part}</span>;
      })}
    </>
  );
}

const withCodes = (text: string) =>
  readPieces(text).map((piece, index) => {
    if (piece.kind === 'text') return piece.text;
    const shown =
      piece.kind === 'open'
        ? `<${piece.id}>`
        : piece.kind === 'close'
          ? `</${piece.id}>`
          : `<${piece.id}/>`;
    // biome-ignore lint/suspicious/noArrayIndexKey: a code may stand in a text twice
    return <code key={index}>{shown}</code>;
  });

interface TranslationProperties {
  text: string;
  /** What is public. */
  stored: string;
  codes: CodeLegend[];
  maxLength: number | null;
  name: string;
  label: string;
  language: Language;
  isLong: boolean;
  words: DeskMessages;
  put: (text: string) => void;
  save: () => void;
}

function Translation(properties: TranslationProperties) {
  const { text, stored, codes, maxLength, name, label, language, isLong, words, put, save } =
    properties;
  const area = useRef<HTMLTextAreaElement>(null);
  const isTooLong = maxLength !== null && text.length > maxLength;

  /** Around what is selected, or where the caret is. */
  function insert({ id, isPaired }: CodeLegend) {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const inside = text.slice(selectionStart, selectionEnd);
    const code = isPaired ? `<${id}>${inside}</${id}>` : `${inside}<${id}/>`;
    put(text.slice(0, selectionStart) + code + text.slice(selectionEnd));
    area.current?.focus();
  }

  return (
    <div className="desk__translation">
      <span className="desk__caption" aria-hidden="true">
        {name}
      </span>
      <textarea
        ref={area}
        aria-label={label}
        aria-invalid={isTooLong}
        lang={languages[language].tag}
        rows={isLong ? 3 : 1}
        value={text}
        onChange={({ target }) => put(isLong ? target.value : target.value.replace(/\n/g, ' '))}
        onBlur={save}
      />
      {maxLength !== null && (
        <span className={isTooLong ? 'desk__count desk__count--over' : 'desk__count'}>
          {words.characters
            .replace('{count}', String(text.length))
            .replace('{most}', String(maxLength))}
        </span>
      )}
      {stored !== text && stored.trim() !== '' && (
        <p className="desk__public" lang={languages[language].tag}>
          <span className="desk__caption">{words.publicNow}</span>
          <Changes diff={wordDiff(stored, text, language)} />
        </p>
      )}
      {codes.length > 0 && (
        <span className="desk__codes">
          {codes.map((code) => (
            <button
              key={code.id}
              type="button"
              title={words.insertCode.replace('{number}', String(code.id))}
              onClick={() => insert(code)}
            >
              {`<${code.id}>`} {words[code.kind]} {code.target}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

interface StateProperties {
  saving: Saving;
  words: DeskMessages;
  retry: () => void;
}

function SavingState({ saving, words, retry }: StateProperties) {
  const { state, error = '' } = saving;
  const reason = error in words ? words[error as keyof DeskMessages] : '';
  return (
    <p className={`desk__saving desk__saving--${state}`} role="status">
      {state === 'saving' && words.saving}
      {state === 'saved' && words.saved}
      {state === 'refused' && `${words.notSaved} ${reason}`}
      {state === 'failed' && (
        <>
          {words.notSaved}{' '}
          <button type="button" onClick={retry}>
            {words.tryAgain}
          </button>
        </>
      )}
    </p>
  );
}
