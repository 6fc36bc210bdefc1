import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Choice } from '../../cms/interface.ts';
import { inPlace } from '../navigation.ts';
import { useMessages } from '../site.tsx';
import { SiteLink } from './site-link.tsx';
import './list-filter.css';

interface Properties {
  /** The address of the page with the list. */
  action: string;
  /** Whether the list is filtered. */
  isFiltered: boolean;
  children: ReactNode;
}

/**
 * The filters of a list: a plain form that leads to the page with different parameters. With scripts
 * the list follows each choice, while focus and scroll position stay.
 */
export function ListFilter({ action, isFiltered, children }: Properties) {
  const messages = useMessages();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);

  function show(form: HTMLFormElement): void {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value) query.set(name, value);
    }
    navigate(query.size > 0 ? `${action}?${query}` : action, { state: inPlace });
  }

  // The link to all is gone where all are shown, and must not take the focus with it.
  const wasFiltered = useRef(isFiltered);
  useEffect(() => {
    if (wasFiltered.current && !isFiltered && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasFiltered.current = isFiltered;
  }, [isFiltered]);

  return (
    <form
      className="list-filter"
      method="get"
      action={action}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) show(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      {children}
      <p className="actions">
        <button className="action" type="submit" ref={button}>
          {messages.listShow}
        </button>
        {isFiltered && (
          <SiteLink to={action} keepsPlace>
            {messages.listShowAll}
          </SiteLink>
        )}
      </p>
    </form>
  );
}

/**
 * A field keeps what is typed or chosen in it. Where the list comes to show something else, as on
 * the way back, the field follows.
 */
export function useFollowing<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current !== value && field.current) field.current.value = value;
    shown.current = value;
  }, [value]);
  return field;
}

interface ChoiceProperties {
  name: string;
  label: string;
  choices: Choice[];
  chosen: string | null;
}

export function FilterChoice({ name, label, choices, chosen }: ChoiceProperties) {
  const messages = useMessages();
  const id = useId();
  const field = useFollowing<HTMLSelectElement>(chosen ?? '');
  return (
    <p className="list-filter-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen ?? ''} ref={field}>
        <option value="">{messages.listAll}</option>
        {choices.map(({ key, name: text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

export function FilterText({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId();
  const field = useFollowing<HTMLInputElement>(value);
  return (
    <p className="list-filter-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field}
        name={name}
        type="search"
        maxLength={100}
        defaultValue={value}
        autoComplete="off"
      />
    </p>
  );
}
