import type { ChangeEvent, ReactNode } from 'react';
import { useMessages } from '../site.tsx';

export type Change = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;

/** What is wrong is listed beside the form, with links to the fields. */
export const fieldId = (name: string): string => `field-${name}`;

interface Properties {
  name: string;
  label: string;
  value: string;
  change: Change;
  error?: string | undefined;
  hint?: string | undefined;
  /** Said beside the label where a field may stay empty. */
  optional?: string;
  /** Of what one chooses from; without them it is typed. */
  options?: readonly { key: string; name: string }[];
  isWide?: boolean;
  children?: ReactNode;
}

/** A labelled field of a tool, with its hint and what is wrong with what was typed. */
export function ToolField({ name, label, value, change, error, hint, ...more }: Properties) {
  const id = fieldId(name);
  const { inBrackets } = useMessages();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    value,
    onChange: change,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={more.isWide ? 'field tool-wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {more.optional && (
          <span className="field-required">{inBrackets.replace('{text}', more.optional)}</span>
        )}
      </label>
      {more.options ? (
        <select {...attributes}>
          {more.options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.name}
            </option>
          ))}
        </select>
      ) : (
        <input {...attributes} inputMode="decimal" autoComplete="off" maxLength={80} />
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
