import { useFieldMessages } from './fields.tsx';
import type { FieldDescription } from './form-field.ts';
import { useResumeMessages } from './resume-messages.ts';

/** Where a value was found; null if the file does not say. */
export type Mark = { page: number; text: string } | null;

interface Properties {
  field: FieldDescription;
  mark: Mark;
  onConfirm: () => void;
}

/** The passage of the CV that a value was taken from, shown until somebody has checked it. */
export function ResumeMark({ field, mark, onConfirm }: Properties) {
  const messages = useResumeMessages();
  const labels = useFieldMessages();
  return (
    <div className="resume-mark">
      <p id={`resume-${field.name}-mark`}>
        <strong>{messages.markTitle}</strong>{' '}
        {mark && (
          <span className="resume-mark-place">
            <q>{mark.text}</q> {messages.markPage.replace('{page}', String(mark.page))}
          </span>
        )}
      </p>
      <button type="button" onClick={onConfirm}>
        {messages.markConfirm}
        <span className="visually-hidden">
          {labels.inBrackets.replace('{text}', labels[field.label] ?? '')}
        </span>
      </button>
    </div>
  );
}
