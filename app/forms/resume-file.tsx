import type { RefObject } from 'react';
import type { ResumeProblem } from '../../resumes/reading.ts';
import { describedBy, FieldError, idOf, Required } from './resume-field.tsx';
import { errorText, fileField } from './resume-fields.ts';
import { useWords, type Words } from './resume-words.ts';
import type { ErrorCode } from './schema.ts';

/** What has become of the file. */
export type FileState =
  | { step: 'none' }
  | { step: 'uploading' | 'reading'; file: string; share: number }
  | { step: 'read'; file: string; fields: number }
  /** `offline`: there was no answer. */
  | { step: 'problem'; file: string; problem: ResumeProblem | 'offline' };

const problems: Record<ResumeProblem | 'offline', keyof Words> = {
  missing: 'fileMissing',
  tooLarge: 'fileTooLarge',
  unsupportedType: 'fileUnsupported',
  empty: 'fileEmpty',
  encrypted: 'problemEncrypted',
  unreadable: 'problemUnreadable',
  noText: 'problemNoText',
  tooComplex: 'problemTooComplex',
  busy: 'problemBusy',
  offline: 'problemBusy',
};

interface Properties {
  input: RefObject<HTMLInputElement | null>;
  state: FileState;
  error: ErrorCode | undefined;
  /** A form that was sent without scripts has lost its file. */
  isLost: boolean;
  hasMarks: boolean;
  onChoose: () => void;
  onRemove: () => void;
  onReadAgain: () => void;
  onConfirmAll: () => void;
}

/** The attachment: chosen, dropped or pasted; what is read out of it is told politely. */
export function ResumeFile(properties: Properties) {
  const { input, state, error, isLost, hasMarks } = properties;
  const words = useWords();
  const id = idOf('file');
  const isBusy = state.step === 'uploading' || state.step === 'reading';
  const canReadAgain =
    state.step === 'problem' && (state.problem === 'busy' || state.problem === 'offline');
  return (
    <div className="field resume-file">
      <label htmlFor={id}>
        {words.file}
        <Required />
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {words.fileHint}
      </p>
      <div className="resume-file-area">
        <p>{words.fileDrop}</p>
        <input
          id={id}
          ref={input}
          name="file"
          type="file"
          accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint: true })}
          onChange={properties.onChoose}
        />
        <FieldError id={id} error={error && errorText(fileField, error, words)} />
        {isLost && <p className="field-hint">{words.fileAgain}</p>}
        <div className="resume-file-state">
          <p role="status">{stateText(state, words)}</p>
          {isBusy && (
            <progress
              aria-label={words.file}
              max={1}
              value={state.step === 'uploading' ? state.share : undefined}
            />
          )}
          {state.step !== 'none' && (
            <p className="resume-file-actions">
              {state.step === 'read' && hasMarks && (
                <button type="button" onClick={properties.onConfirmAll}>
                  {words.markConfirmAll}
                </button>
              )}
              {canReadAgain && (
                <button type="button" onClick={properties.onReadAgain}>
                  {words.readAgain}
                </button>
              )}
              <button type="button" onClick={properties.onRemove}>
                {words.fileRemove}
              </button>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function stateText(state: FileState, words: Words): string {
  switch (state.step) {
    case 'none':
      return '';
    case 'uploading':
    case 'reading':
      return words[state.step].replace('{file}', state.file);
    case 'read':
      return (state.fields > 0 ? words.readingDone : words.readingNothing)
        .replace('{file}', state.file)
        .replace('{value}', String(state.fields));
    case 'problem':
      return words[problems[state.problem]].replace('{file}', state.file);
  }
}
