import type { ReactNode } from 'react';
import type { Messages } from '../i18n/en/messages.ts';
import type { Language } from '../i18n/languages.ts';
import { useMessages, useSite } from '../site.tsx';
import './fields.css';
import type { FieldDescription, FieldOfKind } from './form-field.ts';
import type { ErrorCode, FieldErrors, FormValues } from './schema.ts';

export interface FieldProperties<Field extends FieldDescription = FieldDescription> {
  /** Makes ids unique where a page has two forms. */
  formId: string;
  field: Field;
  values: FormValues;
  errors: FieldErrors;
  /** What is said about the value, below it. */
  mark?: ReactNode;
}

/**
 * A keyboard for addresses without a browser's own idea of them: one with letters outside ASCII
 * would be told to screen readers as wrong, and blanks around it would not be what was typed.
 */
const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

type FieldMessages = Messages & Record<string, string>;

/** By the keys of a form's table, which may have messages besides those of the site. */
export const useFieldMessages: () => FieldMessages = useMessages;

/** @returns the words for a field's error, in the visitor's language. */
export function errorText(field: FieldDescription, code: ErrorCode, messages: FieldMessages) {
  const key = field.errors[code] ?? (code === 'tooLong' ? 'errorTooLong' : undefined);
  return key ? messages[key] : messages.formErrorSummary;
}

/**
 * One field with its label, its hint and its error, wired together for assistive technology. Kinds
 * that few forms have come with those forms (resume-field.tsx): others need not load them.
 */
export function Field(properties: FieldProperties) {
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

/** What makes an input belong to its label, its hint, its error and its mark. */
export function inputAttributes({ formId, field, errors, mark }: FieldProperties) {
  const id = `${formId}-${field.name}`;
  const isWrong = field.name in errors;
  const notes = [isWrong && 'error', field.hint && 'hint', mark && 'mark'].filter(Boolean);
  return {
    id,
    name: field.name,
    'aria-required': field.required,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': notes.map((note) => `${id}-${note}`).join(' ') || undefined,
  };
}

/** What stands around an input: its label and its hint, its error and its mark. */
export function Labelled({ children, ...properties }: FieldProperties & { children: ReactNode }) {
  const { formId, field, mark } = properties;
  return (
    <div className={field.isHalf ? 'field field-half' : 'field'}>
      <label htmlFor={`${formId}-${field.name}`}>
        <Label field={field} />
      </label>
      <Hint {...properties} />
      {children}
      <FieldError {...properties} />
      {mark}
    </div>
  );
}

function TextInput(properties: FieldProperties) {
  const { field, values } = properties;
  const messages = useFieldMessages();
  const { language } = useSite();
  const attributes = {
    ...inputAttributes(properties),
    defaultValue: values[field.name] ?? '',
    placeholder: messages[field.placeholder ?? 'pleaseEnter'],
    autoComplete: field.autoComplete,
  };
  const hasPlaces = field.kind === 'text' && field.suggestions === 'places';
  const list = hasPlaces ? `${attributes.id}-list` : undefined;
  return (
    <Labelled {...properties}>
      {field.kind === 'textarea' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input
          {...attributes}
          {...(field.kind === 'email' ? emailInput : { type: field.kind })}
          list={list}
          onFocus={({ target }) => suggestPlaces(target.list, language)}
        />
      )}
      {list && <datalist id={list} />}
    </Labelled>
  );
}

/**
 * Suggestions for a place: countries in the visitor's language, in Chinese cities. Any other text
 * can be typed. They are looked up when the field is first used.
 */
function suggestPlaces(list: HTMLElement | null, language: Language): void {
  if (!list || list.firstChild) return;
  import('./places.ts')
    .then(({ listPlaces }) =>
      list.append(...listPlaces(language).map((place) => new Option('', place))),
    )
    // Without suggestions the field works as before.
    .catch(() => undefined);
}

/** One of a few answers; none is chosen beforehand. */
function Choice(properties: FieldProperties<FieldOfKind<'choice'>>) {
  const { formId, field, values } = properties;
  const messages = useFieldMessages();
  return (
    <fieldset className="field field-choice" id={`${formId}-${field.name}`}>
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
      <FieldError {...properties} />
    </fieldset>
  );
}

/** Never ticked beforehand. */
function Agreement(properties: FieldProperties) {
  const { field, values } = properties;
  const attributes = inputAttributes(properties);
  return (
    <div className="field field-agreement">
      <label htmlFor={attributes.id}>
        <input
          {...attributes}
          type="checkbox"
          value="yes"
          defaultChecked={values[field.name] === 'yes'}
        />
        <span>
          <Label field={field} />
        </span>
      </label>
      <FieldError {...properties} />
    </div>
  );
}

export function Label({ field }: { field: FieldDescription }) {
  const messages = useFieldMessages();
  return (
    <>
      {messages[field.label]}
      {field.required && (
        <span className="field-required">
          {messages.inBrackets.replace('{text}', messages.formRequired)}
        </span>
      )}
    </>
  );
}

export function Hint({ formId, field }: FieldProperties) {
  const messages = useFieldMessages();
  if (!field.hint) return null;
  return (
    <p className="field-hint" id={`${formId}-${field.name}-hint`}>
      {messages[field.hint]}
    </p>
  );
}

export function FieldError({ formId, field, errors }: FieldProperties) {
  const messages = useFieldMessages();
  const code = errors[field.name];
  if (!code) return null;
  return (
    <p className="field-error" id={`${formId}-${field.name}-error`}>
      {errorText(field, code, messages)}
    </p>
  );
}
