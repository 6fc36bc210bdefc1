import { FieldError, type FieldProperties, Hint, inputAttributes, Label } from './fields.tsx';
import type { FieldOfKind } from './form-field.ts';
import type { useResumeEntries } from './resume-entries.ts';
import { type ApplicationMessages, useResumeMessages } from './resume-messages.ts';
import type { FileProblem, FileState, useResumeReader } from './resume-reader.ts';
import type { FormController } from './use-form.ts';

const problems: Record<FileProblem, keyof ApplicationMessages> = {
  missing: 'fileMissing',
  tooLarge: 'fileTooLarge',
  unsupportedType: 'fileUnsupported',
  empty: 'fileEmpty',
  encrypted: 'problemEncrypted',
  unreadable: 'problemUnreadable',
  noText: 'problemNoText',
  tooComplex: 'problemTooComplex',
  busy: 'problemBusy',
  offline: 'problemOffline',
  timeout: 'problemUnreachable',
  unreachable: 'problemUnreachable',
};

/** Those in which the file has no part: it can be read a moment later. */
const passing: ReadonlySet<FileProblem> = new Set<FileProblem>([
  'busy',
  'offline',
  'timeout',
  'unreachable',
]);

interface Properties extends FieldProperties<FieldOfKind<'file'>> {
  reader: ReturnType<typeof useResumeReader>;
  entries: ReturnType<typeof useResumeEntries>;
  form: FormController;
}

/** The attachment: chosen, dropped or pasted; the outcome of reading it is announced politely. */
export function ResumeFile({ form, reader, entries, ...properties }: Properties) {
  const { field } = properties;
  const { state } = reader;
  const messages = useResumeMessages();
  // A file input has no role that supports aria-required.
  const { 'aria-required': _, ...attributes } = inputAttributes(properties);
  const isBusy = state.step === 'uploading' || state.step === 'reading';
  return (
    <div className="field resume-file">
      <label htmlFor={attributes.id}>
        <Label field={field} />
      </label>
      <Hint {...properties} />
      <div className="resume-file-area">
        <p>{messages.fileDrop}</p>
        <input
          {...attributes}
          ref={reader.input}
          type="file"
          accept={field.accept}
          onChange={reader.read}
        />
        <FieldError {...properties} />
        {/* When a form comes back without JavaScript, its file is lost. */}
        {form.redisplayed && state.step === 'none' && (
          <p className="field-hint">{messages.fileAgain}</p>
        )}
        <div className="resume-file-state">
          <p role="status">{stateText(state, messages)}</p>
          {isBusy && (
            <progress
              aria-label={messages.file}
              max={1}
              value={state.step === 'uploading' ? state.share : undefined}
            />
          )}
          {state.step !== 'none' && <Actions reader={reader} entries={entries} />}
        </div>
      </div>
    </div>
  );
}

function Actions({ reader, entries }: Pick<Properties, 'reader' | 'entries'>) {
  const { state } = reader;
  const messages = useResumeMessages();
  const hasMarks = Object.keys(entries.marks).length > 0;
  const canReadAgain = state.step === 'problem' && passing.has(state.problem);
  return (
    <p className="resume-file-actions">
      {state.step === 'read' && hasMarks && (
        <button type="button" onClick={entries.confirmAll}>
          {messages.markConfirmAll}
        </button>
      )}
      {canReadAgain && (
        <button type="button" onClick={reader.read}>
          {messages.readAgain}
        </button>
      )}
      <button type="button" onClick={reader.remove}>
        {messages.fileRemove}
      </button>
    </p>
  );
}

function stateText(state: FileState, messages: ApplicationMessages): string {
  switch (state.step) {
    case 'none':
      return '';
    case 'uploading':
    case 'reading':
      return messages[state.step].replace('{file}', state.file);
    case 'read':
      return (state.fields > 0 ? messages.readingDone : messages.readingNothing)
        .replace('{file}', state.file)
        .replace('{value}', String(state.fields));
    case 'problem':
      return messages[problems[state.problem]].replace('{file}', state.file);
  }
}
