import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { LayoutContent } from '../../cms/interface.ts';
import { SiteLink } from '../components/site-link.tsx';
import type { Messages } from '../i18n/en/messages.ts';
import type { Language } from '../i18n/languages.ts';
import { useMessages, useSite } from '../site.tsx';
import './fields.css';
import type { FieldDescription, FieldOfKind } from './form-field.ts';
import type { ErrorCode, FieldErrors, FormValues } from './schema.ts';

export interface FieldProperties<Field extends FieldDescription = FieldDescription> {
  /** Keeps ids unique if a page has two forms. */
  formId: string;
  field: Field;
  values: FormValues;
  errors: FieldErrors;
  /** The note about the value, below it. */
  mark?: ReactNode;
}

/**
 * An email keyboard without the browser's own validation: it would report an address with non-ASCII
 * letters to screen readers as invalid, and would strip the blanks around what was typed.
 */
const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

type FieldMessages = Messages & Record<string, string>;

/** By the keys of a form's table, which may have messages of its own. */
export const useFieldMessages: () => FieldMessages = useMessages;

/** @returns the message for a field's error, in the visitor's language. */
export function errorText(field: FieldDescription, code: ErrorCode, messages: FieldMessages) {
  const key = field.errors[code] ?? (code === 'tooLong' ? 'errorTooLong' : undefined);
  return key ? messages[key] : messages.formErrorSummary;
}

/**
 * A field with its label, hint and error, wired together for assistive technology. Kinds that few
 * forms use come with those forms (resume-field.tsx), so that others need not load them.
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

/** The ids that link an input to its label, hint, error and mark. */
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

/** An input's surroundings: label, hint, error and mark. */
export function Labelled({ children, ...properties }: FieldProperties & { children: ReactNode }) {
  const { formId, field, mark } = properties;
  return (
    <div className={field.isHalf ? 'field field-half' : 'field'}>
      <label htmlFor={`${formId}-${field.name}`}>
        <Label field={field} />
      </label>
      <Hint {...properties} />
      <FieldError {...properties} />
      {children}
      {mark}
    </div>
  );
}

function TextInput(properties: FieldProperties) {
  const { field, values } = properties;
  const messages = useFieldMessages();
  const { language } = useSite();
  const suggested = field.kind === 'text' ? field.suggestions : undefined;
  const attributes = {
    ...inputAttributes(properties),
    defaultValue: values[field.name] ?? '',
    placeholder: messages[field.placeholder ?? 'pleaseEnter'],
    // In Chinese a place is a city.
    autoComplete: suggested && language === 'zh' ? 'address-level2' : field.autoComplete,
  };
  const list = suggested && `${attributes.id}-list`;
  return (
    <Labelled {...properties}>
      {field.kind === 'textarea' ? (
        <textarea {...attributes} rows={field.rows ?? 5} />
      ) : (
        <input
          {...attributes}
          {...(field.kind === 'email' ? emailInput : { type: field.kind })}
          list={list}
          onFocus={({ target }) => suggested && suggest(target.list, suggested, language)}
        />
      )}
      {list && <datalist id={list} />}
    </Labelled>
  );
}

/**
 * Suggestions for a place: countries in the visitor's language, cities in Chinese, prefectures. Any
 * other text can be typed. They are loaded when the field is first used.
 */
function suggest(list: HTMLElement | null, kind: 'places' | 'prefectures', language: Language) {
  if (!list || list.firstChild) return;
  import('./places.ts')
    .then(({ suggestions }) =>
      list.append(...suggestions[kind](language).map((place) => new Option('', place))),
    )
    // Without suggestions the field still works.
    .catch(() => undefined);
}

/** A choice of one of a few answers; none is preselected. */
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

/** Never preselected. */
function Agreement(properties: FieldProperties) {
  const { field, values } = properties;
  const messages = useFieldMessages();
  const layout = useRouteLoaderData<LayoutContent>('layout');
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
          <Label field={field} company={layout?.company.name} />
        </span>
      </label>
      {field.details && (
        <p className="field-details">
          <SiteLink to={field.details}>{messages.formPrivacyLink}</SiteLink>
        </p>
      )}
      <FieldError {...properties} />
    </div>
  );
}

/** @param company whose name belongs in what is agreed to. */
export function Label({ field, company = '' }: { field: FieldDescription; company?: string }) {
  const messages = useFieldMessages();
  return (
    <>
      {messages[field.label]?.replace('{company}', company)}
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
