import type { ReactNode } from 'react';
import type { Choice } from '../../cms/interface.ts';
import { emailInput } from './fields.tsx';
import { errorText, type ResumeFieldDescription } from './resume-fields.ts';
import { useWords } from './resume-words.ts';
import type { ErrorCode } from './schema.ts';

export const idOf = (name: string) => `resume-${name}`;

/** Where a value was found; null where the file does not say. */
export type Mark = { page: number; text: string } | null | undefined;

interface Properties {
  field: ResumeFieldDescription;
  value: string;
  error: ErrorCode | undefined;
  mark?: Mark;
  onConfirm?: (name: string) => void;
  countries?: Choice[];
}

/** One field with its label, its hint, its error, and what the CV says about it. */
export function ResumeField(properties: Properties) {
  const { field, value, error, mark, onConfirm, countries = [] } = properties;
  const words = useWords();
  if (field.type === 'agreement') return <Agreement {...properties} />;
  const id = idOf(field.name);
  const attributes = {
    id,
    name: field.name,
    defaultValue: value,
    autoComplete: field.autoComplete,
    'aria-required': field.required,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy(id, { hint: field.hint, error, mark }),
  };
  return (
    <div className={`field${field.isHalf ? ' field-half' : ''}`}>
      <label htmlFor={id}>
        {words[field.label]}
        {field.required && <Required />}
      </label>
      {field.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {words[field.hint]}
        </p>
      )}
      {field.type === 'country' ? (
        <select {...attributes}>
          <option value="">{words.pleaseChoose}</option>
          {countries.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input {...attributes} {...(field.type === 'email' ? emailInput : { type: field.type })} />
      )}
      <FieldError id={id} error={error && errorText(field, error, words)} />
      <MarkNote
        id={id}
        label={words[field.label]}
        mark={mark}
        onConfirm={() => onConfirm?.(field.name)}
      />
    </div>
  );
}

/** Never ticked beforehand. */
function Agreement({ field, value, error }: Properties) {
  const words = useWords();
  const id = idOf(field.name);
  return (
    <div className="field field-agreement">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="yes"
          defaultChecked={value === 'yes'}
          aria-required={field.required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
        />
        <span>
          {words[field.label]}
          {field.required && <Required />}
        </span>
      </label>
      <FieldError id={id} error={error && errorText(field, error, words)} />
    </div>
  );
}

export function Required() {
  const words = useWords();
  return <span className="field-required"> ({words.formRequired})</span>;
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  );
}

/** The passage of the CV that a value was taken from, until somebody has checked it. */
export function MarkNote({
  id,
  label,
  mark,
  onConfirm,
}: {
  id: string;
  label: string;
  mark: Mark;
  onConfirm: () => void;
}) {
  const words = useWords();
  if (mark === undefined) return null;
  return (
    <div className="resume-mark">
      <p id={`${id}-mark`}>
        <strong>{words.markTitle}</strong>{' '}
        {mark && (
          <span className="resume-mark-place">
            <q>{mark.text}</q> {words.markPage.replace('{page}', String(mark.page))}
          </span>
        )}
      </p>
      <button type="button" onClick={onConfirm}>
        {words.markConfirm}
        <span className="visually-hidden"> ({label})</span>
      </button>
    </div>
  );
}

export function describedBy(
  id: string,
  notes: { hint?: unknown; error?: unknown; mark?: Mark },
): string | undefined {
  const ids = [
    notes.error && `${id}-error`,
    notes.hint && `${id}-hint`,
    notes.mark !== undefined && `${id}-mark`,
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}
