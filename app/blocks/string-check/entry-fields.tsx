import { type ChangeEvent, useId } from 'react';
import type { StringCheckMessages } from '../../i18n/en/string-check.ts';
import { useMessages } from '../../site.tsx';
import type { CheckedModel, Entries, EntryErrors, EntryName } from './entries.ts';

interface Properties {
  models: CheckedModel[];
  messages: StringCheckMessages;
  entries: Entries;
  errors: EntryErrors;
  change: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

/** The input fields, with units and errors. */
export function EntryFields({ models, messages, entries, errors, change }: Properties) {
  const id = useId();
  const chosen = models.find(({ key }) => key === entries.model);
  const needsLimit = chosen?.voltages.maximumSystem === null;
  const field = (name: EntryName, unit: string | null, isOptional = false) => (
    <Entry {...{ name, unit, messages, entries, errors, change, isOptional }} />
  );
  return (
    <div className="string-check-fields">
      <div className="field string-check-wide">
        <label htmlFor={id}>{messages.model}</label>
        <select id={id} name="model" value={entries.model} onChange={change}>
          {models.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {field('modules', null)}
      {field('lowest', '°C')}
      {field('highest', '°C', true)}
      {field('inverterMaximum', 'V', !needsLimit)}
      {field('mpptMinimum', 'V', true)}
      {field('mpptMaximum', 'V', true)}
    </div>
  );
}

interface EntryProperties extends Omit<Properties, 'models'> {
  name: EntryName;
  unit: string | null;
  isOptional: boolean;
}

function Entry({ name, unit, messages, entries, errors, change, isOptional }: EntryProperties) {
  const id = useId();
  const { inBrackets } = useMessages();
  const error = name === 'model' ? undefined : errors[name];
  const label = name === 'modules' ? messages.modules : messages[name];
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {unit && inBrackets.replace('{text}', unit)}
        {isOptional && (
          <span className="field-required">{inBrackets.replace('{text}', messages.optional)}</span>
        )}
      </label>
      <input
        id={id}
        name={name}
        value={entries[name]}
        onChange={change}
        inputMode={name === 'lowest' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={12}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
