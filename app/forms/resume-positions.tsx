import { useRef } from 'react';
import type { PastPosition } from './resume.ts';
import { positionFields } from './resume-draft.ts';
import { FieldError, idOf, type Mark, MarkNote } from './resume-field.tsx';
import { errorText, positionsField } from './resume-fields.ts';
import { useWords, type Words } from './resume-words.ts';
import type { ErrorCode } from './schema.ts';

/** A row and what it is filled in with at first; what is typed later is in the form itself. */
export interface PositionRow extends PastPosition {
  key: number;
}

const labels: Record<keyof PastPosition, keyof Words> = {
  title: 'positionTitle',
  organisation: 'positionOrganisation',
  start: 'positionStart',
  end: 'positionEnd',
};

interface Properties {
  rows: PositionRow[];
  error: ErrorCode | undefined;
  mark: Mark;
  onConfirm: (name: string) => void;
  onAdd: () => void;
  onRemove: (key: number) => void;
}

const id = idOf('pastPositions');

/** The past positions: a list of rows, each of four short texts. */
export function ResumePositions(properties: Properties) {
  const { rows, error, mark, onConfirm, onAdd, onRemove } = properties;
  const words = useWords();
  const list = useRef<HTMLFieldSetElement>(null);
  // The row that the focus was in is gone: it goes where the next step is.
  const remove = (key: number) => {
    onRemove(key);
    list.current?.querySelector<HTMLElement>('.resume-positions-add')?.focus();
  };
  return (
    <fieldset
      className="field resume-positions"
      id={id}
      tabIndex={-1}
      ref={list}
      aria-describedby={`${id}-hint`}
    >
      <legend>{words.pastPositions}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {words.pastPositionsHint}
      </p>
      <FieldError id={id} error={error && errorText(positionsField, error, words)} />
      <MarkNote
        id={id}
        label={words.pastPositions}
        mark={mark}
        onConfirm={() => onConfirm('pastPositions')}
      />
      <ol>
        {rows.map((row, index) => (
          <li key={row.key}>
            <fieldset>
              <legend>{words.position.replace('{value}', String(index + 1))}</legend>
              {Object.entries(positionFields).map(([part, name]) => (
                <Part key={name} row={row} part={part as keyof PastPosition} name={name} />
              ))}
              <button
                className="resume-positions-remove"
                type="button"
                onClick={() => remove(row.key)}
                aria-label={words.positionRemove.replace('{value}', String(index + 1))}
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
        <button className="action resume-positions-add" type="button" onClick={onAdd}>
          {words.positionAdd}
        </button>
      </p>
    </fieldset>
  );
}

function Part({ row, part, name }: { row: PositionRow; part: keyof PastPosition; name: string }) {
  const words = useWords();
  const partId = `${idOf(name)}-${row.key}`;
  return (
    <p className={`resume-positions-${part}`}>
      <label htmlFor={partId}>{words[labels[part]]}</label>
      <input id={partId} name={name} type="text" defaultValue={row[part]} autoComplete="off" />
    </p>
  );
}
