import type { ChangeEvent } from 'react';
import type { Choice } from '../../cms/interface.ts';
import { type FieldProperties, inputAttributes, Labelled } from './fields.tsx';

interface Properties extends FieldProperties {
  options: Choice[];
  /** The initial choice. */
  none: string;
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** One of a list, or none. */
export function SelectField({ options, none, onChange, ...properties }: Properties) {
  const { field, values } = properties;
  return (
    <Labelled {...properties}>
      <select
        {...inputAttributes(properties)}
        defaultValue={values[field.name] ?? ''}
        onChange={onChange}
      >
        <option value="">{none}</option>
        {options.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
