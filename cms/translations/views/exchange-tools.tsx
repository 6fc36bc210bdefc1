'use client';

import { useRouter } from 'next/navigation.js';
import { type ChangeEvent, useId, useState } from 'react';
import type { DeskMessages } from '../../../app/i18n/en/desk.ts';
import type { PlannedChange } from '../exchange/plan.ts';
import { send } from './send.ts';
import './exchange.css';

interface Properties {
  languages: { code: string; name: string }[];
  chosen: string | undefined;
  words: DeskMessages;
  /** One document instead of all of them. */
  only?: { kind: string; id: string };
}

interface Preview {
  file: File;
  changes: PlannedChange[];
  digest: string;
}

const most = 50;

/** Export and import: a file is compared with the site first, and used once that is confirmed. */
export function ExchangeTools({ languages, chosen, words, only }: Properties) {
  const [language, setLanguage] = useState(chosen ?? languages[0]?.code ?? '');
  const [isMissingOnly, setMissingOnly] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [message, setMessage] = useState('');
  const router = useRouter();
  const id = useId();

  const address = (format: string) =>
    `/api/translations/export?${new URLSearchParams({
      ...{ language, format },
      ...(isMissingOnly && { only: 'missing' }),
      ...only,
    })}`;

  async function upload(file: File, expected?: string) {
    const format = /\.csv$/i.test(file.name) ? 'csv' : 'xliff';
    const query = new URLSearchParams({ language, format, ...(expected && { expected }) });
    const answer = await send(`import?${query}`, file, 'text/plain');
    if (!answer) return setMessage(words.notSaved);
    const { status, body } = answer;
    if (status === 409) return setMessage(words.importChanged);
    if (status !== 200) return setMessage(refused(body, words));
    if (expected) {
      setMessage(words.importApplied.replace('{count}', String(body.count)));
      return router.refresh();
    }
    const changes = body.changes as PlannedChange[];
    setMessage(changes.length === 0 ? words.importNothing : '');
    if (changes.length > 0) setPreview({ file, changes, digest: String(body.digest) });
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    setPreview(null);
    if (!file) return;
    setMessage(words.importReading);
    await upload(file);
    // The same file may be chosen again once it has been mended.
    target.value = '';
  }

  async function apply() {
    if (!preview) return;
    setPreview(null);
    await upload(preview.file, preview.digest);
  }

  return (
    <details className="desk__exchange">
      <summary>{words.exchange}</summary>
      <p className="desk__help">{words.exchangeHelp}</p>
      <div className="desk__tools">
        {languages.length > 1 && (
          <label htmlFor={`${id}-language`}>
            <span>{words.language}</span>
            <select
              id={`${id}-language`}
              value={language}
              onChange={(event) => {
                setLanguage(event.target.value);
                setPreview(null);
              }}
            >
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="desk__check">
          <input
            type="checkbox"
            checked={isMissingOnly}
            onChange={(event) => setMissingOnly(event.target.checked)}
          />
          <span>{words.onlyMissing}</span>
        </label>
        <a className="desk__button" href={address('xliff')} download>
          {words.exportXliff}
        </a>
        <a className="desk__button" href={address('csv')} download>
          {words.exportCsv}
        </a>
        <label className="desk__button desk__file">
          <input type="file" accept=".xlf,.xliff,.csv" onChange={choose} />
          <span>{words.importFile}</span>
        </label>
      </div>
      <p role="status" className="desk__message">
        {message}
      </p>
      {preview && (
        <ImportPreview {...{ preview, words }} apply={apply} cancel={() => setPreview(null)} />
      )}
    </details>
  );
}

function refused(body: Record<string, unknown>, words: DeskMessages): string {
  const { error, line, detail } = body;
  const isKnown = typeof error === 'string' && error in words;
  const reason = isKnown ? words[error as keyof DeskMessages] : words.malformed;
  return words.importRefused
    .replace('{line}', String(line ?? 1))
    .replace('{reason}', () => [reason, detail].filter(Boolean).join(' '));
}

interface PreviewProperties {
  preview: Preview;
  words: DeskMessages;
  apply: () => void;
  cancel: () => void;
}

function ImportPreview({ preview: { changes }, words, apply, cancel }: PreviewProperties) {
  return (
    <div className="desk__preview">
      <p>
        <strong>{words.importCount.replace('{count}', String(changes.length))}</strong>
      </p>
      <ol>
        {changes.slice(0, most).map((change) => (
          <li key={`${change.kind} ${change.id} ${change.unit}`}>
            <p>
              <strong>{change.title}</strong> {change.label}
            </p>
            <dl>
              <dt>{words.importOld}</dt>
              <dd>{change.before.join('\n')}</dd>
              <dt>{words.importNew}</dt>
              <dd>{change.after.join('\n')}</dd>
            </dl>
            {change.warnings.map((warning) => (
              <p key={warning} className="desk__warning">
                {words[warning]}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {changes.length > most && <p>…</p>}
      <div className="desk__tools">
        <button type="button" className="desk__button--main" onClick={apply}>
          {words.importApply}
        </button>
        <button type="button" onClick={cancel}>
          {words.importCancel}
        </button>
      </div>
    </div>
  );
}
