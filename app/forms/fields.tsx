import type { ReactNode } from 'react';
import type { Messages } from '../i18n/en/messages.ts';
import { useMessages } from '../site.tsx';
import './fields.css';
import type { FieldDescription } from './form-field.ts';
import type { ErrorCode, FieldErrors, FormValues } from './schema.ts';

interface Properties {
  /** Makes ids unique where a page has two forms. */
  formId: string;
  field: FieldDescription;
  values: FormValues;
  errors: FieldErrors;
  children?: ReactNode;
}

/**
 * A keyboard for addresses without a browser's own idea of them: one with letters outside ASCII
 * would be told to screen readers as wrong, and blanks around it would not be what was typed.
 */
export const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** @returns the words for a field's error, in the visitor's language. */
export function errorText(field: FieldDescription, code: ErrorCode, messages: Messages): string {
  const key = field.errors[code] ?? (code === 'tooLong' ? 'errorTooLong' : undefined);
  return key ? messages[key] : messages.formErrorSummary;
}

/** One field with its label, its hint and its error, wired together for assistive technology. */
export function Field(properties: Properties) {
  const { field } = properties;
  switch (field.kind) {
    case 'choice':
      return <Choice {...properties} field={field} />;
    case 'agreement':
      return <Agreement {...properties} />;
    default:
      return <TextInput {...properties} />;
  }
}

function TextInput({ formId, field, values, errors, children }: Properties) {
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
      {field.kind === 'textarea' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input
          {...attributes}
          {...(field.kind === 'email' ? emailInput : { type: field.kind })}
          list={children ? `${id}-list` : undefined}
        />
      )}
      {children}
      <FieldError id={errorId} field={field} code={code} />
    </div>
  );
}

/** One of a few answers; none is chosen beforehand. */
function Choice({
  formId,
  field,
  values,
  errors,
}: Properties & { field: Extract<FieldDescription, { kind: 'choice' }> }) {
  const messages = useMessages();
  const id = `${formId}-${field.name}`;
  const code = errors[field.name];
  return (
    <fieldset className="field field-choice" id={id}>
      <legend>{messages[field.label]}</legend>
      {field.choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={values[field.name] === value}
          />
          {messages[label]}
        </label>
      ))}
      <FieldError id={`${id}-error`} field={field} code={code} />
    </fieldset>
  );
}

/** Never ticked beforehand. */
function Agreement({ formId, field, values, errors }: Properties) {
  const messages = useMessages();
  const id = `${formId}-${field.name}`;
  const errorId = `${id}-error`;
  const code = errors[field.name];
  return (
    <div className="field field-agreement">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="yes"
          defaultChecked={values[field.name] === 'yes'}
          aria-required={field.required}
          aria-invalid={code ? true : undefined}
          aria-describedby={code ? errorId : undefined}
        />
        <span>
          {messages[field.label]}
          {field.required && <span className="field-required"> ({messages.formRequired})</span>}
        </span>
      </label>
      <FieldError id={errorId} field={field} code={code} />
    </div>
  );
}

function FieldError({
  id,
  field,
  code,
}: {
  id: string;
  field: FieldDescription;
  code: ErrorCode | undefined;
}) {
  const messages = useMessages();
  if (!code) return null;
  return (
    <p className="field-error" id={id}>
      {errorText(field, code, messages)}
    </p>
  );
}
