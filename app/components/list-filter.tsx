import { type ReactNode, useId } from 'react';
import type { Choice } from '../../cms/interface.ts';
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

/** The filters of a list: a plain form that leads to the page with different parameters. */
export function ListFilter({ action, isFiltered, children }: Properties) {
  const messages = useMessages();
  return (
    <form className="list-filter" method="get" action={action}>
      {children}
      <p className="actions">
        <button className="action" type="submit">
          {messages.listShow}
        </button>
        {isFiltered && <SiteLink to={action}>{messages.listShowAll}</SiteLink>}
      </p>
    </form>
  );
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
  return (
    <p className="list-filter-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen ?? ''}>
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
  return (
    <p className="list-filter-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="search"
        maxLength={100}
        defaultValue={value}
        autoComplete="off"
      />
    </p>
  );
}
