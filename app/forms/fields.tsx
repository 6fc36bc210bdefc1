import type { ReactNode } from 'react';
import type { Messages } from '../i18n/messages/en.ts';
import { useMessages } from '../site.tsx';
import './fields.css';
import type { ErrorCode, FieldErrors, FormValues } from './schema.ts';

/** How a form's field is called and what its errors say: keys of the interface strings. */
export interface FieldDescription {
  name: string;
  label: keyof Messages;
  required?: boolean;
  /** Short enough to share a line with its neighbour. */
  isHalf?: boolean;
  type?: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete?: string;
  placeholder?: keyof Messages;
  errors: Partial<Record<ErrorCode, keyof Messages>>;
}

interface Properties {
  /** Makes ids unique where a page has two forms. */
  formId: string;
  field: FieldDescription;
  values: FormValues;
  errors: FieldErrors;
  children?: ReactNode;
}

/** @returns the words for a field's error, in the visitor's language. */
export function errorText(field: FieldDescription, code: ErrorCode, messages: Messages): string {
  const key = field.errors[code] ?? (code === 'tooLong' ? 'errorTooLong' : undefined);
  return key ? messages[key] : messages.formErrorSummary;
}

/** One field with its label, its hint and its error, wired together for assistive technology. */
export function Field({ formId, field, values, errors, children }: Properties) {
  const messages = useMessages();
  const id = `${formId}-${field.name}`;
  const errorId = `${id}-error`;
  const code = errors[field.name];
  const attributes = {
    id,
    name: field.name,
    defaultValue: values[field.name] ?? '',
    placeholder: messages[field.placeholder ?? 'pleaseEnter'],
    autoComplete: field.autoComplete,
    'aria-required': field.required,
    'aria-invalid': code ? (true as const) : undefined,
    'aria-describedby': code ? errorId : undefined,
  };
  return (
    <div className={field.isHalf ? 'field field-half' : 'field'}>
      <label htmlFor={id}>
        {messages[field.label]}
        {field.required && <span className="field-required"> ({messages.formRequired})</span>}
      </label>
      {field.type === 'textarea' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input
          {...attributes}
          type={field.type ?? 'text'}
          list={children ? `${id}-list` : undefined}
        />
      )}
      {children}
      {code && (
        <p className="field-error" id={errorId}>
          {errorText(field, code, messages)}
        </p>
      )}
    </div>
  );
}
