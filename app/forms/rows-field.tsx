import { useRef } from 'react';
import { FieldError, type FieldProperties, Hint, useFieldMessages } from './fields.tsx';
import type { FieldOfKind } from './form-field.ts';
import type { Row } from './use-rows.ts';

interface Properties extends FieldProperties<FieldOfKind<'rows'>> {
  /** The rows on display, and the functions that change them. */
  entries: { rows: Row[]; addRow: () => void; removeRow: (key: number) => void };
}

/** A repeated group: a list of rows, each of a few short texts. */
export function RowsField({ entries, ...properties }: Properties) {
  const { formId, field, mark } = properties;
  const messages = useFieldMessages();
  const list = useRef<HTMLFieldSetElement>(null);
  const numbered = (key: string, index: number) =>
    messages[key]?.replace('{value}', String(index + 1));
  // The row that had focus is gone: focus goes where the next step is.
  const remove = (key: number) => {
    entries.removeRow(key);
    list.current?.querySelector<HTMLElement>('.resume-positions-add')?.focus();
  };
  return (
    <fieldset
      className="field resume-positions"
      id={`${formId}-${field.name}`}
      tabIndex={-1}
      ref={list}
      aria-describedby={`${formId}-${field.name}-hint`}
    >
      <legend>{messages[field.label]}</legend>
      <Hint {...properties} />
      <FieldError {...properties} />
      {mark}
      <ol>
        {entries.rows.map(({ key, texts }, index) => (
          <li key={key}>
            <fieldset>
              <legend>{numbered(field.row, index)}</legend>
              {field.parts.map(({ name, column, label }) => (
                <p key={name} className={`resume-positions-${column}`}>
                  <label htmlFor={`${formId}-${name}-${key}`}>{messages[label]}</label>
                  <input
                    id={`${formId}-${name}-${key}`}
                    name={name}
                    type="text"
                    defaultValue={texts[column] ?? ''}
                    autoComplete="off"
                  />
                </p>
              ))}
              <button
                className="resume-positions-remove"
                type="button"
                onClick={() => remove(key)}
                aria-label={numbered(field.remove, index)}
              >
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                  <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </button>
            </fieldset>
          </li>
        ))}
      </ol>
      <p>
        <button className="action resume-positions-add" type="button" onClick={entries.addRow}>
          {messages[field.add]}
        </button>
      </p>
    </fieldset>
  );
}
